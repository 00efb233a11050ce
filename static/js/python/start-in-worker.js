// Starts Python in a worker, beside the page.
import { lost } from "./fetch-errors.js"; // before what fetches
import { startPython } from "./start.js";

// A worker imports what it needs, at once: there is no page that has to answer in between.

/**
 * The interpreter and a module of ours in it; it fails when a file does not arrive, or is damaged. What is damaged is
 * repaired before, for the next worker.
 * @param {string} name
 */
export async function startPythonBeside(name) {
  try {
    const python = await Promise.race([startPython({ imports: false }), lost]);
    return { python, module: python.pyimport(name) };
  } catch (error) {
    const { repair } = await import("../repair.js");
    await repair();
    throw error;
  }
}
