// Compiles our code and the needed part of the standard library, with the same Python that will run them:
//     node compile-python.mjs PYODIDE CODE NEEDED OUT
// CODE is a zip of sources; NEEDED lists further modules, one per line. Writes code.zip and library.zip to
// OUT.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, code, needed, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
// Without columns in tracebacks, which would be of no use without sources.
const pyodide = await loadPyodide({ indexURL: runtime, env: { PYTHONNODEBUGRANGES: "1" } });
pyodide.FS.writeFile("/code.zip", readFileSync(code));
pyodide.FS.writeFile("/needed.txt", readFileSync(needed));
pyodide.FS.writeFile("/stock.zip", readFileSync(`${runtime}/python_stdlib.zip`));
for (const name of ["precompile_dataclasses.py", "compile_to_archives.py"]) {
  pyodide.FS.writeFile(`/${name}`, readFileSync(new URL(name, import.meta.url)));
}
pyodide.runPython(`
import sys
sys.path.insert(0, "/")
import precompile_dataclasses, compile_to_archives
precompile_dataclasses.main()
compile_to_archives.main()
`);
for (const name of ["code.zip", "library.zip"]) writeFileSync(`${out}/${name}`, pyodide.FS.readFile(`/out/${name}`));
