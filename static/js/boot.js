// Tells, truthfully, how far the start is, and in one sentence when it fails. The page's Python
// ends this by setting data-ready="yes" on the html element.
(() => {
  "use strict";
  const root = document.documentElement;
  const needed = ["pyodide.asm.wasm", "python_stdlib.zip"];
  const adornment = /\.(css|svg|woff2)$/;
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
  }

  function reach(stage) {
    if (ended() || last === stage) return;
    last = stage;
    show();
  }

  function fail(stage, why = "") {
    if (ended()) return;
    root.dataset.ready = "no";
    last = stage;
    detail = String(why?.message ?? why);
    show();
  }

  document.addEventListener("DOMContentLoaded", show);
  if (location.protocol === "file:") return fail("from-file");
  if (typeof WebAssembly !== "object") return fail("too-old");

  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries()) {
      const file = needed.find((end) => name.endsWith(end));
      if (file) arrived.add(file);
      // 0 is no answer at all; browsers that do not tell leave it undefined.
      const lost = responseStatus === 0 || responseStatus >= 400;
      if (lost && !adornment.test(name)) fail("failed", new URL(name).pathname);
    }
    if (arrived.size === needed.length && last === "fetching") reach("starting");
  }).observe({ type: "resource", buffered: true });

  addEventListener("py:progress", ({ detail }) => {
    if (detail === "Loaded interpreter") reach("setting");
  });
  // PyScript runs start.py to its end before it says so: not ready by then is never ready.
  addEventListener("py:all-done", () => fail("failed"));
  addEventListener("unhandledrejection", ({ reason }) => fail("failed", reason));
  addEventListener(
    "error",
    ({ target, message }) => {
      if (target instanceof HTMLScriptElement) fail("failed", new URL(target.src).pathname);
      else if (target instanceof HTMLLinkElement && target.as === "fetch") fail("failed", target.href);
      else if (message) fail("failed", message);
    },
    true,
  );
})();
