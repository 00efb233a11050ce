// What a diagram needs once somebody has it in hand: dragging, motion, drawings that leave alone what has not changed.
import { listen as listenToDrags } from "../drag.js";
import { settle } from "../focus.js";
import { listen as listenToInterruptions } from "../motion/motion.js";

export { draw } from "../morph-page.js";

settle(document.getElementById("app"), null); // what wanted the focus at first does not want it again
listenToDrags();
listenToInterruptions();
document.documentElement.dataset.hands = "ready";
