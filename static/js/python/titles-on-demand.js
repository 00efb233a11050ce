// Titles that are played after the start, and snapshots for later starts.
import { spareTime } from "../idle-time.js";
import { tell } from "../send-to-python.js";
import { addSheet } from "../title-sheets.js";
import { keepSnapshot, load } from "./page-interpreter.js";

/**
 * Make a title importable, with its style sheet. Answers `TitleLoaded` or `TitleFailed`.
 * @param {string} title
 */
export async function loadTitle(title) {
  try {
    await Promise.all([load(title), addSheet(title)]);
  } catch (error) {
    console.warn(error);
    return tell("TitleFailed", title);
  }
  tell("TitleLoaded", title);
}

/** @type {Promise<void>} */
const started = new Promise((resolve) => {
  globalThis.addEventListener?.("py:all-done", () => resolve());
});

/**
 * Store a snapshot of a title for the next start, in idle time.
 * @param {string} title
 */
export async function storeSnapshot(title) {
  await started;
  await spareTime();
  keepSnapshot(title);
}
