// What a diagram needs once somebody has it in hand: dragging, and drawings that leave alone what has not changed.
import { listen } from "../drag.js";
import { settle } from "../focus.js";

export { draw } from "../page.js";

const INTERACT = new URL("../../vendor/interact/interact.min.js", import.meta.url).href;

settle(document.getElementById("app"), null); // what wanted the focus at first does not want it again

const library = document.createElement("script");
library.src = INTERACT;
library.onload = () => {
  listen();
  document.documentElement.dataset.hands = "ready";
};
document.head.append(library);
