// Starts Python as the page does, runs warm_up, and saves the memory: node take-snapshot.mjs PYODIDE LIBRARY CODE
// OUT
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [runtime, library, code, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const pyodide = await loadPyodide({
  indexURL: runtime,
  stdLibURL: library,
  _makeSnapshot: true,
  fsInit: async (FS) => FS.writeFile("/lib/press.zip", readFileSync(code)),
});
pyodide.runPython(`
import sys
sys.path.insert(0, "/lib/press.zip")
from pennypress.app.startup.snapshot_warmup import warm_up
warm_up()
del sys.path[0], sys.modules["pennypress.app.startup.snapshot_warmup"], warm_up
import gc
gc.collect()
`);
writeFileSync(out, gzipSync(pyodide.makeMemorySnapshot(), { level: 9 }));
