// Says sentences to screen readers, in the polite live region #live. Each is a line of its own that stays for a while: so
// what is said in quick succession is all heard, and what is said twice is heard twice.
import { topmost } from "./dialogs.js";

const HEED = 100; // ms until a region that has come to another place is listened to
const AT_LAST = 1000; // ms for the drawing to come after which something is said
const KEPT = 5000; // ms that a line can still be read
const live = document.getElementById("live");
/** @type {string[]} */
const waiting = [];
let covered = false; // whether the curtain was down in the last drawing
let soon = false; // whether the page has been drawn since
/** @type {number | undefined} */
let timer;

/**
 * Say a sentence, once the page shows what it speaks of.
 * @param {string} sentence
 */
export function announce(sentence) {
  waiting.push(sentence);
  timer ??= setTimeout(speak, AT_LAST);
}

/** After a drawing. A modal dialog makes all else inert, and what is inert is not read out: the region moves into it. */
export function settle() {
  const home = topmost() ?? document.body;
  const moves = live.parentElement !== home;
  const falls = !covered && document.getElementById("curtain");
  covered = Boolean(document.getElementById("curtain"));
  if (moves || falls) live.replaceChildren(); // else it would be heard again; or read by the next person
  if (moves) home.append(live);
  if (!waiting.length || (soon && !moves)) return;
  clearTimeout(timer);
  timer = setTimeout(speak, HEED);
  soon = true;
}

/**
 * Say a sentence at once: nothing else changes on the page.
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
    setTimeout(() => line.remove(), KEPT);
  }
}
