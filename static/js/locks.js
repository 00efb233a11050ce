// Write locks of tables: one Web Lock each. Without Web Locks, every tab may write.
import { tellChanges, writtenAlone } from "./local-storage.js";
import { tell } from "./send-to-python.js";

const LAST_WRITES_MS = 150; // until the last writes of another tab have arrived
const ALONE_TIMEOUT_MS = 1000; // to find what has no room in localStorage

/** @type {Map<string, { end(): void, ended: Promise<void>, wanted(): boolean }>} */
const tables = new Map(); // locks held or requested, by table

/**
 * Request a table's lock. Answers `LockAnswered` soon, and again if the lock is granted later.
 * @param {string} table
 */
export function requestLock(table) {
  const before = tables.get(table);
  before?.end();
  const leaving = new AbortController();
  const left = new Promise((resolve) => leaving.signal.addEventListener("abort", resolve));

  const ended = request(table, leaving.signal, left, before?.ended).catch(() => {
    // The request was cancelled; or an opaque origin, which has no locks and shares no storage with tabs.
    if (!leaving.signal.aborted) return answer(table, leaving.signal, true);
  });
  tables.set(table, { end: () => leaving.abort(), ended, wanted: () => !leaving.signal.aborted });
}

/**
 * Release a table's lock, or cancel the request.
 * @param {string} table
 */
export function releaseLock(table) {
  tables.get(table)?.end();
}

/** @param {string} table @param {AbortSignal} leaving @param {Promise<unknown>} left @param {Promise<void>} [before] */
async function request(table, leaving, left, before) {
  await before; // wait for the release of our own earlier lock
  if (leaving.aborted) return;
  if (!navigator.locks) return answer(table, leaving, true);
  const name = `penny-press:${table}`;
  const held = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    await answer(table, leaving, Boolean(lock));
    if (lock) await left;
    return Boolean(lock);
  });
  if (held || leaving.aborted) return;
  await navigator.locks.request(name, { signal: leaving }, async () => {
    await new Promise((resolve) => setTimeout(resolve, LAST_WRITES_MS));
    await answer(table, leaving, true);
    await left;
  });
}

/**
 * Answer the request, after telling what the previous owner of the table wrote.
 * @param {string} table @param {AbortSignal} leaving @param {boolean} granted
 */
async function answer(table, leaving, granted) {
  if (leaving.aborted) return;
  tellChanges();
  const key = `penny-press:table:${table}`;
  const late = new Promise((resolve) => setTimeout(resolve, ALONE_TIMEOUT_MS));
  const text = granted ? await Promise.race([writtenAlone(key), late]) : undefined;
  if (leaving.aborted) return;
  if (text) tell("StoredElsewhere", key, text);
  tell("LockAnswered", table, granted);
}

// A page restored from the back/forward cache may have lost its locks.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  for (const [table, { wanted }] of [...tables]) if (wanted()) requestLock(table);
});
