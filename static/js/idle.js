// Time that nobody needs: for what makes later visits quicker, and must not stand in the way of the first taps.
const SETTLED = 1000; // ms after the page began to answer
const AT_LAST = 2000; // ms: a page that draws nothing is not told that it is idle
const ALONE = 2200; // ms after a drawing: by then nothing moves any more

/** Resolves when the page has been there for a while and has nothing else to do. */
export async function spareTime() {
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  /** @type {Promise<void>} */
  const idle = new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: AT_LAST });
    else resolve();
  });
  await idle;
}

let latest = 0;

/**
 * Let `python` work on whenever the page is left alone; it answers whether there is more to do.
 * @param {() => boolean} python
 */
export function workOn(python) {
  const mine = ++latest;
  /** @param {number} wait */
  const next = (wait) => setTimeout(() => whenIdle(() => mine === latest && python() && next(0)), wait);
  next(ALONE);
}

/** @param {() => void} call */
function whenIdle(call) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(call);
  else call();
}
