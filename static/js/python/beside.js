// Starts Python in a worker, beside the page.
import { lost } from "./lost.js"; // before what fetches
import { startPython } from "./start.js";

/** The interpreter; it fails when a file does not arrive. */
export function startPythonBeside() {
  return Promise.race([startPython(), lost]);
}
