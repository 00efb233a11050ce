// Idle time: for work that makes later visits faster and must not delay the first input.
const SETTLED = 1000; // ms after the page became responsive
const IDLE_TIMEOUT_MS = 2000; // timeout in ms, because a page that does not repaint gets no idle callbacks
const ANIMATIONS_OVER_MS = 2200; // ms after a drawing, when all animations have ended

/** Resolves when the page has been ready for a while and is idle. */
export async function spareTime() {
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  /** @type {Promise<void>} */
  const idle = new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else resolve();
  });
  await idle;
}

let latest = 0;

/**
 * Call `python` repeatedly in idle time; it returns whether there is more to do.
 * @param {() => boolean} python
 */
export function workOn(python) {
  const mine = ++latest;
  /** @param {number} wait */
  const next = (wait) => setTimeout(() => whenIdle(() => mine === latest && python() && next(0)), wait);
  next(ANIMATIONS_OVER_MS);
}

/** @param {() => void} call */
function whenIdle(call) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(call);
  else call();
}
