// Keeps the site in the browser, so that it opens without a network. Every edition of the site has a cache of its own,
// filled whole or not at all. A page gets its files from one edition, and an edition goes when no page is left that
// may ask for it: pages have names that stay, all else is named by its content, so a name never stands for two files.
// What is kept is compared with the hashes that the build wrote here, both when it is put into the cache and when it
// is taken out, and gets the headers that the build wrote: any script of our origin can write there, and disks fail.
"use strict";

// What the build writes: the names of the files with their hashes, and the headers that they are served with.
/**
 * @type {{
 *   version: string, files: Record<string, string>, asked: Record<string, string>,
 *   headers: Record<string, Record<string, string>>, types: Record<string, string>,
 * }}
 */
const { version, files, asked, headers, types } = { version: "", files: {}, asked: {}, headers: {}, types: {} };
const all = { ...files, ...asked }; // those asked for are kept from then on only: not everybody needs them

const OURS = `penny-press:${new URL(registration.scope).pathname}:`;
const CACHE = OURS + version;
const BY_CONTENT = /-[0-9a-f]{10}[./]/;
// Files that come straight from the cache, by their endings: what may ask for them.
/** @type {Record<string, string>} */
const DIRECT = { css: "style", png: "image", svg: "image", wasm: "", woff2: "font" };
const NO_PAGE =
  "This page of Penny Press is damaged in this browser, and the server cannot be reached to repair it.\n" +
  "Connect to the network and load the page again.\n";

/** Why a file cannot be had: "unreachable", "refused" (the server answers with an error) or "damaged". */
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
  if (data.wish === "settle") event.waitUntil(settle(page, data.edition).catch(() => {})); // next time, then
  if (data.wish === "repair") event.waitUntil(repair(data.edition).then((result) => ports[0].postMessage(result)));
});

addEventListener("fetch", (/** @type {FetchEvent} */ event) => {
  const name = nameOf(event.request);
  if (Object.hasOwn(all, name)) event.respondWith(kept(name, event));
  else if (BY_CONTENT.test(name)) event.respondWith(keptAnywhere(name, event.request));
});

/** Have the whole edition, or fail and leave nothing behind. */
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
 * A page of this or another edition is idle: replace what is damaged, clear what nobody needs.
 * @param {Client} page @param {string} edition
 */
async function settle(page, edition) {
  await keep(await wanted());
  page.postMessage("kept");
  if (edition === version) await tidy(page.id);
}

/**
 * A page could not start: replace what is damaged. Answers what cannot be replaced, if anything.
 * @param {string} edition @returns {Promise<Repaired>}
 */
async function repair(edition) {
  if (edition !== version) return { foreign: true };
  try {
    await removeDamaged();
    await keep(await wanted());
    return {};
  } catch (error) {
    const { kind, file } = /** @type {Problem} */ (error);
    return kind ? { problem: kind, file } : {}; // storage that is full or out of order: files can be had without it
  }
}

/** The files of this edition, of those kept on demand only the ones that are there. */
async function wanted() {
  const there = new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => url));
  return [...Object.keys(files), ...Object.keys(asked).filter((name) => there.has(addressOf(name)))];
}

/**
 * Have all these files in our cache as the build made them, and no others. What can be had is kept even if some cannot.
 * @param {string[]} names
 */
async function keep(names) {
  await removeUnknown();
  const lacking = [];
  for (const name of names) if (!(await isKept(name))) lacking.push(name); // one by one: they are large
  const results = await Promise.allSettled(lacking.map(async (name) => put(name, await obtain(name))));
  const failed = /** @type {PromiseRejectedResult | undefined} */ (results.find(({ status }) => status === "rejected"));
  if (failed) throw failed.reason;
}

/** Remove from our cache what is not of this edition. */
async function removeUnknown() {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const name = nameAt(url);
    if (!Object.hasOwn(all, name) || url !== addressOf(name)) await cache.delete(url, { ignoreVary: true });
  }
}

/** Remove from other caches what stands damaged there under a name of this edition: a page compares those, too. */
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
 * Whether our cache holds the file as the build made it, with its headers.
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
 * A file as the build made it, from another edition, the HTTP cache or the server. Throws a Problem.
 * @param {string} name @returns {Promise<Response>}
 */
async function obtain(name) {
  const byContent = BY_CONTENT.test(name);
  for (const cache of byContent ? await editions() : []) {
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
 * A file as the build made it, from that cache; null when it is missing or damaged there.
 * @param {string} cacheName @param {string} name
 */
async function intact(cacheName, name) {
  try {
    const found = await (await caches.open(cacheName)).match(name);
    return found ? await verified(name, found) : null;
  } catch {
    return null; // the browser's storage is out of order
  }
}

/**
 * A response with the content of that one and the headers that the build wrote; null when the content is another.
 * Headers of a kept response could make a page a download, send it elsewhere or have its characters read as others.
 * @param {string} name @param {Response} response
 */
async function verified(name, response) {
  try {
    const content = await response.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    if (all[name] !== `sha256-${btoa(String.fromCharCode(...digest))}`) return null;
    return new Response(content, { headers: headersOf(name) });
  } catch {
    return null; // it broke off
  }
}

/**
 * The type of a file, and what the build's table of headers has for its path.
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
 * A file of this edition. One that is missing or damaged is fetched anew, and kept.
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
    // Under a name that stays the server may have a newer edition by now. A name by content allows for one file only.
    if (kind === "damaged" && BY_CONTENT.test(name)) return new Response("", { status: 502, statusText: "Damaged" });
    return fetch(event.request).catch((error) => {
      if (event.request.mode !== "navigate") throw error;
      return new Response(NO_PAGE, { status: 503, headers: { "Content-Type": "text/plain; charset=utf-8" } });
    });
  }
}

/**
 * A file that is not of this edition, for a page that is not either. Pages themselves are of this edition only.
 * @param {string} name @param {Request} request
 */
async function keptAnywhere(name, request) {
  if (request.mode === "navigate" || request.destination === "document") return fetch(request);
  for (const cache of await editions()) {
    const found = await (await caches.open(cache)).match(name);
    if (found) return found;
  }
  return fetch(request);
}

/**
 * Remove other editions, unless a page is open that may be of one; `known` is a page of ours.
 * @param {string} [known]
 */
async function tidy(known) {
  const others = (await editions()).filter((cache) => cache !== CACHE);
  const pages = await clients.matchAll({ includeUncontrolled: true });
  if (registration.installing || registration.waiting || pages.some(({ id }) => id !== known)) return;
  await Promise.all(others.map((cache) => caches.delete(cache)));
}

async function editions() {
  return (await caches.keys().catch(() => [])).filter((cache) => cache.startsWith(OURS));
}

/**
 * What the edition calls the file that is asked for; "" for what is none of ours.
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
 * Large files and those that are only looked at come straight from the cache, in browsers that can do that, and only to
 * where nothing of them can run: not as a page. A page, a script and Python's own code come by way of this worker, which
 * compares each with its hash.
 */
function routes() {
  const direct = Object.keys(files).filter((name) => BY_CONTENT.test(name) && extension(name) in DIRECT);
  /** @param {string} name */
  const pattern = (name) => name.replace(/^(.*?-[0-9a-f]{10}\/).*(\.\w+)$/, "$1*$2");
  return [...new Set(direct.map(pattern))].map((name) => ({
    condition: {
      // With a query the worker has to look.
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
