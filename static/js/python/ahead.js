// Imports what Python is going to need, a few modules at a time, so that the page can answer in between.
import { ORDER } from "./order.js"; // the build writes it: what the page imports, each after what it imports itself

const AT_ONCE = 6; // ms
const PYODIDES_OWN = /^_?pyodide\b/; // they have their time when Pyodide sets itself up
const OURS = /^(pennypress|htpy|markupsafe)\b/;

/** The standard library; `run` executes a line of Python. */
export function importLibrary(run) {
  return importAll(ORDER.filter((name) => !PYODIDES_OWN.test(name) && !OURS.test(name)), run);
}

/** Our own code. */
export function importOurs(run) {
  return importAll(ORDER.filter((name) => OURS.test(name)), run);
}

async function importAll(names, run) {
  let since = performance.now();
  for (const name of names) {
    run(`import ${name}`);
    if (performance.now() - since < AT_ONCE) continue;
    await pause();
    since = performance.now();
  }
}

/** Let the page do what has come up meanwhile. */
export function pause() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel(); // sooner than a timer
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage("");
  });
}
