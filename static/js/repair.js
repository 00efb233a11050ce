// Repairs what the browser keeps of the site: what was fetched is compared with the build's list of hashes, and what is
// damaged is fetched anew. Loaded when a start has failed, by the page or by a worker.
import { forget as forgetSnapshot } from "./python/snapshot.js";

const SITE = new URL("../../", import.meta.url).href;
const NAMED = /-[0-9a-f]{10}[./](?!.*\.bin$)/; // by content: what stays in the HTTP cache without another look
const PATIENCE = 120_000; // ms for the service worker; it may have to fetch everything again

/**
 * Answers `{}` when all files are as they were built, else `{ problem, file }`: what kept the first of those from being
 * repaired. It is "unreachable", "refused" (the server answers with an error) or "damaged" (it arrives so).
 * @param {string} [edition] @returns {Promise<Repaired>}
 */
export async function repair(edition) {
  await forgetSnapshot();
  const answer = await askServiceWorker(edition);
  return answer?.problem ? answer : repairFetched(edition);
}

globalThis.pennyPressRepair = repair; // for boot-progress.js, which is no module

/**
 * The service worker repairs what it keeps; undefined where there is none, or one of another edition.
 * @param {string} [edition] @returns {Promise<Repaired | undefined> | undefined}
 */
function askServiceWorker(edition) {
  const worker = globalThis.navigator.serviceWorker?.controller;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE);
    worker.postMessage({ wish: "repair", edition }, [port2]);
  });
}

/**
 * Repair what came from the HTTP cache; what a service worker answers is found in order.
 * @param {string} [edition]
 */
async function repairFetched(edition) {
  const list = await listed(edition);
  const results = await Promise.all(addresses().map((address) => check(address, list[address.slice(SITE.length)])));
  return results.find(({ problem }) => problem) ?? {};
}

/**
 * The hashes of that edition's files; none when the server has another edition by now, or does not answer.
 * @param {string} [edition] @returns {Promise<Record<string, string>>}
 */
async function listed(edition) {
  try {
    return edition ? await (await fetch(`${SITE}files-${edition}.json`)).json() : {};
  } catch {
    return {};
  }
}

/** What was fetched here, and what the page would have fetched next. */
function addresses() {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name.split("#")[0]);
  const links = globalThis.document?.querySelectorAll("link[data-bytes], meta[data-bytes], script[src]") ?? [];
  const named = [...links].map(({ href, src, content }) => new URL(href || src || content, SITE).href);
  return [...new Set([...fetched, ...named])].filter((address) => address.startsWith(SITE) && NAMED.test(address));
}

/**
 * Leave a file in the HTTP cache as it was built; one whose hash is not known is fetched anew in any case.
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
