// Registers the service worker on pages without the application, so that a visit to any page makes the site work
// offline.
import { watch } from "./offline-and-install.js";

addEventListener("load", () => watch());
