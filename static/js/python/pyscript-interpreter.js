// The interpreter that pyscript.toml names. Python starts when this module loads (start-python-after-paint.js), in parallel to
// PyScript.
import { version } from "../../vendor/pyodide/pyodide.mjs";
import { opened } from "../backup-journal.js";
import { spareTime } from "../idle-time.js";
import * as snapshot from "./snapshot.js";
import { startPython } from "./start-interpreter.js";

export { version };

const PATIENCE = 1000; // ms to wait for the journal once Python has started
const starting = startPython({ imports: true });

/**
 * The function that PyScript calls.
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
