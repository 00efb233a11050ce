// Runs measure.py in Pyodide: node pyodide.mjs RUNTIME ARCHIVE ARCHIVE-OF-TITLE MEASURE GAME
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [runtime, archive, title, measure, game] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(runtime));
const python = await loadPyodide();
python.FS.writeFile("/press.zip", gunzipSync(readFileSync(archive)));
python.FS.writeFile("/title.zip", gunzipSync(readFileSync(title)));
python.FS.writeFile("/measure.py", readFileSync(measure));
python.runPython("import sys; sys.path[:0] = ['/press.zip', '/']");
python.pyimport("pennypress.games").use_archive(game, "/title.zip");
console.log(python.pyimport("measure").measure(game));
