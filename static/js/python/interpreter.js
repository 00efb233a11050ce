// What pyscript.toml names as interpreter. Python starts when this module is loaded (begin.js), beside PyScript itself.
import { version } from "../../vendor/pyodide/pyodide.mjs";
import * as snapshot from "./snapshot.js";
import { startPython } from "./start.js";

export { version };

const starting = startPython();

/** As PyScript calls it. */
export async function loadPyodide({ stdout, stderr }) {
  const python = await starting;
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
}

// The page has what it needs now: time for what makes the next start quicker.
globalThis.addEventListener?.("py:all-done", async () => {
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
  if (await snapshot.keep()) document.documentElement.dataset.snapshot = "kept";
});
