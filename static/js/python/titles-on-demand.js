// Titles that are played after the start, and snapshots for later starts.
import { spareTime } from "../idle-time.js";
import { tell } from "../send-to-python.js";
import { addSheet } from "../title-sheets.js";
import { load } from "./page-interpreter.js";
import * as snapshot from "./snapshot.js";

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
let keeping = new Promise((resolve) => {
  globalThis.addEventListener?.("py:all-done", () => resolve());
});

/**
 * Store a snapshot of a title for the next start, in idle time, one after the other.
 * @param {string} title
 */
export function keepTitle(title) {
  keeping = keeping.then(async () => {
    await spareTime();
    if (await snapshot.keep(title)) document.documentElement.dataset.snapshot = "kept";
  });
}
