// The browser's localStorage, and its second copy in the journal. Errors are told apart here: Python does not get to
// see their names.
import * as journal from "./journal.js";
import { forget } from "./store-page.js";
import { spareTime } from "./idle.js";

const FULL = new Set(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"]);
const STAMP = "penny-press-journal"; // the time of the latest write that localStorage has kept

/** @type {Map<string, string | null>} */
let known = new Map(); // what Python knows localStorage to hold
let latest = 0; // the time of the latest write

/**
 * All texts whose keys begin so, as JSON; '' when the browser keeps nothing for us.
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
 * Where the journal holds something else than what `stored` has just read, as JSON: the rows, and the time of the
 * latest write that localStorage has kept (0 when unknown). Once Python has decided, the journal is made the same.
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
 * Why a text could not be kept ('full', 'forbidden'); '' when it was. Pictures make room for it.
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
 * Forget a text, and what the pictures show of it.
 * @param {string} key
 */
export function remove(key) {
  localStorage.removeItem(key);
  known.delete(key);
  journal.write(key, null, now());
  forget();
}

/**
 * What others have written (or removed: null) since Python last knew, as JSON; '' when nothing.
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
 * Call `python` when others may have written something of ours.
 * @param {string} prefix @param {() => void} python
 */
export function listen(prefix, python) {
  addEventListener("storage", ({ key }) => (key === null || key.startsWith(prefix)) && python());
  // A page that comes back from the browser's memory has heard nothing there.
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

/** The time of a write: later than that of every write before, in whichever tab. localStorage notes it. */
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
 * In spare time the journal becomes what localStorage holds under these keys; what is long gone leaves it.
 * @param {string[]} keys @param {Row[]} rows
 */
async function catchUp(keys, rows) {
  /** @param {string} key */
  const row = (key) => ({ key, text: localStorage.getItem(key), at: stamp() || now(), alone: false });
  await journal.catchUp(keys, row, spareTime);
  journal.prune(rows);
}
