// The bots' interpreter, in a worker. It thinks about one question at a time, in slices, the most urgent one first.
import { startPythonBeside } from "../python/start-in-worker.js";
import { pause } from "../python/pause.js";

const SLICE = 0.03; // seconds after which it looks whether something else has come up
const URGENCY = ["move:", "advice:", "look:"]; // how tickets begin

/** @typedef {{ text: string, hurried: boolean, thinking: Thinking | null }} Asked */
/** @type {Map<string, Asked>} */
const open = new Map(); // by ticket, in order of asking: its text, whether it is hurried, what is thought about it
/** @type {(text: string) => Thinking} */
let Question;
/** @type {Python["ffi"]["PythonError"]} */
let failure; // Python's own kind of error
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
      thinkOn(mostUrgent());
      await pause();
    }
  } catch (error) {
    die(error);
  }
  working = false;
}

/** Those that need no more thought come first; of equals, the one that was asked first. */
function mostUrgent() {
  /** @param {[string, { hurried: boolean }]} entry */
  const rank = ([ticket, { hurried }]) => (hurried ? -1 : URGENCY.findIndex((kind) => ticket.startsWith(kind)));
  const [[ticket]] = [...open].sort((one, other) => rank(one) - rank(other));
  return ticket;
}

/**
 * A slice of thought, and the answer once there is nothing more to find out.
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
 * Python could not be started, or has died: there is no thinking here any more.
 * @param {unknown} error
 */
function die(error) {
  console.error(error);
  postMessage({ died: String(error) });
}
