// The page's interpreter, in a worker: the page answers while Python works. Messages of the page come in, and calls of
// functions of the page's module `bridge` go out. What the worker observes of its start is passed on to the page.
import "./runtime-from-page.js"; // before the runtime
import { lost } from "./failed-fetch-patch.js"; // before anything that fetches
import { startPython } from "./start-interpreter.js";
import * as snapshot from "./snapshot.js";
import { addTitle, titlesIn } from "./title-archives.js";
import { pause } from "./yield-to-events.js";

const QUIET_MS = 300; // ms after a drawing until Python works ahead

/** @type {Python} */
let python;
/** @type {PythonRequest[]} */
const early = []; // requests that came before Python was ready
/** @type {Receiver | undefined} */
let receive;
let given = "";
let handled = 0; // messages that Python has handled
let isDrawingSoon = false;
let latest = 0; // number of the latest drawing
/** @type {Promise<void>} */
let keeping = Promise.resolve(); // snapshots are stored one after the other

/** The module `bridge` of Python: what needs no page, and in all other names calls of the page's functions. */
const bridge = new Proxy(
  {
    given: () => given,
    connect: (/** @type {Receiver} */ ours) => (receive = ours),
    soon,
    workOn,
    later: (/** @type {() => void} */ call, /** @type {number} */ delay) => setTimeout(call, delay),
    log: (/** @type {string} */ text) => console.error(text),
  },
  {
    has: (_, name) => typeof name === "string" && !name.startsWith("_"),
    get(own, name, self) {
      if (Reflect.has(own, name) || typeof name !== "string") return Reflect.get(own, name, self);
      return (/** @type {unknown[]} */ ...values) => postMessage({ call: name, values, handled });
    },
  },
);

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { entryType: type, name, startTime } = entry;
    const { responseStatus } = /** @type {PerformanceResourceTiming} */ (entry);
    postMessage({ seen: { type, name, at: performance.timeOrigin + startTime, responseStatus } });
  }
}).observe({ entryTypes: ["mark", "resource"] });

addEventListener("message", (/** @type {MessageEvent<PythonRequest>} */ { data }) => {
  if (python) hear(data);
  else early.push(data);
});
Promise.race([startPython(self.name), lost]).then(begin).catch(die);

/** @param {Python} started */
function begin(started) {
  python = started;
  python.registerJsModule("bridge", bridge);
  postMessage({ started: titlesIn(python) });
  early.splice(0).forEach(hear);
}

/** @param {PythonRequest} request */
function hear({ run, known = "", title, keep, message, added = "" }) {
  try {
    if (run) {
      given = known;
      python.runPython(run);
      postMessage({ ran: true });
    }
    if (title) load(title);
    if (keep) keeping = keeping.then(() => keepSnapshot(keep));
    if (message) {
      receive?.(message, added);
      handled += 1;
      if (!isDrawingSoon) postMessage({ answered: handled });
    }
  } catch (error) {
    die(error);
  }
}

/** @param {string} title */
async function load(title) {
  const failed = await addTitle(python, title).catch(String);
  postMessage({ loaded: title, failed });
}

/** @param {string} title */
async function keepSnapshot(title) {
  if (await snapshot.keep(title)) postMessage({ kept: true });
}

/**
 * Call `draw` once all messages that have arrived are handled, and tell the page then how many these are. Returns no
 * promise, because Python has no event loop to wait for one.
 * @param {() => void} draw
 */
function soon(draw) {
  isDrawingSoon = true;
  const drawn = pause().then(() => {
    isDrawingSoon = false;
    draw();
    postMessage({ answered: handled });
  });
  drawn.catch(die);
}

/**
 * Call `work` repeatedly until the next drawing, with pauses for messages; it returns whether there is more to do.
 * @param {() => boolean} work
 */
function workOn(work) {
  const mine = ++latest;
  const next = () => setTimeout(() => mine === latest && work() && next());
  setTimeout(() => mine === latest && next(), QUIET_MS);
}

/**
 * Report that Python could not be started or has died.
 * @param {unknown} error
 */
function die(error) {
  console.error(error);
  postMessage({ died: String(error) });
}
