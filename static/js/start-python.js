// Begins the start once the page has been painted in its own type: before, it would only keep that waiting.
const AT_LAST = 250; // ms: a page that lies behind others is not painted, and a line may be slow

// Not in a document that somebody else has put together from our scripts (srcdoc, blob), nor where boot-progress.js has refused.
if (/^https?:$/.test(location.protocol) && document.documentElement.dataset.ready !== "no") await begin();

async function begin() {
  await Promise.race([painted().then(() => document.fonts.ready).then(painted), pause(AT_LAST)]);
  for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
  await Promise.all([import("./python/interpreter.js"), import("./pyscript.js")]);
}

function painted() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** @param {number} duration */
function pause(duration) {
  return new Promise((resolve) => setTimeout(resolve, duration));
}
