// Starts Python with our code on board: PyScript's interpreter in the page, and every worker of ours.
import "./shared-memory-patch.js"; // before the runtime
import { importLibrary, importOurs } from "./import-order.js";
import { RUNTIME } from "./digests.js"; // the build writes it
import { pause } from "./pause.js";
import { loadPyodide } from "../../vendor/pyodide/pyodide.mjs";
import * as snapshot from "./snapshot.js";
import { verifyCached } from "./verify.js";
import { unusable } from "./wasm.js";

const CODE = new URL("../../../pennypress.zip", import.meta.url).href;
const WASM = new URL("../../vendor/pyodide/pyodide.asm.wasm", import.meta.url).href;
const ON_BOARD = "/lib/press.zip";
const PAGE = 64 * 1024; // bytes of WebAssembly's memory
const code = fetched(CODE);

// Our archive goes before the folder in which PyScript unpacks its own modules: it holds them compiled.
// In a snapshot chance is what it was when the site was built.
const SETTLE_IN = `
import random, sys
sys.path.insert(0, ${JSON.stringify(ON_BOARD)})
random.seed()
`;

/**
 * The interpreter, from the snapshot of an earlier visit when there is one that works, else from its beginnings; then
 * with all modules imported that the lobby needs, a few at a time, if `imports` says so.
 * @param {{ imports: boolean }} options
 */
export async function startPython({ imports }) {
  const memory = await snapshot.kept(); // 45 MB: nothing else is read while it comes
  const runtime = verifyCached(WASM, RUNTIME);
  if (memory) {
    try {
      const sound = Promise.all([runtime, snapshot.verify(memory)]);
      const room = memory.byteLength;
      const createPyodideModule = (/** @type {PyodideSettings} */ settings) => createModule(settings, sound, room);
      return await start("from a snapshot", sound, { _loadSnapshot: memory, createPyodideModule });
    } catch {
      await snapshot.forget();
    }
  }
  const create = imports ? createModuleWithLibrary : createModule;
  const createPyodideModule = (/** @type {PyodideSettings} */ settings) => create(settings, runtime);
  const python = await start("from its beginnings", runtime, { createPyodideModule });
  if (imports) await importOurs((line) => python.runPython(line));
  return python;
}

/**
 * Fails if `sound` does; while that is found out, the runtime is compiled.
 * @param {string} how @param {Promise<unknown>} sound @param {Omit<PyodideOptions, "fsInit">} options
 */
async function start(how, sound, options) {
  const damaged = sound.then(() => new Promise(() => {})); // it fails, or never ends
  const python = await Promise.race([loadPyodide({ fsInit, ...options }), unusable, damaged]);
  python.runPython(SETTLE_IN);
  performance.mark(`Python started ${how}`);
  return python;
}

/** @type {PyodideOptions["fsInit"]} */
async function fsInit(FS) {
  FS.writeFile(ON_BOARD, await code);
  await pause(); // what follows is Python's own start
}

/**
 * With room for a snapshot of so many bytes: it may be of a Python whose memory had grown.
 * @param {PyodideSettings} settings @param {Promise<unknown>} sound
 */
async function createModule(settings, sound, room = 0) {
  const { default: create } = await import("../../vendor/pyodide/pyodide.asm.mjs");
  const { instantiateWasm } = settings;
  settings.instantiateWasm = (imports, receive) =>
    instantiateWasm(imports, async (instance, ...module) => {
      if (!(await succeeds(sound))) return; // none of it runs; `start` has failed
      await pause(); // to receive it takes as long again
      const { memory } = /** @type {{ memory: WebAssembly.Memory }} */ (instance.exports);
      const pages = Math.floor((room - memory.buffer.byteLength) / PAGE); // its head takes less than a page
      if (pages > 0) memory.grow(pages);
      receive(instance, ...module);
    });
  return create(settings);
}

/**
 * Pyodide imports most of the library in one go when it sets itself up; with this it has been imported before.
 * @param {PyodideSettings} settings @param {Promise<unknown>} sound
 */
async function createModuleWithLibrary(settings, sound) {
  const module = await createModule(settings, sound);
  await importLibrary((line) => {
    const [failed, how] = settings.API.rawRun(line);
    if (failed) throw new Error(how);
  });
  return module;
}

/** @param {Promise<unknown>} promise */
function succeeds(promise) {
  return promise.then(
    () => true,
    () => false,
  );
}

/** @param {string} address */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
