// Waits until the browser has cached everything of the page, then puts texts into its storage.
async (texts) => {
  const IDLE = 4_000; // ms; Chromium caches compiled WebAssembly two seconds after compilation
  const KEEPING_AT_MOST = 15_000;
  const wait = (ms) => new Promise((then) => setTimeout(then, ms));
  await wait(IDLE);
  const { dataset } = document.documentElement;
  const kept = () => dataset.kept === "yes" && dataset.snapshot === "kept";
  if (await navigator.serviceWorker?.getRegistration()) {
    for (const end = performance.now() + KEEPING_AT_MOST; !kept() && performance.now() < end; ) await wait(100);
  }
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  return true;
};
