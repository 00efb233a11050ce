// Starts the page's interpreter in its worker (python/worker.js): at once if the browser has the site already, else when
// python/page-interpreter.js asks. The page compiles the WebAssembly, because browsers keep what a page has compiled.
(() => {
  "use strict";
  const { dataset } = document.documentElement;
  const own = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  /** @type {StartedWorker | undefined} */
  let started;

  /** The worker, started at the first call. */
  globalThis.pennyPressPython = () => (started ??= start());

  /** @returns {StartedWorker} */
  function start() {
    const address = new URL("python/worker.js", own);
    const worker = new Worker(pennyPressMarkup.scriptURL(address), { type: "module", name: dataset.title ?? "" });
    /** @type {StartedWorker["early"]} */
    const early = [];
    worker.onmessage = (event) => early.push(event);
    worker.onerror = (event) => early.push(event);
    const compiled = WebAssembly.compileStreaming(fetch(new URL("../vendor/pyodide/pyodide.asm.wasm", own)));
    const handed = compiled.then((runtime) => worker.postMessage({ runtime }));
    handed.catch(() => {}); // handled by page-interpreter.js
    return { worker, early, handed };
  }

  /** Whether the service worker serves the page, which then has all files. A browser may forbid to ask. */
  function isStored() {
    try {
      return Boolean(navigator.serviceWorker?.controller);
    } catch {
      return false;
    }
  }

  const isOurPage = /^https?:$/.test(location.protocol) && dataset.ready !== "no"; // as start-python-after-paint.js has it
  if (isOurPage && isStored()) globalThis.pennyPressPython();
})();
