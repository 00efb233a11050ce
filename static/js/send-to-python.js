// Posts messages from the page to Python: a message's text, and what the page adds to it.
import { fault } from "./error-dialog.js";

/** @type {Receiver} */
let receiver;
/** @type {string} */
let lastWords;

/**
 * Deliver messages as `python(message, added)`: two JSON texts. `sorry` is shown if Python itself has died and cannot
 * report it.
 * @param {Receiver} python @param {string} sorry
 */
export function connect(python, sorry) {
  receiver = python;
  lastWords = sorry;
}

/**
 * Set the text of that error in another language.
 * @param {string} sorry
 */
export function excuse(sorry) {
  lastWords = sorry;
}

/**
 * Send a message in the form that views write (`'["Touch","story",["war-B2"]]'`); does nothing without one.
 * @param {string | undefined} message @param {unknown[]} added
 */
export function post(message, ...added) {
  if (!message) return;
  try {
    receiver(message, JSON.stringify(added));
  } catch (error) {
    console.error(error);
    fault(lastWords);
  }
}

/**
 * Send a message that does not come from a view: `tell("UrlChanged", "#/")`.
 * @type {Tell}
 */
export function tell(...message) {
  post(JSON.stringify(message));
}
