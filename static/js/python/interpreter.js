// What pyscript.toml names as interpreter. Python starts when this module is loaded (start-python.js), beside PyScript itself.
import { version } from "../../vendor/pyodide/pyodide.mjs";
import { opened } from "../journal.js";
import { spareTime } from "../idle.js";
import * as snapshot from "./snapshot.js";
import { startPython } from "./start.js";

export { version };

const PATIENCE = 1000; // ms that the journal may take longer than Python
const starting = startPython({ imports: true });

/**
 * As PyScript calls it.
 * @param {Record<"stdout" | "stderr", ((text: string) => void) | undefined>} settings
 */
export async function loadPyodide({ stdout, stderr }) {
  const python = await starting;
  await opened(PATIENCE);
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
}

globalThis.addEventListener?.("py:all-done", async () => {
  await spareTime();
  if (await snapshot.keep()) document.documentElement.dataset.snapshot = "kept";
});
