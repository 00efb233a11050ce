// Starts Python in a worker, beside the page.
import { lost } from "./fetch-errors.js"; // before what fetches
import { startPython } from "./start.js";

// A worker imports what it needs, at once: there is no page that has to answer in between.

/** The interpreter; it fails when a file does not arrive. What is damaged is repaired before, for the next worker. */
export async function startPythonBeside() {
  try {
    return await Promise.race([startPython({ imports: false }), lost]);
  } catch (error) {
    const { repair } = await import("../repair.js");
    await repair();
    throw error;
  }
}
