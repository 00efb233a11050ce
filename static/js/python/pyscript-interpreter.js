// The interpreter that pyscript.toml names. It runs in a worker, which starts beside PyScript, or before it
// (start-python-worker.js). PyScript's own workers are no choice: they are made of text that is
// run as code, which our Content-Security-Policy forbids.
import { opened } from "../backup-journal.js";
import { startData } from "../start-data.js";
import { addSheet } from "../title-sheets.js";
import { run, startPython } from "./page-interpreter.js";
import { storeSnapshot } from "./titles-on-demand.js";

const JOURNAL_TIMEOUT_MS = 1000; // to wait for the journal once Python has started
const AT_A_TABLE = /^#\/(table|replay|daily)\//;
const { title = "" } = document.documentElement.dataset; // chosen by show-stored-page.js
const starting = startPython();
const styled = Promise.allSettled(title ? [addSheet(title)] : []);
// Python may start from another title's snapshot; nothing waits for the sheet of that title.
starting.then((titles) => Promise.allSettled(titles.map(addSheet))).catch(() => {}); // page-interpreter.js tells of it

/**
 * The function that PyScript calls: as much of an interpreter as it uses to run the Python code of the page. It resolves
 * before Python has started, so that PyScript prepares everything in the meantime.
 */
export async function loadPyodide() {
  if (AT_A_TABLE.test(location.hash)) await styled; // else it could be drawn without its styles for a moment
  await opened(starting, JOURNAL_TIMEOUT_MS);
  /** @type {object} */
  let bridge;
  return {
    /** @param {string} name @param {{ js_modules: { bridge: object } }} module */
    registerJsModule(name, module) {
      if (name === "polyscript") bridge = module.js_modules.bridge;
    },
    /**
     * Run the code of the page. What PyScript runs before it is for code that works in the page, and left out.
     * @param {string} code
     */
    async runPythonAsync(code) {
      await starting;
      if (isOfThisPage(code)) await run(code, startData(), bridge);
    },
  };
}

/** @param {string} code */
function isOfThisPage(code) {
  const words = (/** @type {string | null | undefined} */ text) => text?.trim().split(/\s+/).join(" ");
  return words(code) === words(document.querySelector("head > script[type=py]")?.textContent);
}

if (title) storeSnapshot(title);
