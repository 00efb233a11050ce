// Starts Python as the page does, draws the lobby, and writes the list of imported modules, each after its own
// imports: node list-import-order.mjs PYODIDE LIBRARY CODE OUT
// The code is that of every start: the lobby needs no title.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, library, code, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const pyodide = await loadPyodide({ indexURL: runtime, stdLibURL: library });
pyodide.FS.writeFile("/lib/press.zip", readFileSync(code));
const order = pyodide.runPython(`
import sys
sys.path.insert(0, "/lib/press.zip")
from pennypress.app.startup.stored_page import first_lobby
first_lobby("en")

def to_be_brought(name):
    module = sys.modules[name]
    whole = name.startswith("zipfile.")  # depends on statements of the package before this import
    return hasattr(module, "__file__") and module.__spec__.name == name and not whole

# Python moves a module to the end once it has been executed.
"\\n".join(filter(to_be_brought, sys.modules))
`);
writeFileSync(out, order);
