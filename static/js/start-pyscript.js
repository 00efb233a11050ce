// Starts PyScript, without features that we do not use and that could be abused.
import "./open-pyscript-databases-empty.js"; // before PyScript

const ours = document.querySelector("head > script[type=py]");

// PyScript would also run Python code that is added to the page later: its observer is replaced by one that does
// nothing.
const { MutationObserver } = globalThis;
globalThis.MutationObserver = class extends MutationObserver {
  observe() {}
};
const { hooks } = await import("../vendor/pyscript/core.js");
globalThis.MutationObserver = MutationObserver;
hooks.main.onReady.add((_, element) => {
  performance.mark("PyScript ready");
  if (element !== ours) throw new Error("Not the Python of this page");
});

// PyScript turns the source text of its worker hooks into functions, even in pages without such workers. That would
// require 'unsafe-eval' in the Content-Security-Policy.
hooks.worker.onBeforeRunAsync.clear();
