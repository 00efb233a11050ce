// Replaces the service worker that an earlier site left at this address, deletes its caches, and unregisters itself:
// the development server needs none.
"use strict";

addEventListener("install", () => skipWaiting());

addEventListener("activate", (/** @type {ExtendableEvent} */ event) => {
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
