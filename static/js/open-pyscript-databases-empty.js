// Replaces PyScript's two databases by empty objects. PyScript opens them at each start, for packages fetched from
// elsewhere and for local folders, neither of which we use; if the browser forbids IndexedDB, opening them would make
// the start fail. All other databases are the browser's.
const THEIRS = /^IDBMap\//;
const { get, value } = Object.getOwnPropertyDescriptor(globalThis, "indexedDB") ?? {};
const browsers = () => (get ? get.call(globalThis) : value);

const store = { getAllKeys: () => answering([]) };
const empty = { transaction: () => ({ objectStore: () => store }), close() {} };

/** @param {unknown} result */
function answering(result) {
  const request = /** @type {{ onsuccess(event: object): void }} */ ({});
  queueMicrotask(() => request.onsuccess({ target: { result } }));
  return request;
}

Object.defineProperty(globalThis, "indexedDB", {
  configurable: true,
  value: {
    /** @param {string} name @param {number[]} version */
    open: (name, ...version) => (THEIRS.test(name) ? answering(empty) : browsers().open(name, ...version)),
    /** @param {string} name */
    deleteDatabase: (name) => browsers().deleteDatabase(name),
  },
});
