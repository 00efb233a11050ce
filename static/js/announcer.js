// Announces sentences to screen readers, in the polite live region #live. Each is a separate line that stays for a
// while, so that sentences in quick succession, and repetitions of a sentence, are all read.
import { topmost } from "./dialogs.js";
import { whenDrawn } from "./send-to-python.js";

const REGION_MOVED_MS = 100; // ms until screen readers notice that the region was moved
const DRAWING_TIMEOUT_MS = 1000; // maximum wait in ms for the drawing that a sentence is about
const LINE_LIFETIME_MS = 5000;
const live = document.getElementById("live");
/** @type {string[]} */
const waiting = [];
let covered = false; // whether the curtain was down in the last drawing
let soon = false; // whether the page has been drawn since
/** @type {number | undefined} */
let timer;

/**
 * Announce a sentence after the next drawing of the page.
 * @param {string} sentence
 */
export function announce(sentence) {
  waiting.push(sentence);
  timer ??= setTimeout(speak, DRAWING_TIMEOUT_MS);
}

/** Called after a drawing. Moves the region into an open modal dialog, because everything outside it is inert. */
export function settle() {
  const home = topmost() ?? document.body;
  const moves = live.parentElement !== home;
  const falls = !covered && document.getElementById("curtain");
  covered = Boolean(document.getElementById("curtain"));
  if (moves || falls) live.replaceChildren(); // else it would be read again, or read to the next person
  if (moves) home.append(live);
  if (!waiting.length || (soon && !moves)) return;
  clearTimeout(timer);
  timer = setTimeout(speakAtRest, REGION_MOVED_MS);
  soon = true;
}

/** Speak once nothing else is about to be drawn, such as a dialog that would take the region and silence it. */
function speakAtRest() {
  const mine = timer;
  whenDrawn(() => timer === mine && speak());
}

/**
 * Announce a sentence at once; for use when nothing else changes on the page.
 * @param {string} sentence
 */
export function say(sentence) {
  waiting.push(sentence);
  speak();
}

function speak() {
  clearTimeout(timer);
  timer = undefined;
  soon = false;
  for (const sentence of waiting.splice(0)) {
    const line = document.createElement("p");
    line.textContent = sentence;
    live.append(line);
    setTimeout(() => line.remove(), LINE_LIFETIME_MS);
  }
}
