// Idle time: for work that makes later visits faster and must not delay the first input.
const SETTLED_MS = 1000; // after the page became responsive
const IDLE_TIMEOUT_MS = 2000; // timeout in ms, because a page that does not repaint gets no idle callbacks

/** Resolves when the page has been ready for a while and is idle. */
export async function spareTime() {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  /** @type {Promise<void>} */
  const idle = new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else resolve();
  });
  await idle;
}
