// Tells, truthfully, how far the start is. A start that fails is repaired once (repair.js) and tried again before the
// page says what is wrong. The page's Python ends this by setting data-ready="yes" on the html element.
(() => {
  "use strict";
  const root = document.documentElement;
  const NEEDED = "head [data-bytes]"; // links and notes of what is fetched: the build writes there what each file weighs
  const LOBBY = /^#?\/?(new-game|shelf)?$/;
  // Without these the page is poorer, and works.
  const spare = /\.(css|svg|woff2|png|webmanifest)$|\/(language|theme|show-stored-page|event-replay)\.js$/;
  const REPAIRED = "penny-press:repaired"; // in sessionStorage: this start is the one after a repair
  const own = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const arrived = new Set();
  let last = "fetching";
  let repairing = false;
  let pythonRan = false;
  let detail = "";

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
    weigh();
  }

  /** How many of the bytes that the start needs are here. */
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
   * Say what is wrong; `why` is for whoever is asked for help.
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
   * Something went wrong: repair what can be repaired and load the page again, once; else say what is wrong.
   * @param {unknown} why
   */
  async function fail(why) {
    if (ended() || repairing) return;
    reach("repairing");
    repairing = true;
    const { problem, file } = await repaired();
    if (ended()) return; // it has started after all
    if (!problem && again()) return location.reload();
    forgetRepair(); // whoever loads the page again by hand has another try
    end(problem ?? "failed", file || why);
  }

  /**
   * What repair.js answers. It is loaded only now, so it may itself be what does not arrive.
   * @returns {Promise<Repaired>}
   */
  async function repaired() {
    const address = new URL("repair.js", own).href;
    forgetPictures();
    try {
      await run(address);
      return await globalThis.pennyPressRepair(root.dataset.edition);
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
   * Run a module. The page's policy lets this script add one; it may not import any itself (docs/stack.md).
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

  /** Whether the page may be loaded again: once after each start that somebody asked for. */
  function again() {
    try {
      if (sessionStorage.getItem(REPAIRED)) return false;
      sessionStorage.setItem(REPAIRED, "yes");
      return true;
    } catch {
      return false; // nothing can be remembered here, so it might go on for ever
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

  /** The pictures of the latest visit are in the page already: they may be what is wrong. */
  function forgetPictures() {
    try {
      for (const name of ["lobby", "table"]) localStorage.removeItem(`penny-press-picture:${name}`);
    } catch {} // nothing is kept here
  }

  function forgetRepair() {
    try {
      sessionStorage.removeItem(REPAIRED);
    } catch {} // nothing is kept here
  }

  function tables() {
    return Object.keys(localStorage).filter((key) => key.startsWith("penny-press:table:"));
  }

  /**
   * A file has not arrived.
   * @param {string} address
   */
  function lose(address) {
    if (spare.test(address)) delete root.dataset.held;
    else fail(new URL(address).pathname);
  }

  /** At another address than the lobby's, or with tables on the shelf, show-stored-page.js decides what is seen first. */
  function holdBack() {
    try {
      if (tables().length || !LOBBY.test(location.hash)) root.dataset.held = "";
    } catch {
      if (!LOBBY.test(location.hash)) root.dataset.held = "";
    }
  }

  /** Whoever frames the application could trick clicks out of people; a diagram (embed.html) is what is made for frames. */
  function framedByOthers() {
    try {
      return top?.location.origin !== location.origin;
    } catch {
      return true;
    }
  }

  root.dataset.starting = "";
  document.addEventListener("DOMContentLoaded", show);
  if (location.protocol === "file:") return end("from-file");
  if (typeof WebAssembly !== "object") return end("too-old");
  if (framedByOthers()) return end("framed");
  holdBack();

  const watcher = new PerformanceObserver((list) => {
    for (const { name, responseStatus } of /** @type {PerformanceResourceTiming[]} */ (list.getEntries())) {
      arrived.add(name);
      // 0 is no answer at all; browsers that do not tell leave it undefined.
      if (responseStatus === 0 || responseStatus >= 400) lose(name);
    }
    if (!ended()) weigh();
  });
  watcher.observe({ type: "resource", buffered: true });

  new MutationObserver((_, observer) => {
    if (root.dataset.ready !== "yes") return;
    observer.disconnect();
    watcher.disconnect();
    document.getElementById("boot")?.remove();
    forgetRepair();
    document.getElementById("app").inert = false;
  }).observe(root, { attributeFilter: ["data-ready"] });

  addEventListener("py:progress", ({ detail }) => {
    if (detail !== "Loaded interpreter") return;
    pythonRan = true;
    reach("setting");
  });
  // PyScript runs the page's Python to its end before it says so: not ready by then is never ready.
  addEventListener("py:all-done", () => fail("Python ended before the page was ready"));
  addEventListener("unhandledrejection", ({ reason }) => fail(reason));
  addEventListener(
    "error",
    ({ target, message }) => {
      if (target instanceof HTMLScriptElement) lose(target.src);
      else if (target instanceof HTMLLinkElement && target.as === "fetch") lose(target.href);
      else if (message) fail(message);
    },
    true,
  );
})();
