// The service worker: caches the site, so that it works offline. Each release has a cache of its own, filled completely
// or not at all. A page gets its files from one release, whose cache is deleted when no page is left that may use it.
// Pages have permanent names; all other files are named by content, so a name never stands for two contents.
// Cached files are compared with the build's hashes when stored and when served, and are served with the build's
// headers, because any script of our origin can write to caches, and disks fail.
"use strict";

// Written by the build: the names of the files with their hashes, and the headers that they are served with.
/**
 * @type {{
 *   version: string, files: Record<string, string>, asked: Record<string, string>,
 *   headers: Record<string, Record<string, string>>, types: Record<string, string>,
 * }}
 */
const { version, files, asked, headers, types } = { version: "", files: {}, asked: {}, headers: {}, types: {} };
const all = { ...files, ...asked }; // files in `asked` are cached on first use, because not everybody needs them

const OURS = `penny-press:${new URL(registration.scope).pathname}:`;
const CACHE = OURS + version;
const BY_CONTENT = /-[0-9a-f]{10}[./]/;
// Files served as they are in the cache, by extension, with the destination of the request: large files and passive
// content, and only for destinations where they cannot run (not as a page).
/** @type {Record<string, string>} */
const DIRECT = { css: "style", png: "image", svg: "image", wasm: "", webp: "image", woff2: "font" };
const NO_PAGE =
  "This page of Penny Press is damaged in this browser, and the server cannot be reached to repair it.\n" +
  "Connect to the network and load the page again.\n";

/** The reason why a file is unavailable: "unreachable", "refused" (the server answers with an error) or "damaged". */
class Problem extends Error {
  /** @param {string} kind @param {string} name */
  constructor(kind, name) {
    super(`${kind}: ${name}`);
    this.kind = kind;
    this.file = name;
  }
}

addEventListener("install", (/** @type {ExtendableEvent} */ event) => {
  event.waitUntil(install());
  event.addRoutes?.(routes());
});

addEventListener("activate", (/** @type {ExtendableEvent} */ event) => {
  event.waitUntil(Promise.all([clients.claim(), tidy()]));
});

addEventListener("message", (/** @type {ExtendableMessageEvent} */ event) => {
  const { data, source, ports } = event;
  if (data.wish === "take over") skipWaiting();
  const page = /** @type {Client} */ (source);
  if (data.wish === "settle") event.waitUntil(settle(page, data.release).catch(() => {})); // retried at the next visit
  if (data.wish === "repair") event.waitUntil(repair(data.release).then((result) => ports[0].postMessage(result)));
});

addEventListener("fetch", (/** @type {FetchEvent} */ event) => {
  const name = nameOf(event.request);
  if (Object.hasOwn(files, name) && isDirect(name, event.request)) event.respondWith(unchecked(name, event));
  else if (Object.hasOwn(all, name)) event.respondWith(kept(name, event));
  else if (BY_CONTENT.test(name)) event.respondWith(keptAnywhere(name, event.request));
});

/** Cache the complete release, or fail and leave nothing behind. */
async function install() {
  const before = await caches.has(CACHE);
  try {
    await keep(Object.keys(files));
  } catch (error) {
    if (!before) await caches.delete(CACHE);
    throw error;
  }
}

/**
 * Called when a page of any release is idle: replaces damaged files and deletes unneeded ones.
 * @param {Client} page @param {string} release
 */
async function settle(page, release) {
  await keep(await wanted());
  page.postMessage("kept");
  if (release === version) await tidy(page.id);
}

/**
 * Called when a page could not start: replaces damaged files. Answers the first one that cannot be replaced.
 * @param {string} release @returns {Promise<Repaired>}
 */
async function repair(release) {
  if (release !== version) return { foreign: true };
  try {
    await removeDamaged();
    await keep(await wanted());
    return {};
  } catch (error) {
    const { kind, file } = /** @type {Problem} */ (error);
    return kind ? { problem: kind, file } : {}; // storage is full or broken: files are served without it
  }
}

/** The files of this release; of those cached on demand, only the cached ones. */
async function wanted() {
  const there = new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => url));
  return [...Object.keys(files), ...Object.keys(asked).filter((name) => there.has(addressOf(name)))];
}

/**
 * Make the cache hold exactly these files as built. What is available is stored even if some are not.
 * @param {string[]} names
 */
async function keep(names) {
  await removeUnknown();
  const lacking = [];
  for (const name of names) if (!(await isKept(name))) lacking.push(name); // sequentially, because they are large
  const results = await Promise.allSettled(lacking.map(async (name) => put(name, await obtain(name))));
  const failed = /** @type {PromiseRejectedResult | undefined} */ (results.find(({ status }) => status === "rejected"));
  if (failed) throw failed.reason;
}

/** Delete files from our cache that are not of this release. */
async function removeUnknown() {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const name = nameAt(url);
    if (!Object.hasOwn(all, name) || url !== addressOf(name)) await cache.delete(url, { ignoreVary: true });
  }
}

/** Delete damaged files with names of this release from other caches, because pages compare those too. */
async function removeDamaged() {
  for (const cacheName of await caches.keys()) {
    const cache = await caches.open(cacheName);
    for (const { url } of await cache.keys()) {
      const name = nameAt(url);
      const ours = Object.hasOwn(all, name) && BY_CONTENT.test(name) && url === addressOf(name);
      if (ours && !(await intact(cacheName, name))) await cache.delete(url, { ignoreVary: true });
    }
  }
}

/**
 * Whether our cache has the file as built, with its headers.
 * @param {string} name
 */
async function isKept(name) {
  const found = await (await caches.open(CACHE)).match(name);
  const same = found?.status === 200 && String([...found.headers]) === String([...new Headers(headersOf(name))]);
  return Boolean(same && (await verified(name, found)));
}

/** @param {string} name @param {Response} response */
async function put(name, response) {
  await (await caches.open(CACHE)).put(name, response);
}

/**
 * A file as built, from another release's cache, the HTTP cache or the server. Throws a Problem.
 * @param {string} name @returns {Promise<Response>}
 */
async function obtain(name) {
  const byContent = BY_CONTENT.test(name);
  for (const cache of byContent ? await releases() : []) {
    const found = cache !== CACHE && (await intact(cache, name));
    if (found) return found;
  }
  return download(name, byContent ? "force-cache" : "no-cache").catch(() => download(name, "reload"));
}

/** @param {string} name @param {RequestCache} cache */
async function download(name, cache) {
  let response;
  try {
    response = await fetch(name, { cache });
  } catch {
    throw new Problem("unreachable", name);
  }
  if (!response.ok) throw new Problem("refused", name);
  const file = await verified(name, response);
  if (!file) throw new Problem("damaged", name);
  return file;
}

/**
 * A file as built from that cache; null if it is missing or damaged there.
 * @param {string} cacheName @param {string} name
 */
async function intact(cacheName, name) {
  try {
    const found = await (await caches.open(cacheName)).match(name);
    return found ? await verified(name, found) : null;
  } catch {
    return null; // the browser's storage is broken
  }
}

/**
 * A response with that content and the build's headers; null if the content differs from the build's. Headers of a
 * cached
 * response could turn a page into a download, redirect it, or change its character encoding.
 * @param {string} name @param {Response} response
 */
async function verified(name, response) {
  try {
    const content = await response.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    if (all[name] !== `sha256-${btoa(String.fromCharCode(...digest))}`) return null;
    return new Response(content, { headers: headersOf(name) });
  } catch {
    return null; // the connection broke off
  }
}

/**
 * The type of a file, and the build's headers for its path.
 * @param {string} name
 */
function headersOf(name) {
  const path = name === "./" ? "/" : `/${name}`;
  /** @type {Record<string, string>} */
  const of = { "Content-Type": types[path === "/" ? "html" : extension(path)] ?? "application/octet-stream" };
  for (const [pattern, more] of Object.entries(headers)) {
    const matches = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (matches) Object.assign(of, more);
  }
  return of;
}

/**
 * Whether `unchecked` may serve a request: the same files and uses as `routes`, for browsers without them.
 * @param {string} name @param {Request} request
 */
function isDirect(name, { url, destination }) {
  return BY_CONTENT.test(name) && !url.includes("?") && DIRECT[extension(name)] === destination;
}

/**
 * A file of this release as it is in the cache, which need not be as it was built.
 * @param {string} name @param {FetchEvent} event
 */
async function unchecked(name, event) {
  try {
    return (await (await caches.open(CACHE)).match(name)) ?? kept(name, event);
  } catch {
    return kept(name, event); // the browser's storage is broken
  }
}

/**
 * A file of this release. If it is missing or damaged, it is fetched and cached again.
 * @param {string} name @param {FetchEvent} event
 */
async function kept(name, event) {
  const found = await intact(CACHE, name);
  if (found) return found;
  try {
    const fresh = await obtain(name);
    event.waitUntil(put(name, fresh.clone()).catch(() => {}));
    return fresh;
  } catch (problem) {
    const { kind } = /** @type {Problem} */ (problem);
    // Under a permanent name the server may have a newer release. A name by content allows one content only.
    if (kind === "damaged" && BY_CONTENT.test(name)) return new Response("", { status: 502, statusText: "Damaged" });
    return fetch(event.request).catch((error) => {
      if (event.request.mode !== "navigate") throw error;
      return new Response(NO_PAGE, { status: 503, headers: { "Content-Type": "text/plain; charset=utf-8" } });
    });
  }
}

/**
 * A file of another release, for a page of another release. Pages themselves are always of this release.
 * @param {string} name @param {Request} request
 */
async function keptAnywhere(name, request) {
  if (request.mode === "navigate" || request.destination === "document") return fetch(request);
  for (const cache of await releases()) {
    try {
      const found = await (await caches.open(cache)).match(name);
      if (found) return found;
    } catch {} // the browser's storage is broken
  }
  return fetch(request);
}

/**
 * Delete other releases, unless a page is open that may be of one; `known` is a page of this release.
 * @param {string} [known]
 */
async function tidy(known) {
  const others = (await releases()).filter((cache) => cache !== CACHE);
  const pages = await clients.matchAll({ includeUncontrolled: true });
  if (registration.installing || registration.waiting || pages.some(({ id }) => id !== known)) return;
  await Promise.all(others.map((cache) => caches.delete(cache)));
}

async function releases() {
  return (await caches.keys().catch(() => [])).filter((cache) => cache.startsWith(OURS));
}

/**
 * The name of the requested file in the release; "" if it is not one of ours.
 * @param {Request} request
 */
function nameOf({ method, url, headers }) {
  return method === "GET" && !headers.has("range") ? nameAt(url) : "";
}

/** @param {string} url */
function nameAt(url) {
  if (!url.startsWith(registration.scope)) return "";
  const [name] = url.slice(registration.scope.length).split(/[?#]/);
  return name === "" || name === "index.html" ? "./" : name;
}

/** @param {string} name */
function addressOf(name) {
  return new URL(name, registration.scope).href;
}

/**
 * Let the browser serve the files of `DIRECT` from the cache without this worker, where it can. Pages, scripts and Python code are served by the
 * worker, which compares each with its hash.
 */
function routes() {
  const direct = Object.keys(files).filter((name) => BY_CONTENT.test(name) && extension(name) in DIRECT);
  /** @param {string} name */
  const pattern = (name) => name.replace(/^(.*?-[0-9a-f]{10}\/).*(\.\w+)$/, "$1*$2");
  return [...new Set(direct.map(pattern))].map((name) => ({
    condition: {
      // Requests with a query are handled by the worker.
      urlPattern: { pathname: new URL(name, registration.scope).pathname, search: "", baseURL: registration.scope },
      requestMethod: "get",
      requestDestination: DIRECT[extension(name)],
    },
    source: { cacheName: CACHE },
  }));
}

/** @param {string} name */
function extension(name) {
  return name.slice(name.lastIndexOf(".") + 1);
}
