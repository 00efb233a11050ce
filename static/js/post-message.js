// The one way from the page to Python: a message's text, and what the page adds to it.
import { fault } from "./error-dialog.js";

/** @type {Receiver} */
let receiver;
/** @type {string} */
let lastWords;

/**
 * `sorry` is what is shown should Python itself have died: it could not say it any more.
 * @param {Receiver} python @param {string} sorry
 */
export function connect(python, sorry) {
  receiver = python;
  lastWords = sorry;
}

/**
 * What is shown then, in another language.
 * @param {string} sorry
 */
export function excuse(sorry) {
  lastWords = sorry;
}

/**
 * Send a message as the views write it (`'["Touch","story",["war-B2"]]'`); nothing when there is none.
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
 * Send a message of the browser's own: `tell("UrlChanged", "#/")`.
 * @type {Tell}
 */
export function tell(...message) {
  post(JSON.stringify(message));
}
