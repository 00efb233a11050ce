// Shows the progress of the start. If the start fails, the browser's copies of our files are repaired
// (repair-damaged-files.js) and the page is reloaded, once; after that, an error is shown. Once Python has set
// data-ready="soon" on <html>, send-to-python.js shows failures; at "yes" the progress is removed.
(() => {
  "use strict";
  const root = document.documentElement;
  const NEEDED = "head [data-bytes]"; // elements of the files to fetch, with their sizes from the build
  const LOBBY = /^#?\/?(new-game|shelf)?$/;
  // The page still works without these, and without the scripts marked data-optional.
  const OPTIONAL = /\.(css|svg|woff2|png|webp|webmanifest)$/;
  const REPAIRED = "penny-press:repaired"; // in sessionStorage: this start follows a repair
  const own = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const SITE = new URL("../../", own).href;
  const arrived = new Set();
  let last = "fetching";
  let repairing = false;
  let pythonRan = false;
  let detail = "";
  let watching = true;

  const ended = () => "ready" in root.dataset;

  function show() {
    const boot = document.getElementById("boot");
    if (!boot) return;
    for (const line of /** @type {NodeListOf<HTMLElement>} */ (boot.querySelectorAll("[data-stage]"))) {
      line.hidden = line.dataset.stage !== last;
    }
    const box = /** @type {HTMLElement} */ (boot.querySelector("[data-detail]"));
    box.textContent = detail;
    box.hidden = !detail;
    /** @type {HTMLElement} */ (boot.querySelector("[data-untouched]")).hidden = !untouched();
    document.getElementById("app").inert = root.dataset.ready === "no";
    // With the fragment, which may hold a whole game.
    /** @type {HTMLAnchorElement} */ (boot.querySelector("[data-stage=framed] a")).href = location.href;
    weigh();
  }

  /** Show the share of the bytes needed by the start that have arrived. */
  function weigh() {
    let needed = 0;
    let here = 0;
    for (const { href, content, dataset } of document.querySelectorAll(NEEDED)) {
      needed += Number(dataset.bytes);
      if (arrived.has(href ?? new URL(content, document.baseURI).href)) here += Number(dataset.bytes);
    }
    const percent = needed ? Math.floor((100 * here) / needed) : 0;
    const bar = document.getElementById("arrived");
    if (bar) bar.value = percent;
    const words = document.querySelector("#boot [data-percent]");
    if (words) words.textContent = `${percent} %`;
    if (needed && here === needed && last === "fetching") reach("starting");
  }

  /** @param {string} stage */
  function reach(stage) {
    if (ended() || repairing || last === stage) return;
    last = stage;
    show();
  }

  /**
   * Show an error; `why` is for people who are asked for help.
   * @param {string} stage @param {unknown} why
   */
  function end(stage, why = "") {
    if (ended()) return;
    root.dataset.ready = "no";
    delete root.dataset.held;
    last = stage;
    detail = String(/** @type {Error | undefined} */ (why)?.message ?? why);
    show();
  }

  /**
   * Handle an error: repair and reload once, or show the error.
   * @param {unknown} why
   */
  async function fail(why) {
    if (ended() || repairing) return;
    reach("repairing");
    repairing = true;
    // A page that is being left usually ends before this: that its requests end, too, is no failure.
    await new Promise((resolve) => setTimeout(resolve));
    const { problem, file } = await repaired();
    if (ended()) return; // it has started in the meantime
    if (!problem && again()) return location.reload();
    forgetRepair(); // a manual reload gets another repair
    end(problem ?? "failed", file || why);
  }

  /**
   * The result of repair-damaged-files.js, which is loaded on demand and may fail to load itself.
   * @returns {Promise<Repaired>}
   */
  async function repaired() {
    const address = new URL("repair-damaged-files.js", own).href;
    forgetStoredPages();
    try {
      await run(address);
      return await globalThis.pennyPressRepair(root.dataset.release);
    } catch {
      const scripts = [...document.scripts].map(({ src }) => src).filter(Boolean);
      const fetched = [address, ...scripts].map((each) => fetch(each, { cache: "reload" }));
      const problem = await Promise.all(fetched).then(
        (answers) => (answers.every(({ ok }) => ok) ? undefined : "refused"),
        () => "unreachable",
      );
      return { problem, file: new URL(address).pathname };
    }
  }

  /**
   * Run a module. The page's policy lets this script add a script element, but not import a module (docs/dependencies-and-build.md).
   * @param {string} address
   */
  function run(address) {
    return new Promise((resolve, reject) => {
      const module = document.createElement("script");
      module.type = "module";
      module.src = pennyPressMarkup.scriptURL(address);
      module.onload = resolve;
      module.onerror = reject;
      document.head.append(module);
    });
  }

  /** Whether the page may be reloaded: once after each start that a person initiated. */
  function again() {
    try {
      if (sessionStorage.getItem(REPAIRED)) return false;
      sessionStorage.setItem(REPAIRED, "yes");
      return true;
    } catch {
      return false; // without storage, this might repeat for ever
    }
  }

  /** Whether there are saved games that this start cannot have changed. */
  function untouched() {
    try {
      return !pythonRan && tables().length > 0;
    } catch {
      return false;
    }
  }

  /** Delete the stored HTML of the last visit, which is shown already and may be the cause of the error. */
  function forgetStoredPages() {
    try {
      for (const name of ["lobby", "table"]) localStorage.removeItem(`penny-press-picture:${name}`);
    } catch {} // no storage
  }

  function forgetRepair() {
    try {
      sessionStorage.removeItem(REPAIRED);
    } catch {} // no storage
  }

  function tables() {
    return Object.keys(localStorage).filter((key) => key.startsWith("penny-press:table:"));
  }

  /**
   * Handle an answer to a request. The status is 0 if there was none; some browsers do not report it.
   * @param {{ name: string, responseStatus?: number }} answer
   */
  function arrive({ name, responseStatus = 200 }) {
    arrived.add(name);
    if (responseStatus === 0 || responseStatus >= 400) lose(name);
    if (!ended()) weigh();
  }

  /**
   * Handle a file that has not arrived. Those of others, such as a script that the host or an extension adds, do not
   * matter: the page's policy blocks them.
   * @param {string} address
   */
  function lose(address) {
    if (!address.startsWith(SITE)) return;
    const [file] = address.split("#"); // a symbol of a picture is part of its address
    const optional = [...document.querySelectorAll("link[data-optional]")].map(({ href }) => href);
    if (OPTIONAL.test(file) || optional.includes(file)) delete root.dataset.held;
    else fail(new URL(file).pathname);
  }

  /** Hide the lobby at other addresses, or with tables on the shelf: show-stored-page.js decides what to show first. */
  function holdBack() {
    try {
      if (tables().length || !LOBBY.test(location.hash)) root.dataset.held = "";
    } catch {
      if (!LOBBY.test(location.hash)) root.dataset.held = "";
    }
  }

  /** Whether the page is framed by another site, which could be clickjacking. Only embed.html may be framed. */
  function framedByOthers() {
    try {
      return top?.location.origin !== location.origin;
    } catch {
      return true;
    }
  }

  /**
   * Reload the page for a link with an empty address, which by itself would lose the fragment.
   * @param {Of<MouseEvent>} event
   */
  function reload(event) {
    if (!event.target.closest("#boot a[href='']")) return;
    event.preventDefault();
    location.reload();
  }

  root.dataset.starting = "";
  document.addEventListener("DOMContentLoaded", show);
  document.addEventListener("click", /** @type {EventListener} */ (reload));
  if (location.protocol === "file:") return end("from-file");
  if (typeof WebAssembly !== "object") return end("too-old");
  if (framedByOthers()) return end("framed");
  if (!isSecureContext) return end("insecure"); // without it there are no hashes (crypto.subtle), and nothing is compared
  holdBack();

  const watcher = new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceResourceTiming[]} */ (list.getEntries())) arrive(entry);
  });
  watcher.observe({ type: "resource", buffered: true });
  addEventListener("penny-press:arrived", ({ detail }) => watching && arrive(detail)); // what Python's worker fetches

  new MutationObserver((_, observer) => {
    if (root.dataset.ready !== "yes") return;
    observer.disconnect();
    watcher.disconnect();
    watching = false;
    document.getElementById("boot")?.remove();
    forgetRepair();
    document.getElementById("app").inert = false;
  }).observe(root, { attributeFilter: ["data-ready"] });

  addEventListener("penny-press:started", () => {
    pythonRan = true;
    reach("setting");
  });
  addEventListener("penny-press:failed", ({ detail }) => fail(detail));
  // PyScript emits this when the page's Python code has ended. If the page is not ready by then, it never will be.
  addEventListener("py:all-done", () => fail("Python ended before the page was ready"));
  addEventListener("unhandledrejection", ({ reason }) => fail(reason));
  addEventListener(
    "error",
    ({ target, message }) => {
      if (target instanceof HTMLScriptElement) lose(target.src);
      else if (message) fail(message);
    },
    true,
  );
})();
