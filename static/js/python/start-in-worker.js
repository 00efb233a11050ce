// Starts Python in a worker beside the page's own, for bots or diagrams.
import { lost } from "./failed-fetch-patch.js"; // must come before anything that fetches
import { startPython } from "./start-interpreter.js";

/**
 * The interpreter and one of our Python modules. Rejects if a file does not arrive or is damaged; damaged files are
 * repaired first, for the next worker. The worker's name is the release of the page and, if it is for one, the title:
 * 'a41c penny-press'.
 * @param {string} name
 */
export async function startPythonBeside(name) {
  const [release, title = ""] = self.name.split(" ");
  try {
    const python = await Promise.race([startPython(title), lost]);
    return { python, module: python.pyimport(name) };
  } catch (error) {
    const { repair } = await import("../repair-damaged-files.js");
    await repair(release);
    throw error;
  }
}
