// PyScript opens two databases at each start: for packages fetched from elsewhere, and for folders of the person's. We
// have neither; and a browser without IndexedDB for us would refuse them, and with them the start. So PyScript's are
// empty objects; every other database is the browser's.
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
