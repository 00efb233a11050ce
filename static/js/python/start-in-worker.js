// Starts Python in a worker beside the page's own, for bots or diagrams.
import { lost } from "./failed-fetch-patch.js"; // must come before anything that fetches
import { startPython } from "./start-interpreter.js";

/**
 * The interpreter and one of our Python modules. Rejects if a file does not arrive or is damaged; damaged files are
 * repaired first, for the next worker. The worker's name is the title that it is for, or ''.
 * @param {string} name
 */
export async function startPythonBeside(name) {
  try {
    const python = await Promise.race([startPython(self.name), lost]);
    return { python, module: python.pyimport(name) };
  } catch (error) {
    const { repair } = await import("../repair-damaged-files.js");
    await repair();
    throw error;
  }
}
