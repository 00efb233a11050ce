// Compiles the Python files of a zip with the very Python that will run them: node compile.mjs PYODIDE IN OUT
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, source, target] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const pyodide = await loadPyodide({ indexURL: runtime });
pyodide.FS.writeFile("/source.zip", readFileSync(source));
// Unchecked hashes: what is in the archive is never newer than itself. Docstrings stay at home.
pyodide.runPython(`
from importlib import _bootstrap_external
from importlib.util import source_hash
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

THE_BEGINNING = (1980, 1, 1, 0, 0, 0)
with ZipFile("/source.zip") as source, ZipFile("/target.zip", "w") as target:
    for name in sorted(source.namelist()):
        content = source.read(name)
        if name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True, optimize=2)
            content = bytes(_bootstrap_external._code_to_hash_pyc(code, source_hash(content), False))
            name += "c"
        entry = ZipInfo(name, THE_BEGINNING)
        entry.external_attr = 0o644 << 16
        target.writestr(entry, content, ZIP_DEFLATED, 9)
`);
writeFileSync(target, pyodide.FS.readFile("/target.zip"));
