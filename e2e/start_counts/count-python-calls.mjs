// Starts the site's Python and the application as the page does, and counts what is imported and called until a click
// has been answered:
//     node count-python-calls.mjs SITE VISIT TITLE KNOWN
// SITE is the folder of the built site; VISIT is "first" for a first visit to the lobby, or "returning" for a return, from
// the snapshot, to a saved table of the title; KNOWN is a file with what the page tells Python at the start
// (start-data.js), in a folder for temporary files. Writes the counts as JSON.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { fill } from "../../static/js/python/sparse-memory.js";

const [site, visit, title, known] = process.argv.slice(2);
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
const data = readFileSync(`${runtime}/pyodide.data.wasm`);
const PAGE = 64 * 1024; // bytes per page of WebAssembly memory
const room = returning ? snapshot.byteLength : 0;

/** Place the runtime's data, and reserve memory for the snapshot, which may be larger than the initial memory. */
function createPyodideModule(settings) {
  const { instantiateWasm } = settings;
  settings.instantiateWasm = (imports, receive) =>
    instantiateWasm(imports, async (instance, ...module) => {
      const { memory } = instance.exports;
      const pages = Math.floor((room - memory.buffer.byteLength) / PAGE);
      if (pages > 0) memory.grow(pages);
      await WebAssembly.instantiate(data, { env: { memory } });
      receive(instance, ...module);
    });
  return create(settings);
}
const library = join(dirname(known), "library.zip");
writeFileSync(library, unpacked(join(runtime, "python_stdlib.packed")));
const pyodide = await loadPyodide({
  indexURL: runtime,
  stdLibURL: library,
  env: { PYTHONHASHSEED: "0" },
  fsInit: async (FS) => {
    FS.writeFile("/lib/press.zip", unpacked(found(".", "pennypress", ".packed")));
    if (returning) FS.writeFile(`/lib/${title}.zip`, unpacked(found("static/titles", title, ".packed")));
  },
  createPyodideModule,
  ...(returning && { _loadSnapshot: snapshot }),
});
pyodide.FS.writeFile("/lib/count_python_calls.py", readFileSync(new URL("count_python_calls.py", import.meta.url)));
pyodide.runPython(`
import sys
sys.path[:0] = ["/lib/press.zip", "/lib"]
`);
if (returning) pyodide.runPython(`from pennypress.games import use_archive; use_archive("${title}", "/lib/${title}.zip")`);

let receive, drawing, frame;
const held = []; // tables whose locks Python has asked for
/** Called by Python: what the page does, as far as the start needs it; the page's other functions do nothing. */
const bridge = {
  given: () => readFileSync(known, "utf8"),
  connect: (receiver) => (receive = receiver),
  requestLock: (table) => held.push(table),
  soon: (draw) => (frame = draw),
  draw: (html) => (drawing = html),
  log: (error) => {
    throw new Error(error);
  },
};
const isName = (name) => typeof name === "string" && !name.startsWith("_");
pyodide.registerJsModule(
  "bridge",
  new Proxy(bridge, { has: (_, name) => isName(name), get: (own, name) => own[name] ?? (isName(name) ? () => {} : undefined) }),
);
const counting = pyodide.pyimport("count_python_calls");
counting.begin();
counting.start();
for (const table of held) receive(JSON.stringify(["LockAnswered", table, true]), "[]");
frame();
const first = drawing;
receive(counting.message_of_button(first, visit), "[]");
frame();
counting.end();
if (drawing === first) throw new Error("The click has changed nothing.");
console.log(counting.counts(first));
