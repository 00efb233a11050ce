// What the browser keeps for us: the site without a network (sw.js), a new edition of it, storage, an icon among its apps.
import { scriptURL } from "./markup.js";
import { spareTime } from "./idle.js";

/** @type {Tell} */
let tell = () => {};
/** @type {ServiceWorkerRegistration} */
let registration;
/** @type {InstallPrompt | undefined} */
let prompt; // the browser's own question whether to install, kept until the person wants it

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
 * From now on `teller` hears of it all. In spare time, see that the site is kept.
 * @param {Tell} [teller]
 */
export function watch(teller) {
  if (teller) tell = teller;
  if (prompt) tell("Installable", true);
  spareTime().then(begin).catch(() => {}); // a browser that has or allows none of it: the page works all the same
}

async function begin() {
  navigator.storage?.persisted?.().then((lasting) => tell("StoragePersisted", lasting));
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
  active?.postMessage({ wish: "settle", edition: document.documentElement.dataset.edition });
}

/** Tell of a new edition once it is there whole; the first one is none. */
function hear() {
  const { active, waiting, installing } = registration;
  if (active && waiting) tell("ReleaseReady");
  else installing?.addEventListener("statechange", hear, { once: true });
}

/** Let the new edition take over, and load the page again from it. */
export function loadEdition() {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload(); // another tab was first
  waiting.addEventListener("statechange", () => waiting.state === "activated" && location.reload());
  waiting.postMessage({ wish: "take over" });
}

/** Ask the browser not to clear our storage by itself. Answers `StoragePersisted`. */
export async function persist() {
  const lasting = await navigator.storage?.persist?.().catch(() => false);
  if (lasting !== undefined) tell("StoragePersisted", lasting);
}

/** Ask the person whether the browser shall install us. */
export function install() {
  prompt?.prompt();
  prompt = undefined;
  tell("Installable", false);
}
