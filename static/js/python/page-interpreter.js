// The page's side of its interpreter, which runs in a worker (worker.js).
import { answered, connect, isLatest, showFatalError, showPageError } from "../send-to-python.js";

/** @type {Record<string, (...values: any[]) => unknown>} */
let bridge = {};
/** @type {Map<string, Deferred<void>>} */
const loading = new Map(); // titles that the worker loads
/** @type {Deferred<string[]>} */
const start = deferred();
/** @type {Deferred<void>} */
const end = deferred();
/** @type {Worker} */
let worker;
/** @type {unknown[] | null} */
let outdated = null; // the latest drawing, if it was not shown
/** @type {unknown[] | null} */
let storedPages = null; // what the next start shows of that drawing, until it is shown

/** Start Python (start-python-worker.js). Resolves to the titles that can be imported; rejects if it cannot start. */
export function startPython() {
  const { worker: given, early, handed } = globalThis.pennyPressPython();
  worker = given;
  worker.onmessage = hear;
  worker.onerror = failOn;
  for (const event of early) event instanceof MessageEvent ? hear(event) : failOn(event);
  handed.catch(fail);
  return start.promise;
}

/**
 * Store a snapshot of a title for the next start. `data-snapshot` of the root element says when one is stored.
 * @param {string} title
 */
export function keepSnapshot(title) {
  worker.postMessage({ keep: title });
}

/**
 * Run Python code, which may call the functions of `page` as those of its module `bridge`, and knows what the page
 * knows. Messages are sent to it from then on. Resolves when it has ended.
 * @param {string} code @param {string} known @param {object} page
 */
export function run(code, known, page) {
  bridge = /** @type {typeof bridge} */ (page);
  worker.postMessage({ run: code, known });
  connect((message, added) => worker.postMessage({ message, added }));
  return end.promise;
}

/**
 * Make a title importable. Rejects if its archive does not arrive.
 * @param {string} title
 */
export function load(title) {
  const waiting = loading.get(title) ?? deferred();
  loading.set(title, waiting);
  worker.postMessage({ title });
  return waiting.promise;
}

/** @param {MessageEvent<PythonAnswer>} event */
function hear({ data }) {
  const { call, values = [], handled = 0, answered: count, seen, started, ran, loaded, failed, kept, died: why } = data;
  if (call) carryOut(call, values, handled);
  if (count !== undefined) answer(count);
  if (seen) witness(seen);
  if (started) begin(started);
  if (ran) end.resolve();
  if (loaded) settle(loaded, failed);
  if (kept) document.documentElement.dataset.snapshot = "kept";
  if (why) fail(why);
}

/** @param {string[]} titles */
function begin(titles) {
  dispatchEvent(new Event("penny-press:started")); // for start-progress-and-failure.js
  start.resolve(titles);
}

/**
 * Call a function of the page. Python knows nothing of a mistake in it, and goes on.
 * @param {string} name @param {unknown[]} values @param {number} handled
 */
async function carryOut(name, values, handled) {
  try {
    if (name === "draw") draw(values, handled);
    else if (name === "keepStoredPages" && outdated) storedPages = values;
    else await bridge[name](...values);
  } catch (error) {
    showPageError(error);
  }
}

/**
 * Show a drawing, but none that lacks what follows from messages on their way: it would take back for a moment what a
 * person has just done, such as a choice of a radio button. Another one comes, or the worker's answer.
 * @param {unknown[]} drawing @param {number} handled
 */
function draw(drawing, handled) {
  const isShown = isLatest(handled) || document.documentElement.dataset.ready !== "yes";
  outdated = isShown ? null : drawing;
  storedPages = null;
  if (isShown) bridge.draw(...drawing);
}

/** @param {number} handled */
function answer(handled) {
  if (outdated && isLatest(handled)) {
    const [drawing, kept] = [outdated, storedPages];
    carryOut("draw", drawing, handled);
    if (kept) carryOut("keepStoredPages", kept, handled);
  }
  answered(handled); // also after a drawing that has failed, or the page would wait for ever
}

/** @param {string} title @param {string} [why] */
function settle(title, why) {
  const waiting = loading.get(title);
  loading.delete(title);
  if (why) waiting?.reject(new Error(why));
  else waiting?.resolve();
}

/**
 * Note in the page's timeline what the worker saw in its own; what has arrived is told (start-progress-and-failure.js).
 * @param {NonNullable<PythonAnswer["seen"]>} seen
 */
function witness({ type, name, at, responseStatus }) {
  const startTime = Math.max(0, at - performance.timeOrigin);
  if (type === "mark") performance.mark(name, { startTime });
  else dispatchEvent(new CustomEvent("penny-press:arrived", { detail: { name, responseStatus, startTime } }));
}

/** @param {ErrorEvent | Event} event */
function failOn(event) {
  fail((event instanceof ErrorEvent && event.message) || "A script of Python's worker did not arrive");
}

/** @param {unknown} why */
function fail(why) {
  dispatchEvent(new CustomEvent("penny-press:failed", { detail: why })); // for start-progress-and-failure.js
  start.reject(why);
  end.reject(why);
  showFatalError(why);
}

/** A promise that others settle; not all browsers have `Promise.withResolvers`. */
function deferred() {
  /** @type {(value: any) => void} */
  let resolve = () => {};
  /** @type {(why: unknown) => void} */
  let reject = () => {};
  const promise = new Promise((...given) => ([resolve, reject] = given));
  promise.catch(() => {}); // those who wait for it handle it
  return { promise, resolve, reject };
}
