// Replaces the service worker that an earlier site left at this address, deletes its caches, and unregisters itself:
// the development server needs none.
"use strict";

let isActive = false;

addEventListener("install", () => {
  skipWaiting();
  insist(1000);
});

/**
 * Ask again, less and less often, and send the former worker a message: a busy Chromium was seen to keep a former worker
 * that had nothing to do, and rarely did so with these.
 * @param {number} pause in ms
 */
function insist(pause) {
  setTimeout(() => {
    if (isActive) return;
    skipWaiting();
    registration.active?.postMessage({});
    insist(2 * pause);
  }, pause);
}

addEventListener("activate", (/** @type {ExtendableEvent} */ event) => {
  isActive = true;
  event.waitUntil(leave());
});

async function leave() {
  const kept = (await caches.keys()).filter((name) => name.startsWith("penny-press:"));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await registration.unregister();
  if (!kept.length) return;
  const pages = /** @type {WindowClient[]} */ (await clients.matchAll({ type: "window", includeUncontrolled: true }));
  for (const page of pages) page.navigate(page.url); // they are of the earlier site
}
