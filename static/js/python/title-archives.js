// The archives with the rules and views of the titles. Python's own archive has what the lobby needs of each title.
import { TITLES } from "./titles.js"; // written by the build
import { unpacked } from "./packed-archives.js";
import { downloaded } from "./verify-cached-files.js";

const ARCHIVE_TIMEOUT_MS = 60_000;

/** The file in Python's file system. @param {string} title */
export const placeOf = (title) => `/lib/${title}.zip`;

/** The address of a file of the site that `titles.js` names. @param {string} name */
export const addressOf = (name) => new URL(`../../../${name}`, import.meta.url).href;

/**
 * The archive of that title, as the build made it. Rejects if it does not arrive.
 * @param {string} title
 */
export async function archiveOf(title) {
  const address = addressOf(TITLES[title].code);
  const packed = await downloaded(address, ARCHIVE_TIMEOUT_MS);
  if (!packed) throw new Error(`${address}: damaged`);
  return unpacked(packed);
}

/** Make the archive of a title importable; our own code must be so already. @param {Python} python @param {string} title */
export function useArchive(python, title) {
  python.pyimport("pennypress.games").use_archive(title, placeOf(title));
}

/** The titles that this interpreter can import. @param {Python} python */
export function titlesIn(python) {
  return Object.keys(TITLES).filter((title) => python.FS.analyzePath(placeOf(title)).exists);
}

/** @type {Map<Python, Map<string, Promise<void>>>} */
const added = new Map();

/**
 * Make the title importable in this interpreter, unless it is already or does not exist. Rejects if its archive does
 * not arrive; the next call tries again.
 * @param {Python} python @param {string} title
 */
export function addTitle(python, title) {
  if (!Object.hasOwn(TITLES, title)) return Promise.resolve();
  const titles = added.get(python) ?? new Map();
  added.set(python, titles);
  if (!titles.has(title)) {
    const adding = add(python, title);
    adding.catch(() => titles.delete(title));
    titles.set(title, adding);
  }
  return titles.get(title);
}

/** @param {Python} python @param {string} title */
async function add(python, title) {
  if (python.FS.analyzePath(placeOf(title)).exists) return; // since the start
  const archive = await archiveOf(title);
  python.FS.writeFile(placeOf(title), archive);
  useArchive(python, title);
}
