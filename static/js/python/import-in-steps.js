// Imports the Python modules that will be needed, a few at a time, so that the page can respond in between.
import { BRING, ORDER } from "./order.js"; // written by the build: modules the lobby needs, each after its imports
import { pause } from "./yield-to-page.js";

const STEP_MS = 4; // ms
const PYODIDES_OWN = /^(pyodide|_pyodide\.jsbind)\b/; // imported when Pyodide initializes itself
const OURS = /^(pennypress|htpy|markupsafe)\b/;

/**
 * Import modules of the standard library; `run` executes Python code.
 * @param {(line: string) => void} run
 */
export async function importLibrary(run) {
  await pause();
  run(BRING);
  await importAll(ORDER.filter((name) => !PYODIDES_OWN.test(name) && !OURS.test(name)), run);
}

/**
 * Import modules of our own code.
 * @param {(line: string) => void} run
 */
export async function importOurs(run) {
  await importAll(ORDER.filter((name) => OURS.test(name)), run);
  performance.mark("our modules imported");
}

/** @param {string[]} names @param {(line: string) => void} run */
async function importAll(names, run) {
  let since = -Infinity;
  for (const name of names) {
    if (performance.now() - since > STEP_MS) {
      await pause();
      since = performance.now();
    }
    run(`bring("${name}")`);
  }
  await pause();
}
