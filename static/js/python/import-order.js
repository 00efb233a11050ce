// Imports what Python is going to need, a few modules at a time, so that the page can answer in between.
import { BRING, ORDER } from "./order.js"; // the build writes it: what the lobby needs, each after what it imports itself
import { pause } from "./pause.js";

const AT_ONCE = 4; // ms
const PYODIDES_OWN = /^(pyodide|_pyodide\.jsbind)\b/; // they have their time when Pyodide sets itself up
const OURS = /^(pennypress|htpy|markupsafe)\b/;

/**
 * The standard library; `run` executes some Python.
 * @param {(line: string) => void} run
 */
export async function importLibrary(run) {
  await pause();
  run(BRING);
  await importAll(ORDER.filter((name) => !PYODIDES_OWN.test(name) && !OURS.test(name)), run);
}

/**
 * Our own code.
 * @param {(line: string) => void} run
 */
export function importOurs(run) {
  return importAll(ORDER.filter((name) => OURS.test(name)), run);
}

/** @param {string[]} names @param {(line: string) => void} run */
async function importAll(names, run) {
  let since = -Infinity;
  for (const name of names) {
    if (performance.now() - since > AT_ONCE) {
      await pause();
      since = performance.now();
    }
    run(`bring("${name}")`);
  }
  await pause();
}
