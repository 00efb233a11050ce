// Repairs damaged files of the site in the browser's caches: compares them with the build's hashes and fetches them again.
// Loaded after a failed start, by the page or by a worker.
import { forget as forgetSnapshot } from "./python/snapshot.js";

const SITE = new URL("../../", import.meta.url).href;
const NAMED = /-[0-9a-f]{10}[./](?!.*\.bin$)/; // named by content: cached without revalidation
const REPAIR_TIMEOUT_MS = 120_000; // the service worker may have to fetch everything again

/**
 * Resolves to `{}` if all files are as built, else `{ problem, file }` for the first one that cannot be repaired. The
 * problem is "unreachable", "refused" (the server answers with an error) or "damaged" (it arrives damaged).
 * @param {string} [release] @returns {Promise<Repaired>}
 */
export async function repair(release) {
  await forgetSnapshot();
  const answer = await askServiceWorker(release);
  return answer?.problem ? answer : repairFetched(release);
}

globalThis.pennyPressRepair = repair; // for start-progress-and-failure.js, which is a classic script

/**
 * Let the service worker repair its cache; undefined if there is none. One of another release answers `foreign`.
 * @param {string} [release] @returns {Promise<Repaired | undefined> | undefined}
 */
function askServiceWorker(release) {
  const worker = globalThis.navigator.serviceWorker?.controller;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, REPAIR_TIMEOUT_MS);
    worker.postMessage({ wish: "repair", release }, [port2]);
  });
}

/**
 * Repair the HTTP cache. Answers of a service worker pass the check.
 * @param {string} [release]
 */
async function repairFetched(release) {
  const list = await listed(release);
  const results = await Promise.all(addresses().map((address) => check(address, list[address.slice(SITE.length)])));
  return results.find(({ problem }) => problem) ?? {};
}

/**
 * The hashes of that release's files; empty if the server has another release by now, or does not answer.
 * @param {string} [release] @returns {Promise<Record<string, string>>}
 */
async function listed(release) {
  try {
    return release ? await (await fetch(`${SITE}files-${release}.json`)).json() : {};
  } catch {
    return {};
  }
}

/** The addresses of files fetched so far, and of those the page would have fetched next. */
function addresses() {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name.split("#")[0]);
  const links = globalThis.document?.querySelectorAll("link[data-bytes], meta[data-bytes], script[src]") ?? [];
  const named = [...links].map(({ href, src, content }) => new URL(href || src || content, SITE).href);
  return [...new Set([...fetched, ...named])].filter((address) => address.startsWith(SITE) && NAMED.test(address));
}

/**
 * Make the HTTP cache hold a file as built. A file without a known hash is always fetched again.
 * @param {string} address @param {string | undefined} integrity @returns {Promise<Repaired>}
 */
async function check(address, integrity) {
  for (const cache of /** @type {RequestCache[]} */ (integrity ? ["force-cache", "reload"] : [])) {
    const answer = await fetch(address, { cache, integrity }).catch(() => null);
    if (answer?.ok) return {};
  }
  const file = new URL(address).pathname;
  try {
    const answer = await fetch(address, { cache: "reload" });
    if (!answer.ok) return { problem: "refused", file };
    await answer.arrayBuffer();
    return integrity ? { problem: "damaged", file } : {};
  } catch {
    return { problem: "unreachable", file };
  }
}
