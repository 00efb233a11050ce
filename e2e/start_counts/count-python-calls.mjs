// Starts the site's Python as the page does, and counts what it imports and calls until the page has answered a click:
//     node count-python-calls.mjs SITE VISIT TITLE TABLE SAVES
// SITE is the folder of the built site; VISIT is "first" for a first visit to the lobby, or "returning" for a return, from
// the snapshot, to the saved TABLE of the title; SAVES is a file with the texts in the browser's storage, as JSON, in a
// folder for temporary files. Writes the counts as JSON.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { fill } from "../../static/js/python/sparse-memory.js";

const [site, visit, title, table, saves] = process.argv.slice(2);
/** The path of the file or folder whose name has that beginning and end. */
const found = (folder, start, end = "") => {
  const names = readdirSync(join(site, folder));
  return resolve(site, folder, names.find((name) => name.startsWith(`${start}-`) && name.endsWith(end)));
};
const runtime = found("static/vendor", "pyodide");
const returning = visit === "returning";
const unpacked = (path) => gunzipSync(readFileSync(path));
const sparse = returning && unpacked(found("static/snapshots", title, ".bin"));
const snapshot = returning && new Uint8Array(sparse.readUInt32LE());
if (returning) await fill(snapshot, sparse);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const { default: create } = await import(pathToFileURL(`${runtime}/pyodide.asm.mjs`));
const PAGE = 64 * 1024; // bytes per page of WebAssembly memory

/** Reserve memory for the snapshot, which may be larger than the initial memory. */
function createPyodideModule(settings) {
  const { instantiateWasm } = settings;
  settings.instantiateWasm = (imports, receive) =>
    instantiateWasm(imports, (instance, ...module) => {
      const { memory } = instance.exports;
      const pages = Math.ceil((snapshot.byteLength - memory.buffer.byteLength) / PAGE);
      if (pages > 0) memory.grow(pages);
      receive(instance, ...module);
    });
  return create(settings);
}
const library = join(dirname(saves), "library.zip");
writeFileSync(library, unpacked(join(runtime, "python_stdlib.packed")));
const pyodide = await loadPyodide({
  indexURL: runtime,
  stdLibURL: library,
  env: { PYTHONHASHSEED: "0" },
  fsInit: async (FS) => {
    FS.writeFile("/lib/press.zip", unpacked(found(".", "pennypress", ".packed")));
    if (returning) FS.writeFile(`/lib/${title}.zip`, unpacked(found("static/titles", title, ".packed")));
  },
  ...(returning && { _loadSnapshot: snapshot, createPyodideModule }),
});
pyodide.FS.writeFile("/saves.json", readFileSync(saves));
pyodide.FS.writeFile("/lib/count_python_calls.py", readFileSync(new URL("count_python_calls.py", import.meta.url)));
pyodide.runPython(`
import sys
sys.path[:0] = ["/lib/press.zip", "/lib"]
`);
if (returning) pyodide.runPython(`from pennypress.games import use_archive; use_archive("${title}", "/lib/${title}.zip")`);
console.log(pyodide.runPython(`
import count_python_calls
count_python_calls.counted("${visit === "first" ? "" : table}")
`));
