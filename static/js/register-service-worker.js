// For pages without the application: a visit to any of them is enough to have the whole site without a network.
import { watch } from "./offline.js";

addEventListener("load", () => watch());
