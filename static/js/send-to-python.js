// Sends messages from the page to Python: a message's text, and what the page adds to it. Python works in a worker, so
// the page shows later what follows from them.
import { showErrorDialog } from "./error-dialog.js";

/** @type {Receiver | undefined} */
let receiver;
let lastWords = "";
let sorry = "";
let sent = 0; // messages
let drawn = 0; // messages whose consequences the page shows
/** @type {(() => void)[]} */
const waiting = []; // what waits for drawings

/**
 * Deliver messages as `python(message, added)`: two JSON texts.
 * @param {Receiver} python
 */
export function connect(python) {
  receiver = python;
}

/**
 * Set the contents of the dialogs for what Python cannot report itself: that it has died, and that a function of the
 * page has failed, after which Python goes on.
 * @param {string} ifDead @param {string} ifAlive
 */
export function setErrorDialogs(ifDead, ifAlive) {
  lastWords = ifDead;
  sorry = ifAlive;
}

/**
 * Show that Python itself has died, also at each later input (`post`); during the start, start-progress-and-failure.js
 * does. What waits for an answer, of which none will come, goes on.
 * @param {unknown} why
 */
export function showFatalError(why) {
  console.error(why);
  receiver = nobody;
  sayLastWords();
  answered(sent);
}

/** What receives messages once Python has died. */
function nobody() {
  answered(sent);
}

function sayLastWords() {
  if (lastWords) showErrorDialog(lastWords);
}

/**
 * Show that a function of the page has failed.
 * @param {unknown} why
 */
export function showPageError(why) {
  console.error(why);
  if (sorry) showErrorDialog(sorry);
}

/**
 * Send what somebody does, in the form that views write (`'["Touch","story",["war-B2"]]'`); does nothing without a
 * message.
 * @param {string | undefined} message @param {unknown[]} added
 */
export function post(message, ...added) {
  if (!message || !receiver) return;
  if (receiver === nobody) sayLastWords();
  send(message, added);
}

/**
 * Send a message that does not come from a view: `tell("StorageFailed", "penny-press:index", "full")`.
 * @type {Tell}
 */
export function tell(...message) {
  send(JSON.stringify(message));
}

/** @param {string} message @param {unknown[]} [added] */
function send(message, added = []) {
  if (!receiver) return;
  sent += 1;
  document.documentElement.dataset.busy = "";
  receiver(message, JSON.stringify(added));
}

/**
 * Call this once the page shows all that follows from the messages sent: at once, or after the drawing. Calls that wait
 * are made one after the other, each after the drawing of what the one before has sent.
 * @param {() => void} call
 */
export function whenDrawn(call) {
  if (isDrawn() && !waiting.length) call();
  else waiting.push(call);
}

/**
 * The page shows what follows from the first `count` messages.
 * @param {number} count
 */
export function answered(count) {
  drawn = count;
  while (isDrawn() && waiting.length) waiting.shift()?.();
  if (isDrawn()) delete document.documentElement.dataset.busy;
}

/**
 * Whether these are all messages that were sent.
 * @param {number} handled
 */
export function isLatest(handled) {
  return handled === sent;
}

function isDrawn() {
  return sent === drawn;
}
