// What a diagram needs only once it is used: dragging, motion, drawings by morphing.
import { listen as listenToDrags } from "../drag.js";
import { settle } from "../focus.js";
import { listen as listenToInterruptions } from "../motion/motion.js";

export { draw } from "../morph-page.js";

settle(document.getElementById("app"), null); // ignore focus requests of the first drawing
listenToDrags();
listenToInterruptions();
document.documentElement.dataset.interactive = "ready";
