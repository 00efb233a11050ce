// The browser's localStorage, with its second copy in the journal. Errors are classified here, because Python does
// not see their names.
import * as journal from "./backup-journal.js";
import { forget } from "./store-page.js";
import { spareTime } from "./idle-time.js";

const FULL = new Set(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"]);
const STAMP = "penny-press-journal"; // key of the time of the latest write in localStorage

/** @type {Map<string, string | null>} */
let known = new Map(); // the texts that Python has seen
let latest = 0; // the time of the latest write

/**
 * All texts whose keys have that prefix, as JSON; '' if storage is forbidden.
 * @param {string} prefix
 */
export function stored(prefix) {
  try {
    known = read(prefix);
    return JSON.stringify(Object.fromEntries(known));
  } catch {
    return "";
  }
}

/**
 * The journal rows that differ from what `stored` has just read, as JSON, with the time of the latest write in
 * localStorage (0 if unknown). After Python's decision, the journal is brought up to date.
 * @param {string} prefix
 */
export function journaled(prefix) {
  const rows = journal.rows().filter(({ key }) => key.startsWith(prefix));
  const reached = stamp();
  latest = rows.reduce((time, { at }) => Math.max(time, at), reached);
  const same = new Set();
  const different = rows.filter(({ key, text }) => (known.get(key) ?? null) !== text || !same.add(key));
  const behind = [...known.keys()].filter((key) => !same.has(key));
  const removed = different.map(({ key }) => key).filter((key) => !known.has(key));
  catchUp([...behind, ...removed], rows);
  return JSON.stringify({ reached, rows: different });
}

/**
 * Write a text. Returns '' or why it failed: 'full', 'forbidden'. Stored pages are deleted to make room.
 * @param {string} key @param {string} text
 */
export function keep(key, text) {
  let refusal = put(key, text);
  if (refusal === "full") {
    forget();
    refusal = put(key, text);
  }
  if (refusal !== "forbidden") journal.write(key, text, now(), Boolean(refusal));
  if (!refusal) known.set(key, text);
  return refusal;
}

/**
 * Delete a text, and the stored pages that show it.
 * @param {string} key
 */
export function remove(key) {
  localStorage.removeItem(key);
  known.delete(key);
  journal.write(key, null, now());
  forget();
}

/**
 * Changes by others (null: removed) since Python last read, as JSON; '' if there are none.
 * @param {string} prefix
 */
export function news(prefix) {
  let present;
  try {
    present = read(prefix);
  } catch {
    return "";
  }
  /** @type {Record<string, string | null>} */
  const changed = {};
  for (const key of known.keys()) if (!present.has(key)) changed[key] = null;
  for (const [key, text] of present) if (known.get(key) !== text) changed[key] = text;
  known = present;
  return Object.keys(changed).length ? JSON.stringify(changed) : "";
}

/**
 * Call `python` when others may have changed our data.
 * @param {string} prefix @param {() => void} python
 */
export function listen(prefix, python) {
  addEventListener("storage", ({ key }) => (key === null || key.startsWith(prefix)) && python());
  // A page restored from the back/forward cache has missed storage events.
  addEventListener("pageshow", ({ persisted }) => persisted && python());
}

/** @param {string} prefix */
function read(prefix) {
  const keys = Array.from({ length: localStorage.length }, (_, number) => localStorage.key(number));
  const ours = /** @type {string[]} */ (keys.filter((key) => key?.startsWith(prefix)));
  return new Map(ours.map((key) => [key, localStorage.getItem(key)]));
}

/** @param {string} key @param {string} text */
function put(key, text) {
  try {
    localStorage.setItem(key, text);
    return "";
  } catch (error) {
    return FULL.has(/** @type {Error} */ (error).name) ? "full" : "forbidden";
  }
}

/** The time of a write: later than every write before, in any tab. It is noted in localStorage. */
function now() {
  latest = Math.max(Date.now(), latest + 1, stamp() + 1);
  put(STAMP, String(latest));
  return latest;
}

function stamp() {
  try {
    const time = Number(localStorage.getItem(STAMP));
    return Number.isSafeInteger(time) && time > 0 ? Math.min(time, Date.now()) : 0;
  } catch {
    return 0;
  }
}

/**
 * In idle time, make the journal match localStorage for these keys, and delete rows of keys removed long ago.
 * @param {string[]} keys @param {Row[]} rows
 */
async function catchUp(keys, rows) {
  /** @param {string} key */
  const row = (key) => ({ key, text: localStorage.getItem(key), at: stamp() || now(), alone: false });
  await journal.catchUp(keys, row, spareTime);
  journal.prune(rows);
}
