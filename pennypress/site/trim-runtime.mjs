// Removes from Pyodide's runtime what only packages with compiled code could use, which the page never loads: functions
// of C, and JavaScript for graphics, sound and sockets, two thirds of the script.
//     node trim-runtime.mjs PYODIDE OUT
// PYODIDE is the folder of the npm package. The runtime is a WebAssembly file and a script that loads it; each calls the
// other. A declaration of the script stays if its name occurs in anything that stays, even as a property or in a string;
// an export of the WebAssembly stays if its name occurs in the script, an import if a function that stays needs it.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import binaryen from "binaryen";
import { parseAst } from "rollup/parseAst";
import { readWasm } from "./read-wasm.mjs";

const SCRIPT = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";
const ROUNDS = 2; // what one has lost, the other need no longer have
// In the script:
const IMPORTS = "wasmImports"; // the object of all that the WebAssembly may import
const EXPORTS = "assignWasmExports"; // the function that gives a name to each of its exports
const NO_NAMES = new Set(["Module", "wasmExports", "value", "0"]); // words in that function
const CONSTANTS = new Set(["ArrowFunctionExpression", "ClassExpression", "FunctionExpression", "Identifier", "Literal"]);

const [pyodide, out] = process.argv.slice(2).map((path) => resolve(path));
const loader = readFileSync(join(pyodide, "pyodide.mjs"), "utf8");
const wasm = readWasm(join(pyodide, WASM));
let script = readFileSync(join(pyodide, SCRIPT), "utf8");
for (let round = 0; round < ROUNDS; round++) {
  script = trimmed(script, importsOf(wasm), wordsIn(loader));
  trim(wasm, wordsIn(script));
}
writeFileSync(join(out, SCRIPT), script);
writeFileSync(join(out, WASM), wasm.emitBinary());

/** Remove the exports that are not among these names, and the functions that nothing calls any more. */
function trim(wasm, names) {
  const exports = Array.from({ length: wasm.getNumExports() }, (_, at) => binaryen.getExportInfo(wasm.getExportByIndex(at)));
  for (const { name } of exports) if (!names.has(name)) wasm.removeExport(name);
  wasm.runPasses(["remove-unused-module-elements"]);
}

/** The names of all that the WebAssembly imports. */
function importsOf(wasm) {
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(wasm.emitBinary()));
  return new Set(imports.map(({ name }) => name));
}

/** The script without what neither it nor the WebAssembly nor a script with these words needs. */
function trimmed(script, imported, words) {
  const [main] = parseAst(script).body; // one function; what it declares is what the runtime consists of
  const groups = main.body.body.map((statement) => groupOf(statement, script, imported));
  const staying = reached(groups.flatMap(({ pieces }) => pieces), words);
  let text = "";
  let at = 0;
  for (const { pieces, separator } of groups.filter(({ pieces }) => pieces.length)) {
    const stay = pieces.filter((piece) => staying.has(piece)).map(({ start, end }) => script.slice(start, end));
    text += script.slice(at, pieces[0].start) + stay.join(separator);
    at = pieces.at(-1).end;
  }
  return text + script.slice(at);
}

/**
 * A statement as pieces, any of which may be removed, and what separates them. A piece has the names that it declares and
 * the words in it, and stays if it `isNeeded` in any case or if one of its names occurs in another that stays.
 */
function groupOf(statement, script, imported) {
  const piece = ({ start, end }, namesOf, isNeeded = false) => {
    const words = wordsIn(script.slice(start, end));
    return { start, end, words, names: namesOf(words), isNeeded };
  };
  const { type, declarations = [] } = statement;
  const [{ id, init } = {}] = declarations;
  if (type === "FunctionDeclaration" && statement.id.name === EXPORTS) {
    const namesOf = (words) => [...words].filter((word) => !NO_NAMES.has(word));
    return { separator: "", pieces: statement.body.body.map((each) => piece(each, namesOf)) };
  }
  if (id?.name === IMPORTS) {
    const pieces = init.properties.map((each) => piece(each, () => [], imported.has(each.key.name)));
    return { separator: ",", pieces };
  }
  if (declarations.length > 1 && declarations.every(({ init }) => !init)) {
    return { separator: ",", pieces: declarations.map((each) => piece(each, () => [each.id.name])) };
  }
  const names = declared(statement);
  return { separator: "", pieces: [piece(statement, () => names, !names.length)] };
}

/** The names that a statement declares or completes; none if it does anything else. */
function declared({ type, id, declarations, expression }) {
  if (type === "FunctionDeclaration" || type === "ClassDeclaration") return [id.name];
  if (type === "VariableDeclaration") {
    const isPlain = declarations.every(({ id, init }) => id.type === "Identifier" && isConstant(init));
    return isPlain ? declarations.map(({ id }) => id.name) : [];
  }
  const { left, right } = expression ?? {};
  if (left?.type !== "MemberExpression" || !isConstant(right)) return [];
  if (left.object.name === "Module") return left.computed ? [left.property.value] : []; // Module["name"] = name
  return left.object.name ? [left.object.name] : [];
}

/** Whether to evaluate an expression has no effect. */
function isConstant(node) {
  if (!node || CONSTANTS.has(node.type)) return true;
  if (node.type === "ArrayExpression") return node.elements.every(isConstant);
  if (node.type === "ObjectExpression") return node.properties.every(({ value }) => value && isConstant(value));
  return node.type === "UnaryExpression" && isConstant(node.argument);
}

/** The pieces that these words, and the pieces that are needed in any case, lead to. */
function reached(pieces, words) {
  const named = new Map();
  for (const piece of pieces) for (const name of piece.names) named.set(name, [...(named.get(name) ?? []), piece]);
  const found = new Set();
  const todo = pieces.filter(({ isNeeded }) => isNeeded);
  const follow = (word) => todo.push(...(named.get(word) ?? []));
  words.forEach(follow);
  for (let piece = todo.pop(); piece; piece = todo.pop()) {
    if (found.has(piece)) continue;
    found.add(piece);
    piece.words.forEach(follow);
  }
  return found;
}

function wordsIn(text) {
  return new Set(text.match(/[\w$]+/g));
}
