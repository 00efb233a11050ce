// Which tab may write a table: a Web Lock for each. Where there are none, every tab may.
import { tell } from "./post-message.js";

const SETTLING = 150; // ms in which what the other tab wrote last reaches this one

/** @type {Map<string, { end(): void, ended: Promise<void>, wanted(): boolean }>} */
const tables = new Map(); // each table that we hold or wait for: how to end it, and when it has ended

/**
 * Ask for a table. Answers `LockAnswered` soon, and again if it is granted later.
 * @param {string} table
 */
export function hold(table) {
  const before = tables.get(table);
  before?.end();
  const leaving = new AbortController();
  const left = new Promise((resolve) => leaving.signal.addEventListener("abort", resolve));

  const ended = request(table, leaving.signal, left, before?.ended).catch(() => {
    // Left while waiting; or a frame without an origin, which has no locks and shares its storage with no tab.
    if (!leaving.signal.aborted) tell("LockAnswered", table, true);
  });
  tables.set(table, { end: () => leaving.abort(), ended, wanted: () => !leaving.signal.aborted });
}

/**
 * Let others have the table, or stop waiting for it.
 * @param {string} table
 */
export function leave(table) {
  tables.get(table)?.end();
}

/** @param {string} table @param {AbortSignal} leaving @param {Promise<unknown>} left @param {Promise<void>} [before] */
async function request(table, leaving, left, before) {
  await before; // our own earlier lock is not another tab's
  if (leaving.aborted) return;
  if (!navigator.locks) return tell("LockAnswered", table, true);
  const name = `penny-press:${table}`;
  const held = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!leaving.aborted) tell("LockAnswered", table, Boolean(lock));
    if (lock) await left;
    return Boolean(lock);
  });
  if (held || leaving.aborted) return;
  await navigator.locks.request(name, { signal: leaving }, async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLING));
    if (!leaving.aborted) tell("LockAnswered", table, true);
    await left;
  });
}

// A page that comes back from the browser's memory may have lost its locks there.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  for (const [table, { wanted }] of [...tables]) if (wanted()) hold(table);
});
