// Compiles our code and the needed part of the standard library, with the same Python that will run them:
//     node compile-python.mjs PYODIDE LIBRARY CODE NEEDED OUT
// LIBRARY and CODE are zips of sources; NEEDED lists further modules, one per line. Writes code.zip and library.zip to
// OUT.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, library, code, needed, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));

/** An interpreter that can import our code and these scripts, which are in the folder of this one. */
async function started(options, ...scripts) {
  const pyodide = await loadPyodide({ indexURL: runtime, ...options });
  pyodide.FS.writeFile("/code.zip", readFileSync(code));
  for (const name of scripts) pyodide.FS.writeFile(`/${name}`, readFileSync(new URL(name, import.meta.url)));
  pyodide.runPython('import sys; sys.path[:0] = ["/", "/code.zip"]');
  return pyodide;
}

// Without columns in tracebacks, which would be of no use without sources.
const compiler = await started(
  { env: { PYTHONNODEBUGRANGES: "1" } },
  "precompile_dataclasses.py",
  "compile_to_archives.py",
);
compiler.FS.writeFile("/library.zip", readFileSync(library));
compiler.runPython("import precompile_dataclasses; precompile_dataclasses.main()");
const imported = compiler.runPython("import compile_to_archives; compile_to_archives.imported_by_our_code()");

// Another interpreter, which has imported no more than one in the page has.
const page = await started({ stdLibURL: library }, "import_modules.py");
page.FS.writeFile("/names.txt", `${imported}\n${readFileSync(needed, "utf8")}`);
compiler.FS.writeFile("/modules.txt", page.runPython("import import_modules; import_modules.imported()"));

compiler.runPython("compile_to_archives.main()");
for (const name of ["code.zip", "library.zip"]) writeFileSync(`${out}/${name}`, compiler.FS.readFile(`/out/${name}`));
