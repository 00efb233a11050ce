// The journal: a second copy of our data in localStorage, in IndexedDB. A browser that is killed loses what
// localStorage has not written to the disk yet, up to a minute's worth; a strict transaction of IndexedDB is on the
// disk once it is complete. If IndexedDB is missing or fails, the page works without a journal.
// A row is {key, text, at, alone, over}: the text (null if the key was removed), the time it was written
// (local-storage.js), whether localStorage had no room for it, and what then stayed there instead.
import { afterPaint } from "./after-paint.js";

const NAME = "penny-press";
const STORE = "journal";
const WRITE_TIMEOUT_MS = 50; // maximum delay of a write in ms, if no frame is painted
const TRIES = 2; // attempts per write, each with a new connection
const PRUNED = 30 * 24 * 60 * 60 * 1000; // ms until the row of a removed key is deleted
const PIECE = 50; // rows per transaction in idle time

/** @typedef {Row & { givesWay?: boolean }} Due a row that `givesWay` is not written over another tab's */
/** @type {Map<string, Due>} */
const pending = new Map(); // rows to write next, by key
/** @type {Map<string, number>} */
const seen = new Map(); // the times of the rows that this page has read or written, by key
/** @type {Set<string>} */
const written = new Set(); // keys written by this page
/** @type {IDBDatabase | null} */
let database = null;
/** @type {Row[]} */
let found = []; // the rows when the page was opened
let scheduled = false;
/** @type {number | undefined} */
let timer;
let failures = 0;
let failed = false; // whether the journal does not work
let tellFailure = () => {};

const opening = begin().catch(fail);

/**
 * Resolves once the journal has been read or has failed, or `patience` ms after `started` has resolved; rejects if
 * `started` rejects first.
 * @param {Promise<unknown>} started @param {number} patience
 */
export async function opened(started, patience) {
  const late = started.then(() => new Promise((resolve) => setTimeout(resolve, patience)));
  await Promise.race([opening, late]);
  if (!database) fail();
}

/** The rows when the page was opened. Can be called once, because their memory is freed. */
export function rows() {
  const once = database ? found : [];
  found = [];
  return once;
}

/**
 * Call `tell` once if there is no journal, or when it fails later.
 * @param {() => void} tell
 */
export function watch(tell) {
  tellFailure = tell;
  if (failed) tell();
}

/**
 * The row of that key as any tab has written it last; undefined if there is none, or no journal.
 * @param {string} key @returns {Promise<Row | undefined>}
 */
export async function latest(key) {
  const own = pending.get(key);
  if (own && !own.givesWay) return own;
  try {
    const store = /** @type {IDBDatabase} */ (database).transaction(STORE).objectStore(STORE);
    const row = await result(store.get(key));
    return sound(row) ? row : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Write a row soon after the next frame is painted; at once in a hidden page. One that `givesWay` is not written if
 * another tab has written that key since this page read it.
 * @param {string} key @param {string | null} text @param {number} at
 * @param {{ alone?: boolean, over?: string | null, givesWay?: boolean }} [more]
 */
export function write(key, text, at, more) {
  if (failed) return;
  pending.set(key, { key, text, at, alone: false, ...more });
  written.add(key);
  if (scheduled) return;
  scheduled = true;
  if (document.visibilityState === "hidden") return queueMicrotask(flush);
  afterPaint(flush);
  timer = setTimeout(flush, WRITE_TIMEOUT_MS);
}

/**
 * Write the rows of these keys in small transactions, except those written in the meantime, in this tab or another;
 * `row` gives a key's row.
 * @param {string[]} keys @param {(key: string) => Row} row @param {() => Promise<void>} pause
 */
export async function catchUp(keys, row, pause) {
  for (let from = 0; from < keys.length; from += PIECE) {
    await pause();
    if (failed) return;
    for (const key of keys.slice(from, from + PIECE)) {
      if (!written.has(key)) pending.set(key, { ...row(key), givesWay: true });
    }
    flush();
  }
}

/**
 * Delete the rows of keys that were removed long ago.
 * @param {Row[]} removed
 */
export function prune(removed) {
  const old = removed.filter(
    ({ key, text, at }) => text === null && at < Date.now() - PRUNED && !written.has(key),
  );
  if (old.length) transact((store) => old.forEach(({ key }) => store.delete(key)));
}

async function begin() {
  const connection = await open();
  found = await all(connection);
  if (failed) connection.close(); // opened too late
  else database = connection;
}

function flush() {
  scheduled = false;
  clearTimeout(timer);
  if (!pending.size || !database) return; // pending rows wait for a new connection
  const due = [...pending.values()];
  pending.clear();
  /** @type {Row[]} */
  const kept = []; // those that did not give way
  transact(
    (store) => {
      due.forEach((row) => put(store, row, kept));
      return due.some(({ givesWay }) => givesWay);
    },
    (connection) => again(due, connection),
    () => kept.forEach(({ key, at }) => seen.set(key, at)),
  );
}

/** @param {IDBObjectStore} store @param {Due} due @param {Row[]} kept */
function put(store, { givesWay, ...row }, kept) {
  const write = () => {
    store.put(row);
    kept.push(row);
  };
  if (!givesWay) return write();
  const asked = store.get(row.key);
  asked.onsuccess = () => {
    if (asked.result?.at !== seen.get(row.key)) return;
    try {
      write();
    } catch {} // put throws only where the transaction has been aborted
  };
}

/**
 * @param {(store: IDBObjectStore) => boolean | void} work returns whether it still makes requests when others succeed
 * @param {(connection: IDBDatabase | null) => void} onFailure called with the connection that failed
 */
function transact(work, onFailure = () => {}, onSuccess = () => {}) {
  const connection = database;
  try {
    const transaction = /** @type {IDBDatabase} */ (connection).transaction(STORE, "readwrite", { durability: "strict" });
    transaction.oncomplete = () => {
      failures = 0;
      onSuccess();
    };
    transaction.onabort = () => onFailure(connection);
    if (!work(transaction.objectStore(STORE))) transaction.commit?.(); // without waiting for the results
  } catch {
    onFailure(connection);
  }
}

/**
 * Handle a failed write: the connection may be dead, or there is no room. Several writes may fail with one connection.
 * @param {Row[]} due @param {IDBDatabase | null} connection
 */
async function again(due, connection) {
  if (failed) return;
  for (const row of due) if (!pending.has(row.key)) pending.set(row.key, row);
  if (connection !== database) return database ? flush() : undefined; // another one is there, or being opened
  failures += 1;
  if (failures >= TRIES) return fail();
  database?.close();
  database = null;
  try {
    const next = await open();
    if (failed) return next.close();
    database = next;
    flush();
  } catch {
    fail();
  }
}

function fail() {
  if (failed) return;
  failed = true;
  pending.clear();
  database?.close();
  database = null;
  tellFailure();
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1); // throws if IndexedDB is forbidden
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
    request.onblocked = reject;
    request.onerror = reject;
    request.onsuccess = () => {
      const connection = request.result;
      connection.onversionchange = () => connection.close(); // a newer release, or the database is deleted
      if (connection.objectStoreNames.contains(STORE)) resolve(connection);
      else reject(connection.close());
    };
  });
}

/** @param {IDBDatabase} connection @returns {Promise<Row[]>} */
async function all(connection) {
  const rows = /** @type {Row[]} */ (await result(connection.transaction(STORE).objectStore(STORE).getAll()));
  for (const row of rows) if (row) seen.set(row.key, row.at);
  return rows.filter(sound).map(dated);
}

/**
 * The result of a request.
 * @param {IDBRequest} request @returns {Promise<any>}
 */
function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });
}

/** @param {Row | undefined} row */
function sound(row) {
  const { key, text, at } = row ?? {};
  return typeof key === "string" && (text === null || typeof text === "string") && Number.isSafeInteger(at);
}

/**
 * Limit the time of a row to now: a later time means that a clock was wrong or the row is not ours.
 * @param {Row} row
 */
function dated(row) {
  return { ...row, at: Math.min(row.at, Date.now()) };
}

addEventListener("pagehide", flush);
document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
