// Starts Python as the page does, imports the application, runs warm_up for a title, and saves the memory:
//     node take-snapshot.mjs PYODIDE LIBRARY CODE ARCHIVE OUT TITLE
// ARCHIVE has the modules of the title, in the place where static/js/python/title-archives.js puts it.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { withoutEmptyPages } from "./sparse-memory.mjs";

const [runtime, library, code, archive, out] = process.argv.slice(2, -1).map((path) => resolve(path));
const title = process.argv.at(-1);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const pyodide = await loadPyodide({
  indexURL: runtime,
  stdLibURL: library,
  _makeSnapshot: true,
  fsInit: async (FS) => {
    FS.writeFile("/lib/press.zip", readFileSync(code));
    FS.writeFile(`/lib/${title}.zip`, readFileSync(archive));
  },
});
pyodide.runPython(`
import sys
sys.path.insert(0, "/lib/press.zip")
from pennypress.games import use_archive
use_archive("${title}", "/lib/${title}.zip")
from pennypress.browser import main
from pennypress.app.startup.snapshot_warmup import warm_up
warm_up("${title}")
del sys.path[0], sys.modules["pennypress.app.startup.snapshot_warmup"], warm_up, use_archive, main
import gc
gc.collect()
`);
writeFileSync(out, gzipSync(withoutEmptyPages(pyodide.makeMemorySnapshot()), { level: 9 }));
