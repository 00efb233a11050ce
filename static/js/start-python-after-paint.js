// Starts Python after the page has been painted with its fonts, so as not to delay that: on a slow network what Python
// needs would take up the line, on a slow device starting it the processor.
import { noteWhenLeft } from "./last-address.js";

const PAINT_TIMEOUT_MS = 2000; // a browser need not report its first paint
const FONTS_TIMEOUT_MS = 250; // the network may be slow

noteWhenLeft(); // at once: a link of the page as built can be followed before Python runs

// Not in a document made by others from our scripts (srcdoc, blob), nor if start-progress-and-failure.js has refused.
if (/^https?:$/.test(location.protocol) && document.documentElement.dataset.ready !== "no") await begin();

async function begin() {
  await Promise.race([firstPaint(), hidden(), pause(PAINT_TIMEOUT_MS)]);
  await Promise.race([document.fonts.ready.then(painted), hidden(), pause(FONTS_TIMEOUT_MS)]);
  for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
  await Promise.all([import("./python/pyscript-interpreter.js"), import("./start-pyscript.js")]);
}

/** Resolves once the browser has shown anything of the page. */
function firstPaint() {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntriesByName("first-contentful-paint").length) return;
      observer.disconnect();
      resolve(true);
    });
    observer.observe({ type: "paint", buffered: true });
  });
}

function painted() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolves once the page is hidden, because nothing is painted then. */
function hidden() {
  return new Promise((resolve) => {
    const look = () => document.visibilityState === "hidden" && resolve(true);
    look();
    document.addEventListener("visibilitychange", look);
  });
}

/** @param {number} duration */
function pause(duration) {
  return new Promise((resolve) => setTimeout(resolve, duration));
}
