// The bots' interpreter, in a worker. It works on one question at a time, in slices, the most urgent one first.
import { startPythonBeside } from "../python/start-in-worker.js";
import { addTitle } from "../python/title-archives.js";
import { pause } from "../python/yield-to-events.js";
import { titleOf } from "./title-of-question.js";

const SLICE = 0.03; // seconds of work between two checks for messages
const URGENCY = ["move:", "advice:", "analysis:"]; // prefixes of tickets

/** @typedef {{ text: string, hurried: boolean, thinking: Thinking | null }} Asked */
/** @type {Map<string, Asked>} */
const open = new Map(); // by ticket, in order of arrival
/** @type {(text: string) => Thinking} */
let Question;
/** @type {Python} */
let interpreter;
/** @type {Python["ffi"]["PythonError"]} */
let failure; // Python's exception class
let working = false;

addEventListener("message", (/** @type {MessageEvent<BotsRequest>} */ { data }) => {
  const { ask, question = "", hurry, drop, ping } = data;
  if (ask) open.set(ask, { text: question, hurried: false, thinking: null });
  if (hurry && open.has(hurry)) /** @type {Asked} */ (open.get(hurry)).hurried = true;
  if (drop) forget(drop);
  if (ping) postMessage({ pong: ping });
  work();
});

startPythonBeside("pennypress.bots.worker_api").then(begin).catch(die);

/** @param {{ python: Python, module: any }} started */
function begin({ python, module }) {
  interpreter = python;
  failure = python.ffi.PythonError;
  Question = module.Question;
  postMessage({ started: true });
  work();
}

async function work() {
  if (!Question || working) return;
  working = true;
  try {
    while (open.size) {
      const ticket = mostUrgent();
      await addTitle(interpreter, titleOf(/** @type {Asked} */ (open.get(ticket)).text));
      if (open.has(ticket)) thinkOn(ticket); // it may have been dropped in the meantime
      await pause();
    }
  } catch (error) {
    die(error);
  }
  working = false;
}

/** Hurried questions come first; among equals, the one that was asked first. */
function mostUrgent() {
  /** @param {[string, { hurried: boolean }]} entry */
  const rank = ([ticket, { hurried }]) => (hurried ? -1 : URGENCY.findIndex((kind) => ticket.startsWith(kind)));
  const [[ticket]] = [...open].sort((one, other) => rank(one) - rank(other));
  return ticket;
}

/**
 * Work on a question for one slice, and post the answer when the search is finished.
 * @param {string} ticket
 */
function thinkOn(ticket) {
  const asked = /** @type {Asked} */ (open.get(ticket));
  try {
    asked.thinking ??= Question(asked.text);
    if (!asked.hurried && asked.thinking.think(SLICE)) return;
    postMessage({ ticket, answer: asked.thinking.answer() });
  } catch (error) {
    if (!(error instanceof failure)) throw error;
    console.error(error);
    postMessage({ ticket, failed: String(error) });
  }
  forget(ticket);
}

/** @param {string} ticket */
function forget(ticket) {
  open.get(ticket)?.thinking?.destroy();
  open.delete(ticket);
}

/**
 * Report that Python could not be started or has died.
 * @param {unknown} error
 */
function die(error) {
  console.error(error);
  postMessage({ died: String(error) });
}
