// Keeps the site in the browser, so that it opens without a network. Every edition of the site has a cache of its own,
// filled whole or not at all. A page gets its files from one edition, and an edition goes when no page is left that
// may ask for it: pages have names that stay, all else is named by its content, so a name never stands for two files.
"use strict";

// What the build writes: the names of the files with their hashes.
const { version, files, asked } = { version: "", files: {}, asked: {} };
const all = { ...files, ...asked }; // those asked for are kept from then on only: not everybody needs them

const OURS = `penny-press:${new URL(registration.scope).pathname}:`;
const CACHE = OURS + version;
const BY_CONTENT = /-[0-9a-f]{10}[./]/;

addEventListener("install", (event) => {
  event.waitUntil(install());
  event.addRoutes?.(routes());
});

addEventListener("activate", (event) => event.waitUntil(Promise.all([clients.claim(), tidy()])));

addEventListener("message", (event) => {
  const { data, source } = event;
  if (data.wish === "take over") skipWaiting();
  if (data.wish === "settle") event.waitUntil(settle(source, data.edition).catch(() => {})); // next time, then
});

addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (Object.hasOwn(all, name)) event.respondWith(kept(name, event.request));
  else if (BY_CONTENT.test(name)) event.respondWith(keptAnywhere(name, event.request));
});

/** Have the whole edition, or fail and leave nothing behind. */
async function install() {
  const before = await caches.has(CACHE);
  try {
    await keep(files);
  } catch (error) {
    if (!before) await caches.delete(CACHE);
    throw error;
  }
}

/** A page of this or another edition is idle: mend what is damaged, clear what nobody needs. */
async function settle(page, edition) {
  await keep(files);
  page.postMessage("kept");
  if (edition === version) await tidy(page.id);
}

/** Put those files into our cache that are not there yet. */
async function keep(wanted) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = Object.keys(wanted).filter((name) => !there.has(addressOf(name)));
  await Promise.all(missing.map(async (name) => cache.put(name, await obtain(name, wanted[name]))));
}

/** A file, from another edition or the server; never one of another content. */
async function obtain(name, integrity) {
  const byContent = BY_CONTENT.test(name);
  const other = byContent && (await search(name));
  if (other) return other;
  const get = async (cache) => {
    const response = await fetch(name, { cache, integrity });
    if (!response.ok) throw new Error(`${response.status}: ${name}`);
    // The answer to a navigation may not be one that was redirected.
    return response.redirected ? new Response(response.body, response) : response;
  };
  // What the browser has already is as good, if its hash is right.
  return get(byContent ? "force-cache" : "no-cache").catch(() => get("reload"));
}

/** The file as we keep it; should it be missing, it is fetched again. */
async function kept(name, request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(name);
  if (found) return found;
  await keep({ [name]: all[name] }).catch(() => {});
  return (await cache.match(name)) ?? fetch(request);
}

/** A file that is not of this edition, for a page that is not either. */
async function keptAnywhere(name, request) {
  return (await search(name)) ?? fetch(request);
}

async function search(name) {
  for (const cache of await editions()) {
    const found = await (await caches.open(cache)).match(name);
    if (found) return found;
  }
}

/** Remove other editions, unless a page is open that may be of one; `known` is a page of ours. */
async function tidy(known) {
  const others = (await editions()).filter((cache) => cache !== CACHE);
  const pages = await clients.matchAll({ includeUncontrolled: true });
  if (registration.installing || registration.waiting || pages.some(({ id }) => id !== known)) return;
  await Promise.all(others.map((cache) => caches.delete(cache)));
}

async function editions() {
  return (await caches.keys()).filter((cache) => cache.startsWith(OURS));
}

/** What the edition calls the file that is asked for; "" for what is none of ours. */
function nameOf({ method, url, headers }) {
  if (method !== "GET" || !url.startsWith(registration.scope) || headers.has("range")) return "";
  const [name] = url.slice(registration.scope.length).split(/[?#]/);
  return name === "" || name === "index.html" ? "./" : name;
}

function addressOf(name) {
  return new URL(name, registration.scope).href;
}

/** Files come straight from the cache, without waking this worker, in browsers that can do that. */
function routes() {
  const beginning = (name) => name.replace(/^(.*?-[0-9a-f]{10}[./]).*/, "$1*");
  const paths = Object.keys(files).map((name) => new URL(beginning(name), registration.scope).pathname);
  return [...new Set(paths)].map((pathname) => ({
    // With a query the worker has to look.
    condition: { urlPattern: { pathname, search: "", baseURL: registration.scope }, requestMethod: "get" },
    source: { cacheName: CACHE },
  }));
}
