// Starts Python with our code, in each of our workers.
import "./shared-memory-patch.js"; // must come before the runtime
import "./packed-library-patch.js"; // the same
import { DIGESTS } from "./digests.js"; // written by the build
import { TITLES } from "./titles.js"; // written by the build
import { loadPyodide } from "../../vendor/pyodide/pyodide.mjs";
import * as snapshot from "./snapshot.js";
import { LIBRARY, unpacked } from "./packed-archives.js";
import { archiveOf, placeOf, useArchive } from "./title-archives.js";
import { verify, verifyCached } from "./verify-cached-files.js";
import { unusable } from "./report-damaged-wasm.js";

const CODE = new URL("../../../pennypress.packed", import.meta.url).href;
const WASM = new URL("../../vendor/pyodide/pyodide.asm.wasm", import.meta.url).href;
const DATA = new URL("../../vendor/pyodide/pyodide.data.wasm", import.meta.url).href;
const ON_BOARD = "/lib/press.zip";
const PAGE = 64 * 1024; // bytes per page of WebAssembly memory
const code = fetched(CODE);
code.catch(() => {}); // handled by `start`
const data = fetchedData();
data.catch(() => {}); // handled by `prepare`
const glue = import("../../vendor/pyodide/pyodide.asm.mjs"); // Pyodide would import it later
glue.catch(() => {}); // handled by `createModule`

/**
 * The interpreter: from the snapshot of an earlier visit if it works, else from scratch. `title` ('' for none) can be
 * imported from the beginning.
 * @param {string} title
 */
export async function startPython(title) {
  const kept = await snapshot.kept(title); // 20 MB, which are read from now on
  const verified = verifyCached(WASM, DIGESTS.wasm);
  verified.catch(() => {}); // handled by `prepare`
  const archives = new Archives([title, kept?.title]);
  if (kept) {
    try {
      const python = await start("from a snapshot", verified, archives, kept);
      archives.use(python);
      return python;
    } catch {
      await Promise.all([verified, data, code]); // if one of these has failed, the snapshot is not at fault
      await snapshot.forget();
    }
  }
  const python = await start("from its beginnings", verified, archives);
  archives.use(python);
  return python;
}

/** The archives of some titles, fetched at once. */
class Archives {
  /** @param {(string | undefined)[]} titles */
  constructor(titles) {
    const wanted = new Set(titles.filter((title) => title !== undefined).filter((title) => Object.hasOwn(TITLES, title)));
    this.files = [...wanted].map((title) => ({ title, archive: archiveOf(title) }));
    for (const { archive } of this.files) archive.catch(() => {}); // handled by `place`
  }

  /** @param {Python["FS"]} FS */
  async place(FS) {
    for (const { title, archive } of this.files) FS.writeFile(placeOf(title), await archive);
  }

  /** @param {Python} python */
  use(python) {
    for (const { title } of this.files) useArchive(python, title);
  }
}

/**
 * Start Python. Rejects if `verified`, the check of pyodide.asm.wasm, does; it runs while that compiles.
 * @param {string} how @param {Promise<unknown>} verified @param {Archives} archives @param {Snapshot} [kept]
 */
async function start(how, verified, archives, kept) {
  /** @type {PyodideOptions["fsInit"]} */
  const fsInit = async (FS) => {
    FS.writeFile(ON_BOARD, await code);
    await archives.place(FS);
  };
  const createPyodideModule = (/** @type {PyodideSettings} */ settings) => createModule(settings, verified, kept);
  const options = { stdLibURL: LIBRARY, fsInit, createPyodideModule, _loadSnapshot: kept?.memory };
  const python = await Promise.race([loadPyodide(options), unusable]);
  settleIn(python);
  performance.mark(`Python started ${how}`);
  return python;
}

/**
 * Import from our archive first, since it has PyScript's own modules compiled, and seed the random generator again,
 * because a snapshot has its state at build time. By calls, since to compile a line of Python takes longer.
 * @param {Python} python
 */
function settleIn(python) {
  python.pyimport("sys").path.insert(0, ON_BOARD);
  python.pyimport("random").seed();
}

/**
 * Create the runtime. With a snapshot, resolve only once it has been read and checked, which happens meanwhile.
 * @param {PyodideSettings} settings @param {Promise<unknown>} verified @param {Snapshot} [kept]
 */
async function createModule(settings, verified, kept) {
  const { default: create } = await glue;
  const { instantiateWasm } = settings;
  const module = await new Promise((resolve, reject) => {
    settings.instantiateWasm = (imports, receive) =>
      instantiateWasm(imports, (instance, ...module) => {
        const prepared = prepare(instance, verified, kept?.memory.byteLength ?? 0);
        prepared.then(() => receive(instance, ...module)).catch(reject);
      });
    create(settings).then(resolve, reject);
  });
  await kept?.read;
  return module;
}

/**
 * Prepare the memory before the runtime uses it: with `room`, in bytes, for a snapshot, which may be larger than it is at
 * first, and with its data, which the build has made a file of its own (split-data-segments.mjs). Rejects if that is
 * impossible, or if `verified`, the check of pyodide.asm.wasm, rejects.
 * @param {WebAssembly.Instance} instance @param {Promise<unknown>} verified @param {number} room
 */
async function prepare({ exports }, verified, room) {
  const [dataModule] = await Promise.all([data, verified]);
  performance.mark("WebAssembly compiled");
  const { memory } = /** @type {{ memory: WebAssembly.Memory }} */ (exports);
  const pages = Math.floor((room - memory.buffer.byteLength) / PAGE); // the snapshot's header is smaller than a page
  if (pages > 0) memory.grow(pages);
  new WebAssembly.Instance(dataModule, { env: { memory } });
}

/** The data of the runtime. Rejects if it does not arrive or is damaged. */
async function fetchedData() {
  const bytes = await (await fetch(DATA)).arrayBuffer();
  await verify("the data of Python’s runtime", bytes, DIGESTS.data);
  return WebAssembly.compile(bytes);
}

/** The archive at that address. @param {string} address */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return unpacked(answer);
}
