// Starts PyScript, less what we have no use for and others might.
import "./database.js"; // before PyScript

const ours = document.querySelector("head > script[type=py]");

// It would run whatever Python comes into the page later, too: what it watches the page with watches nothing.
const { MutationObserver } = globalThis;
globalThis.MutationObserver = class extends MutationObserver {
  observe() {}
};
const { hooks } = await import("../vendor/pyscript/core.js");
globalThis.MutationObserver = MutationObserver;
hooks.main.onReady.add((_, element) => {
  if (element !== ours) throw new Error("Not the Python of this page");
});

// It writes the hooks of its own workers out as text and makes functions of them, in pages without such workers too;
// that would need a Content-Security-Policy with 'unsafe-eval'.
hooks.worker.onBeforeRunAsync.clear();
