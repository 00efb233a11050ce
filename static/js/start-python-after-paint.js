// Starts Python after the page has been painted with its fonts, so as not to delay that.
const PAINT_TIMEOUT_MS = 250; // timeout in ms, because a hidden page is not painted, and the network may be slow

// Not in a document made by others from our scripts (srcdoc, blob), nor if start-progress-and-failure.js has refused.
if (/^https?:$/.test(location.protocol) && document.documentElement.dataset.ready !== "no") await begin();

async function begin() {
  await Promise.race([painted().then(() => document.fonts.ready).then(painted), pause(PAINT_TIMEOUT_MS)]);
  for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
  await Promise.all([import("./python/pyscript-interpreter.js"), import("./start-pyscript.js")]);
}

function painted() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** @param {number} duration */
function pause(duration) {
  return new Promise((resolve) => setTimeout(resolve, duration));
}
