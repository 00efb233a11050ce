// The browser's localStorage, with its second copy in the journal: what is there, failures to write, changes by other
// tabs.
import * as journal from "./backup-journal.js";
import { forget } from "./store-page.js";
import { spareTime } from "./idle-time.js";
import { tell } from "./send-to-python.js";

const FULL = new Set(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"]);
const PREFIX = "penny-press:"; // of all keys that Python reads and writes (save_format.py)
const STAMP = "penny-press-journal"; // key of the time of the latest write in localStorage
const NEVER_REMOVED = [`${PREFIX}index`, `${PREFIX}settings`]; // keys that no tab of ours removes

/** @type {Map<string, string | null>} */
let known = new Map(); // the texts that Python has seen
let latest = stamp(); // the time of the latest write that this tab knows; read before the journal is
let isStarting = true; // until Python's decision about the journal is carried out
let othersMayHaveWritten = false; // since the journal was read

/** All our texts by key, as JSON; '' if storage is forbidden. */
export function stored() {
  try {
    known = read(PREFIX);
    return JSON.stringify(Object.fromEntries(known));
  } catch {
    return "";
  }
}

/**
 * The journal rows that differ from what `stored` has just read, as JSON, with the time of the latest write in
 * localStorage (0 if unknown). After Python's decision, the journal is brought up to date.
 */
export function journaled() {
  const rows = journal.rows().filter(({ key }) => key.startsWith(PREFIX));
  const reached = look();
  latest = rows.reduce((time, { at }) => Math.max(time, at), latest);
  const same = new Set(rows.filter(({ key, text }) => (known.get(key) ?? null) === text).map(({ key }) => key));
  const different = rows.filter(({ key }) => !same.has(key));
  const behind = [...known.keys()].filter((key) => !same.has(key));
  const removed = different.map(({ key }) => key).filter((key) => !known.has(key));
  catchUp([...behind, ...removed], rows);
  return JSON.stringify({ reached, rows: different });
}

/**
 * Write a text. Answers `StorageFailed` on failure: 'full' or 'forbidden'. Stored pages are deleted to make room.
 * @param {string} key @param {string} text
 */
export function save(key, text) {
  let refusal = put(key, text);
  if (refusal === "full") {
    forget();
    refusal = put(key, text);
  }
  if (refusal !== "forbidden") {
    const instead = refusal ? { alone: true, over: localStorage.getItem(key) } : {};
    journal.write(key, text, now(), { ...instead, givesWay: isStarting });
  }
  if (!refusal) known.set(key, text);
  else tell("StorageFailed", key, refusal);
}

/**
 * Delete a text, and the stored pages that show it.
 * @param {string} key
 */
export function remove(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    return; // where nothing may be kept, nothing is there
  }
  known.delete(key);
  journal.write(key, null, now());
  forget();
}

/**
 * Tell what others have changed since our last look: `StoredElsewhere` for each key, with null if it was removed.
 */
export function tellChanges() {
  let present;
  try {
    present = read(PREFIX);
  } catch {
    return;
  }
  const before = known;
  known = present;
  for (const key of before.keys()) if (!present.has(key)) tell("StoredElsewhere", key, null);
  for (const [key, text] of present) if (before.get(key) !== text) tell("StoredElsewhere", key, text);
}

/**
 * The text of that key if another tab has written it to the journal only, because localStorage is full, and nothing to
 * localStorage since.
 * @param {string} key
 */
export async function writtenAlone(key) {
  if (!othersMayHaveWritten) return;
  const { text, alone, over } = (await journal.latest(key)) ?? {};
  const present = known.get(key) ?? null;
  if (alone && text && text !== present && (over === undefined || over === present)) return text;
}

/** Write again what is known and no longer there, because another site of this origin has emptied the storage. */
function putBack() {
  try {
    const present = read(PREFIX);
    if (!NEVER_REMOVED.some((key) => known.has(key) && !present.has(key))) return;
    for (const [key, text] of known) if (!present.has(key) && text !== null) put(key, text);
    now();
  } catch {} // no storage
}

/** Tell changes by others when they happen. */
export function listen() {
  isStarting = false;
  look();
  addEventListener("storage", ({ key, url }) => {
    othersMayHaveWritten ||= key === STAMP;
    if (key === null && url) putBack(); // without an address, the person has cleared the data of the site
    if (key === null || key.startsWith(PREFIX)) tellChanges();
  });
  // A page restored from the back/forward cache has missed storage events.
  addEventListener("pageshow", ({ persisted }) => {
    othersMayHaveWritten ||= persisted;
    if (persisted) tellChanges();
  });
  tellChanges(); // since Python was started
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
  look();
  latest = Math.max(Date.now(), latest + 1);
  put(STAMP, String(latest));
  return latest;
}

/** The time of the latest write in localStorage; notes whether it is one that this tab does not know. */
function look() {
  const time = stamp();
  othersMayHaveWritten ||= time > latest;
  latest = Math.max(latest, time);
  return time;
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
