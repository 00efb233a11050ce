// Service worker (sw.js), new releases, persistent storage, and installation as an app.
import { scriptURL } from "./sanitizer-module.js";
import { spareTime } from "./idle-time.js";

const TAKE_OVER_MS = 5000; // a busy Chromium may keep the former worker as long as its page is open

/** @type {Tell} */
let tell = () => {};
/** @type {ServiceWorkerRegistration} */
let registration;
/** @type {InstallPrompt | undefined} */
let prompt; // the browser's install prompt, kept until it is requested

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  prompt = event;
  tell("Installable", true);
});
addEventListener("appinstalled", () => {
  prompt = undefined;
  tell("Installable", false);
});

/**
 * Report all changes to `teller`. In idle time, make sure that the site is cached.
 * @param {Tell} [teller]
 */
export function watch(teller) {
  if (teller) tell = teller;
  if (prompt) tell("Installable", true);
  spareTime().then(begin).catch(() => {}); // without a service worker, the page still works
}

async function begin() {
  navigator.storage?.persisted?.().then((persistent) => tell("StoragePersisted", persistent), () => {});
  if (window !== top || !navigator.serviceWorker) return;
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "kept") document.documentElement.dataset.kept = "yes";
  });
  registration = await navigator.serviceWorker.register(scriptURL("./sw.js"), { updateViaCache: "none" });
  registration.addEventListener("updatefound", hear);
  hear();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ wish: "settle", release: document.documentElement.dataset.release });
}

/** Report a new release once it is fully cached; the first one does not count. */
function hear() {
  const { active, waiting, installing } = registration;
  if (active && waiting) return tell("ReleaseReady");
  // The worker's own state is the sign: the registration may name it as waiting only later.
  installing?.addEventListener("statechange", () => {
    if (registration.active && installing.state === "installed") tell("ReleaseReady");
  });
}

/** Activate the new release and reload the page. */
export function loadRelease() {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload(); // another tab has activated it already
  waiting.addEventListener("statechange", () => waiting.state === "activated" && location.reload());
  waiting.postMessage({ wish: "take over" });
  setTimeout(() => location.reload(), TAKE_OVER_MS);
}

/** Request persistent storage. Answers `StoragePersisted`. */
export async function persist() {
  const persistent = await navigator.storage?.persist?.().catch(() => false);
  if (persistent !== undefined) tell("StoragePersisted", persistent);
}

/** Show the install prompt. It can be shown once, and only soon after a tap: if Python has been too slow, the next tap tries again. */
export async function install() {
  try {
    await prompt?.prompt();
  } catch (error) {
    if (/** @type {Error} */ (error).name === "NotAllowedError") return;
  }
  prompt = undefined;
  tell("Installable", false);
}
