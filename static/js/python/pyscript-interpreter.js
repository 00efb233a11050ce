// The interpreter that pyscript.toml names. Python starts when this module loads (start-python-after-paint.js), in parallel to
// PyScript.
import { version } from "../../vendor/pyodide/pyodide.mjs";
import { opened } from "../backup-journal.js";
import { spareTime } from "../idle-time.js";
import { tell } from "../send-to-python.js";
import { addSheet } from "../title-sheets.js";
import * as snapshot from "./snapshot.js";
import { startPython } from "./start-interpreter.js";
import { addTitle, titlesIn } from "./title-archives.js";

export { version };

const PATIENCE = 1000; // ms to wait for the journal once Python has started
const { title = "" } = document.documentElement.dataset; // chosen by show-stored-page.js
const starting = startPython({ imports: true, title });
starting.then((python) => titlesIn(python).forEach(addSheet), () => {});

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

/**
 * Make a title importable in the page, with its style sheet. Answers `TitleLoaded` or `TitleFailed`.
 * @param {string} title
 */
export async function loadTitle(title) {
  try {
    await Promise.all([starting.then((python) => addTitle(python, title)), addSheet(title)]);
  } catch (error) {
    console.warn(error);
    return tell("TitleFailed", title);
  }
  tell("TitleLoaded", title);
}

/** @type {Promise<void>} */
let keeping = new Promise((resolve) => {
  globalThis.addEventListener?.("py:all-done", () => resolve());
});

/**
 * Store a snapshot of a title for the next start, in idle time, one after the other.
 * @param {string} title
 */
export function keepTitle(title) {
  keeping = keeping.then(async () => {
    await spareTime();
    if (await snapshot.keep(title)) document.documentElement.dataset.snapshot = "kept";
  });
}

if (title) keepTitle(title);
