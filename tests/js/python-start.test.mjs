// The start of Python: what is compared, and what tells that a file is lost.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { fill } from "../../static/js/python/sparse-memory.js";
import { forget, isReturn } from "../../static/js/python/snapshot.js";
import { sha256, verify, verifyCached } from "../../static/js/python/verify-cached-files.js";
import { withoutEmptyPages } from "../../pennypress/site/sparse-memory.mjs";
import { cacheStorage, fresh, stand } from "./browser-stubs.mjs";

const CACHE = `penny-press:snapshot:${new URL("../../", import.meta.url).pathname}`;

const bytes = (text) => new TextEncoder().encode(text);
const read = async (sparse, size) => {
  const memory = new Uint8Array(size);
  await fill(memory, sparse);
  return memory;
};
const ADDRESS = "https://press.example/python.wasm";

test("an earlier visit is known by its cache; where storage is forbidden, each visit is a first one", async () => {
  for (const known of [true, false]) {
    stand({ caches: { has: async (name) => known && name === CACHE } });
    assert.equal(await isReturn(), known);
  }
  Object.defineProperty(globalThis, "caches", {
    configurable: true,
    get() {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  assert.equal(await isReturn(), false);
  await forget();
  delete globalThis.caches;
  assert.equal(await isReturn(), false);
  await forget();
});

test("a hash is written with all its digits", async () => {
  for (const text of ["", "Extra!", "\u0000"]) {
    assert.equal(await sha256(bytes(text)), createHash("sha256").update(text).digest("hex"));
  }
});

test("what a cache holds has to be what the build made; nothing kept is in order", async () => {
  const kept = { "penny-press:1": {}, "penny-press:2": { [ADDRESS]: "good" }, "somebody else's": { [ADDRESS]: "evil" } };
  stand({ caches: cacheStorage(kept, ADDRESS) });
  const good = await sha256(bytes("good"));
  await verifyCached(ADDRESS, good);
  await verifyCached("https://press.example/else", good);
  await assert.rejects(verifyCached(ADDRESS, await sha256(bytes("bad"))), /Damaged: .*python\.wasm/);
  stand({ caches: { keys: () => Promise.reject(new Error("forbidden")) } });
  await verifyCached(ADDRESS, "0");
});

test("a cache that cannot be read does not stop the start, and the others are compared all the same", async () => {
  const kept = { "penny-press:1": {}, "penny-press:2": { [ADDRESS]: "good" } };
  const readable = cacheStorage(kept, ADDRESS);
  const open = async (name) => (name === "penny-press:1" ? Promise.reject(new Error("damaged")) : readable.open(name));
  stand({ caches: { ...readable, open } });
  await verifyCached(ADDRESS, await sha256(bytes("good")));
  await assert.rejects(verifyCached(ADDRESS, await sha256(bytes("bad"))), /Damaged: .*python\.wasm/);
});

test("memory is written without its empty pages, and read as it was", async () => {
  const memory = new Uint8Array(20 * 4096 + 100);
  memory[5000] = memory[9 * 4096] = memory[memory.length - 1] = 7;
  const sparse = withoutEmptyPages(memory);
  assert.equal(sparse.length, 4 + 3 + 2 * 4096 + 100);
  assert.deepEqual(await read(sparse, memory.length), memory);
  assert.deepEqual(await read(withoutEmptyPages(new Uint8Array(0)), 0), new Uint8Array(0));
  await assert.rejects(read(sparse.subarray(0, -1), memory.length), RangeError);
  await assert.rejects(read(sparse, memory.length - 1), RangeError);
});

test("content with another hash is refused", async () => {
  const good = await sha256(bytes("good"));
  await verify("python.wasm", bytes("good"), good);
  await assert.rejects(verify("python.wasm", bytes("goof"), good), /Damaged: python\.wasm/);
});

test("a snapshot is taken only if it is the one of this build", async () => {
  const { kept } = await fresh("python/snapshot.js");
  const { TITLES } = await import("./titles.js");
  const { addressOf } = await import("../../static/js/python/title-archives.js");
  const title = "penny-press";
  const memory = new Uint8Array(4096 + 1).fill(7);
  const sparse = withoutEmptyPages(memory);
  Object.assign(TITLES[title], { size: memory.length, memory: await sha256(sparse) });
  const store = (content) =>
    stand({ caches: cacheStorage({ [CACHE]: { [addressOf(TITLES[title].snapshot)]: content } }, ADDRESS) });
  store(sparse);
  const snapshot = await kept(title);
  await snapshot.read;
  assert.deepEqual(snapshot.memory, memory);
  for (const damaged of [new Uint8Array(sparse).fill(8, -1), sparse.subarray(0, -1), ""]) {
    store(damaged);
    await assert.rejects((await kept(title)).read);
  }
  stand({ caches: cacheStorage({}, ADDRESS) });
  assert.equal(await kept(title), null);
});

test("the snapshot of the wanted title is taken, else that of another one", async () => {
  const { kept } = await fresh("python/snapshot.js");
  const { addressOf } = await import("../../static/js/python/title-archives.js");
  const [first, other] = ["penny-press", "other"].map((title) => addressOf(`snapshots/${title}-0123456789.bin`));
  stand({ caches: cacheStorage({ [CACHE]: { [first]: "1", [other]: "2" } }, ADDRESS) });
  assert.equal((await kept("other")).title, "other");
  assert.equal((await kept("no title")).title, "penny-press");
  stand({ caches: cacheStorage({ [CACHE]: { [other]: "2" } }, ADDRESS) });
  assert.equal((await kept("penny-press")).title, "other");
});

test("an archive that arrives otherwise than its name says is fetched anew, and then refused", async () => {
  const { archiveOf } = await fresh("python/title-archives.js");
  const { TITLES } = await import("./titles.js");
  const zip = gzipSync("zip");
  TITLES["penny-press"].code = `titles/penny-press-${createHash("sha256").update(zip).digest("hex").slice(0, 10)}.packed`;
  const asked = [];
  stand({ fetch: async (_, { cache }) => (asked.push(cache), new Response(cache === "reload" ? zip : "zap")) });
  assert.equal(new TextDecoder().decode(await archiveOf("penny-press")), "zip");
  stand({ fetch: async (_, { cache }) => (asked.push(cache), new Response("zap")) });
  await assert.rejects(archiveOf("penny-press"), /damaged/);
  assert.deepEqual(asked, ["default", "reload", "default", "reload"]);
  TITLES["penny-press"].code = "titles/penny-press.packed";
});

test("the library is unpacked on its way to Pyodide, and nothing else", async () => {
  stand({ fetch: async () => new Response(gzipSync("zip")) });
  await fresh("python/packed-library-patch.js");
  const { LIBRARY } = await fresh("python/packed-archives.js");
  for (const asked of [LIBRARY, new URL(LIBRARY)]) assert.equal(await (await fetch(asked)).text(), "zip");
  assert.deepEqual(Buffer.from(await (await fetch(`${LIBRARY}?`)).arrayBuffer()), gzipSync("zip"));
});

test("the archive of a title is fetched once, and again only after a failure", async () => {
  const { addTitle } = await fresh("python/title-archives.js");
  const asked = [];
  const files = new Map();
  const run = [];
  const FS = {
    analyzePath: (path) => ({ exists: files.has(path) }),
    writeFile: (path, content) => files.set(path, content),
  };
  const python = { FS, pyimport: (name) => ({ use_archive: (...given) => run.push([name, ...given]) }) };
  let status = 503;
  stand({ fetch: async (address) => (asked.push(address), new Response(gzipSync("zip"), { status })) });
  await assert.rejects(addTitle(python, "penny-press"), /503/);
  status = 200;
  await Promise.all([addTitle(python, "penny-press"), addTitle(python, "penny-press")]);
  await addTitle(python, "penny-press");
  assert.equal(asked.length, 2);
  assert.deepEqual([...files.keys()], ["/lib/penny-press.zip"]);
  assert.deepEqual(run, [["pennypress.games", "penny-press", "/lib/penny-press.zip"]]);
  await addTitle(python, "no title of ours"); // Python will say so
  assert.equal(asked.length, 2);
});

test("a snapshot that arrives otherwise than its name says is not kept", async () => {
  const { keep } = await fresh("python/snapshot.js");
  const asked = [];
  const caches = {};
  stand({
    caches: cacheStorage(caches, ADDRESS),
    navigator: { onLine: true },
    fetch: async (_, { cache }) => {
      asked.push(cache);
      return new Response("something else");
    },
  });
  assert.equal(await keep("penny-press"), false);
  assert.deepEqual(asked, ["default", "reload"]);
  assert.deepEqual(caches[CACHE], {});
});

test("the first file that does not arrive is told of, and whoever asked for it hears of it too", async () => {
  stand({ fetch: async (address) => new Response("", { status: address === "good" ? 200 : 404 }) });
  const { lost } = await fresh("python/failed-fetch-patch.js");
  assert.equal((await fetch("good")).status, 200);
  await assert.rejects(fetch("gone"), /404/);
  await assert.rejects(lost, /404/);
});

test("memory is never shared", async () => {
  await fresh("python/shared-memory-patch.js");
  const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 2, shared: true });
  assert.equal(Object.prototype.toString.call(buffer), "[object ArrayBuffer]");
});

test("PyScript's databases are empty objects, all others the browser's", async () => {
  const opened = [];
  stand({ indexedDB: { open: (...asked) => opened.push(asked) } });
  await fresh("open-pyscript-databases-empty.js");
  const request = globalThis.indexedDB.open("IDBMap/packages");
  const { target } = await new Promise((resolve) => (request.onsuccess = resolve));
  const found = target.result.transaction("x").objectStore("x").getAllKeys();
  assert.deepEqual((await new Promise((resolve) => (found.onsuccess = resolve))).target.result, []);
  globalThis.indexedDB.open("penny-press", 1);
  assert.deepEqual(opened, [["penny-press", 1]]);
});
