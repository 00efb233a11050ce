// The page's side of the bots' worker: sends questions and turns answers into messages. If the worker dies, which may
// happen at any time, a new one gets the open questions.
import { scriptURL } from "../sanitizer-module.js";
import { tell } from "../send-to-python.js";
import { titleOf } from "./title-of-question.js";

const HEARTBEAT_MS = 2500; // between two checks of the worker
const SILENT_BEATS_MAX = { starting: 24, thinking: 4 }; // beats without a sign of life after which it is considered dead
const RESTARTS = 2; // maximum number in a row without an answer in between
const IDLE_MAX_MS = 300_000; // time without a question, after which the worker is terminated to free its memory

/** @typedef {{ question: string, due: number, hurried: boolean, answer?: string, timer?: number }} Asked */
/** @type {Map<string, Asked>} */
const open = new Map(); // by ticket: the question, when its answer is due, whether it is hurried, the answer
/** @type {Worker | null} */
let worker = null;
/** @type {keyof typeof SILENT_BEATS_MAX} */
let state; // a key of SILENT_BEATS_MAX
/** @type {number} */
let silent; // beats since its last sign of life
let heartbeat = 0;
/** @type {number} */
let lastBeat;
let restarts = 0;
let idle = 0;

/**
 * Send a question. Answers `BotAnswered` after `pause` ms at the earliest, or `BotFailed`.
 * @param {string} ticket @param {string} question @param {number} pause
 */
export function think(ticket, question, pause) {
  open.set(ticket, { question, due: performance.now() + pause, hurried: false });
  watch(); // before the start, which may fail at once
  if (worker) worker.postMessage({ ask: ticket, question });
  else start();
}

/**
 * Answer at once with the current result.
 * @param {string} ticket
 */
export function answerNow(ticket) {
  const asked = open.get(ticket);
  if (!asked) return;
  asked.hurried = true;
  if ("answer" in asked) deliver(ticket);
  else worker?.postMessage({ hurry: ticket });
}

/**
 * Cancel the question.
 * @param {string} ticket
 */
export function cancelQuestion(ticket) {
  if (forget(ticket)) worker?.postMessage({ drop: ticket });
}

// -- the worker's life

/** @returns {void} */
function start() {
  state = "starting";
  silent = 0;
  try {
    const [first] = unanswered();
    const title = titleOf(/** @type {Asked} */ (open.get(first)).question);
    const name = `${document.documentElement.dataset.release ?? ""} ${title}`;
    worker = new Worker(scriptURL(new URL("./worker.js", import.meta.url)), { type: "module", name });
  } catch (error) {
    return die(error);
  }
  worker.onmessage = hear;
  worker.onerror = worker.onmessageerror = die;
  for (const ticket of unanswered()) {
    const { question, hurried } = /** @type {Asked} */ (open.get(ticket));
    worker.postMessage({ ask: ticket, question });
    if (hurried) worker.postMessage({ hurry: ticket });
  }
}

/** @param {MessageEvent<BotsAnswer>} event */
function hear({ data: { started, died, ticket, answer, failed } }) {
  silent = 0;
  if (started) state = "thinking";
  if (died) return die(died);
  if (!ticket) return;
  restarts = 0;
  if (!failed) keep(ticket, answer);
  else if (forget(ticket)) tell("BotFailed", ticket);
}

/** @param {unknown} why */
function die(why) {
  console.warn("The bots' worker is gone:", /** @type {Error} */ (why).message ?? why);
  end();
  const lost = unanswered();
  if (!lost.length) return;
  if (restarts++ < RESTARTS) return start();
  restarts = 0;
  lost.forEach(forget); // all at once, because each message may lead to another question
  for (const ticket of lost) tell("BotFailed", ticket);
}

function end() {
  if (!worker) return;
  worker.onmessage = worker.onerror = worker.onmessageerror = null; // ignore messages that are still queued
  worker.terminate();
  worker = null;
}

/** Check that the worker is alive while questions are open. */
function watch() {
  clearTimeout(idle);
  if (heartbeat) return;
  lastBeat = performance.now();
  silent = 0;
  heartbeat = setInterval(beat, HEARTBEAT_MS);
}

/** Stop the checks when no question is open; terminate the worker after a long time without any. */
function rest() {
  clearInterval(heartbeat);
  heartbeat = 0;
  idle = setTimeout(end, IDLE_MAX_MS);
}

function beat() {
  const now = performance.now();
  // A page in the background or suspended runs this late, and receives the worker's messages late.
  silent = now - lastBeat < 2 * HEARTBEAT_MS ? silent + 1 : 0;
  lastBeat = now;
  if (silent > SILENT_BEATS_MAX[state]) return die("it does not answer");
  if (state === "thinking") worker?.postMessage({ ping: true });
}

function unanswered() {
  return [...open.keys()].filter((ticket) => !("answer" in /** @type {Asked} */ (open.get(ticket))));
}

// -- answers

/**
 * Handle an answer. In a hidden page there is no pause, because nobody watches and timers are slow.
 * @param {string} ticket @param {string | undefined} answer
 */
function keep(ticket, answer) {
  const asked = open.get(ticket);
  if (!asked) return; // cancelled in the meantime
  asked.answer = answer;
  const pause = asked.hurried || document.hidden ? 0 : asked.due - performance.now();
  if (pause <= 0) deliver(ticket);
  else asked.timer = setTimeout(deliver, pause, ticket);
}

/** @param {string} ticket */
function deliver(ticket) {
  const { answer } = /** @type {Asked} */ (open.get(ticket));
  forget(ticket);
  tell("BotAnswered", ticket, answer);
}

/**
 * Remove the question. Returns whether it was open.
 * @param {string} ticket
 */
function forget(ticket) {
  clearTimeout(open.get(ticket)?.timer);
  const was = open.delete(ticket);
  if (was && !open.size) rest();
  return was;
}
