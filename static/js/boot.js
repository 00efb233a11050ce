// Tells, truthfully, how far the start is, and in one sentence when it fails. The page's Python
// ends this by setting data-ready="yes" on the html element.
(() => {
  "use strict";
  const root = document.documentElement;
  const NEEDED = "[data-bytes]"; // links and notes of what is fetched: the build writes there what each file weighs
  const LOBBY = /^#?\/?(new-game|shelf)?$/;
  // Without these the page is poorer, and works.
  const spare = /\.(css|svg|woff2|png|webmanifest)$|\/(language|light|picture|early)\.js$/;
  const arrived = new Set();
  let last = "fetching";
  let detail = "";

  const ended = () => "ready" in root.dataset;

  function show() {
    const boot = document.getElementById("boot");
    if (!boot) return;
    for (const line of boot.querySelectorAll("[data-stage]")) {
      line.hidden = line.dataset.stage !== last;
    }
    const box = boot.querySelector("[data-detail]");
    box.textContent = detail;
    box.hidden = !detail;
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

  function reach(stage) {
    if (ended() || last === stage) return;
    last = stage;
    show();
  }

  function fail(stage, why = "") {
    if (ended()) return;
    root.dataset.ready = "no";
    delete root.dataset.held;
    last = stage;
    detail = String(why?.message ?? why);
    show();
  }

  /** A file has not arrived. */
  function lose(address) {
    if (spare.test(address)) delete root.dataset.held;
    else fail("failed", new URL(address).pathname);
  }

  /** At another address than the lobby's, or with tables on the shelf, picture.js decides what is seen first. */
  function holdBack() {
    try {
      const tables = Object.keys(localStorage).some((key) => key.startsWith("penny-press:table:"));
      if (tables || !LOBBY.test(location.hash)) root.dataset.held = "";
    } catch {
      if (!LOBBY.test(location.hash)) root.dataset.held = "";
    }
  }

  /** Whoever frames the application could trick clicks out of people; a diagram (embed.html) is what is made for frames. */
  function framedByOthers() {
    try {
      return top.location.origin !== location.origin;
    } catch {
      return true;
    }
  }

  root.dataset.starting = "";
  document.addEventListener("DOMContentLoaded", show);
  if (location.protocol === "file:") return fail("from-file");
  if (typeof WebAssembly !== "object") return fail("too-old");
  if (framedByOthers()) return fail("framed");
  holdBack();

  const watcher = new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries()) {
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
    document.getElementById("boot").remove();
    document.getElementById("app").inert = false;
  }).observe(root, { attributeFilter: ["data-ready"] });

  addEventListener("py:progress", ({ detail }) => {
    if (detail === "Loaded interpreter") reach("setting");
  });
  // PyScript runs the page's Python to its end before it says so: not ready by then is never ready.
  addEventListener("py:all-done", () => fail("failed"));
  addEventListener("unhandledrejection", ({ reason }) => fail("failed", reason));
  addEventListener(
    "error",
    ({ target, message }) => {
      if (target instanceof HTMLScriptElement) lose(target.src);
      else if (target instanceof HTMLLinkElement && target.as === "fetch") lose(target.href);
      else if (message) fail("failed", message);
    },
    true,
  );
})();
