// What a diagram needs once somebody has it in hand: dragging, and drawings that leave alone what has not changed.
import { listen } from "../drag.js";
import { settle } from "../focus.js";

export { draw } from "../page.js";

settle(document.getElementById("app"), null); // what wanted the focus at first does not want it again
listen();
document.documentElement.dataset.hands = "ready";
