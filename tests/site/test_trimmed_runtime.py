"""The trimmed runtime has what Python needs, and does what the whole one does."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from pennypress.site.npm_install import node
from pennypress.site.trimmed_runtime import SPLIT, TRIM, trimmed_runtime

ROOT = Path(__file__).resolve().parents[2]
WHOLE = ROOT / "node_modules" / "pyodide"

# A runtime of a few functions: `used` is exported and called by the script, and calls `log` and `inner`.
GLUE = """async function create(Module={}){
var _used,_unused;
var log=text=>print(text);log.sig="vi";
var print=text=>Module["log"](text);
var SDL={draw(){return canvas}};var canvas=1;
function assignWasmExports(wasmExports){
_used=Module["_used"]=wasmExports["used"];_unused=Module["_unused"]=wasmExports["unused"];}
var wasmImports={draw:SDL.draw,log,play:log};
Module["log"]=log;Module["SDL"]=SDL;
var started=Date.now();
const{a,b}=Module;
assignWasmExports(Module.exports);_used();
}
export default create;"""
WASM = """(module
  (import "env" "log" (func $log (param i32)))
  (import "env" "play" (func $play))
  (func $inner)
  (func $used (call $log (i32.const 1)) (call $inner))
  (func $unused (call $play))
  (export "used" (func $used))
  (export "unused" (func $unused)))"""
WITH_DATA = """(module
  (memory 2 9)
  (data (i32.const 1024) "penny")
  (data (i32.const 70000) "press")
  (export "memory" (memory 0)))"""
ASSEMBLE = """
import binaryen from "binaryen";
import { writeFileSync } from "node:fs";
writeFileSync(process.argv[1], binaryen.parseText(process.argv[2]).emitBinary());
"""
# The names that the WebAssembly imports and exports.
DESCRIBE = """
import { readFileSync } from "node:fs";
const { imports, exports } = WebAssembly.Module;
const wasm = new WebAssembly.Module(readFileSync(process.argv[1]));
console.log(JSON.stringify([imports(wasm), exports(wasm)].map((all) => all.map(({ name }) => name))));
"""
# Whether code alone leaves the memory empty, and with its data fills it as the whole file does.
PLACE = """
import { readFileSync } from "node:fs";
const [whole, code, data] = process.argv.slice(1).map((path) => new WebAssembly.Module(readFileSync(path)));
const expected = new WebAssembly.Instance(whole).exports.memory;
const { memory } = new WebAssembly.Instance(code).exports;
const bytes = ({ buffer }) => Buffer.from(buffer);
const isEmpty = bytes(memory).every((byte) => !byte);
new WebAssembly.Instance(data, { env: { memory } });
const text = bytes(memory).toString("latin1", 1024, 1029);
console.log(JSON.stringify([isEmpty, bytes(memory).equals(bytes(expected)), text]));
"""
RUN = """
import { readFileSync } from "node:fs";
const { loadPyodide } = await import(`${process.argv[1]}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: process.argv[1] });
globalThis.shout = (text) => text.toUpperCase();
globalThis.fail = () => { throw new Error("from the page"); };
globalThis.call = (it, ...values) => it(...values);
globalThis.table = { rows: [1, 2.5, null], name: "board" };
python.FS.writeFile("/lines.txt", "one\\ntwo");
console.log(python.runPython(readFileSync(0, "utf8")));
"""
# What our code does with Python and with the page, and what goes wrong in it.
WORK = r"""
import datetime, decimal, fractions, gc, hashlib, importlib, json, math, os, random, re, struct
import sys, traceback, zlib
import js
from pyodide.ffi import JsException, create_proxy, to_js

done = []
random.seed(7)
done += [random.random(), random.sample(range(99), 5), math.hypot(3, 4), 2**200 % 97]
done += [fractions.Fraction(3, 9), decimal.Decimal(1) / 3, struct.pack("<id", 7, 0.5), "ÄẞÉ".casefold()]
done += [zlib.decompress(zlib.compress(b"press" * 9)), hashlib.sha256(b"press").hexdigest()]
done += [re.sub(r"(\w+) (\w+)", r"\2 \1", "penny press"), json.loads('{"a":[1e3]}')]
done += [str(datetime.datetime(1898, 2, 15)), open("/lines.txt").read(), os.listdir("/home")]
done += [js.shout("extra"), js.table.rows.to_py(), js.table.to_py(), js.JSON.parse("[1,[2]]").to_py()]
done += [js.JSON.stringify(to_js({"a": [1, None]}, dict_converter=js.Object.fromEntries))]
heard = []
proxy = create_proxy(lambda *values: heard.append(values) or sum(values))
done += [js.call(proxy, 1, 2), heard]
proxy.destroy()

def deep(n):
    return deep(n + 1)

for broken in (
    lambda: js.fail(), lambda: js.nothing, lambda: js.call(lambda: 1 / 0), lambda: js.call(proxy),
    lambda: 1 / 0, lambda: {}["x"], lambda: [][1], lambda: int("x"), lambda: bytes([999]),
    lambda: "\ud800".encode(), lambda: next(iter(())), lambda: open("/nothing"),
    lambda: importlib.import_module("nothing"), lambda: exec("def f(:"), lambda: deep(0),
):
    try:
        done.append(broken())
    except (Exception, JsException) as error:
        done.append(re.sub("0x[0-9a-f]+", "0x", traceback.format_exception_only(error)[-1].splitlines()[0]))
sys.stdout.write("out ")
print("of", "Python")
gc.collect()
"\n".join(map(str, done))
"""


def run_node(script: str, *arguments: str | Path, text: str = "") -> str:
    """What a module prints; it can import the npm packages."""
    command = [*node(ROOT), "--input-type=module", "--eval", script, *map(str, arguments)]
    done = subprocess.run(command, input=text, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def described(wasm: Path) -> tuple[list[str], list[str]]:
    imports, exports = json.loads(run_node(DESCRIBE, wasm))
    return imports, exports


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The runtime of a few functions, trimmed."""
    package, trimmed = tmp_path_factory.mktemp("package"), tmp_path_factory.mktemp("trimmed")
    script, wasm = "pyodide.asm.mjs", "pyodide.asm.wasm"
    (package / script).write_text(GLUE)
    (package / "pyodide.mjs").write_text("export const loads = 1;")
    run_node(ASSEMBLE, package / wasm, WASM)
    subprocess.run([*node(ROOT), str(TRIM), str(package), str(trimmed)], check=True)
    return trimmed


def test_what_nothing_calls_is_removed_on_both_sides(small: Path) -> None:
    imports, exports = described(small / "pyodide.asm.wasm")
    assert (imports, exports) == (["log"], ["used"])
    script = (small / "pyodide.asm.mjs").read_text()
    for gone in ("unused", "SDL", "canvas", "play", "draw"):
        assert gone not in script
    for kept in (
        '_used=Module["_used"]=wasmExports["used"];',
        "wasmImports={log}",
        'log.sig="vi"',
        "var print=",
        "Date.now()",
        "const{a,b}=Module",
    ):
        assert kept in script


def test_code_and_data_are_separated_and_fill_the_memory_as_before(tmp_path: Path) -> None:
    whole, code, data = (tmp_path / name for name in ("whole.wasm", "code.wasm", "data.wasm"))
    run_node(ASSEMBLE, whole, WITH_DATA)
    subprocess.run([*node(ROOT), str(SPLIT), str(whole), str(code), str(data)], check=True)
    assert json.loads(run_node(PLACE, whole, code, data)) == [True, True, "penny"]
    assert (described(code), described(data)) == (([], ["memory"]), (["memory"], []))
    assert b"press" not in code.read_bytes()


def test_the_runtime_has_all_that_its_other_half_asks_for() -> None:
    folder = trimmed_runtime(ROOT)
    script = (folder / "pyodide.asm.mjs").read_text(encoding="utf-8")
    imports, exports = described(folder / "pyodide.asm.wasm")
    named = script.partition("var wasmImports={")[2].partition("};")[0]
    offered = {entry.partition(":")[0].strip('"') for entry in named.split(",")}
    assert set(imports) == offered
    asked = {name.partition('"')[0] for name in script.split('wasmExports["')[1:]}
    assert asked <= set(exports)
    assert len(script) < 0.4 * len((WHOLE / "pyodide.asm.mjs").read_text(encoding="utf-8"))


def test_python_does_the_same_as_with_the_whole_runtime() -> None:
    whole, trimmed = (run_node(RUN, folder, text=WORK) for folder in (WHOLE, trimmed_runtime(ROOT)))
    for said in ("out of Python", "EXTRA", "ZeroDivisionError", "RecursionError", "from the page"):
        assert said in whole
    assert trimmed == whole
