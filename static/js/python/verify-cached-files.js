// Compares files with the build's hashes: in Cache Storage, those of pages without a service worker and of frames; and
// downloads whose names contain their hash.

const HASH = /-([0-9a-f]{10})\.[a-z]+$/;

/**
 * The SHA-256 of the content, in hexadecimal digits.
 * @param {BufferSource} content
 */
export async function sha256(content) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Rejects unless the content has that SHA-256.
 * @param {string} name @param {BufferSource} content @param {string} digest
 */
export async function verify(name, content, digest) {
  if ((await sha256(content)) !== digest) throw new Error(`Damaged: ${name}`);
}

/**
 * Rejects if one of our caches has content with another SHA-256 under that address.
 * @param {string} address @param {string} digest
 */
export async function verifyCached(address, digest) {
  for (const name of await cacheNames()) {
    const content = await cached(name, address);
    if (content) await verify(address, content, digest);
  }
}

/**
 * What that cache has under that address; null if it has nothing or cannot be read.
 * @param {string} name @param {string} address
 */
async function cached(name, address) {
  try {
    const found = await (await caches.open(name)).match(address);
    return found ? await found.arrayBuffer() : null;
  } catch {
    return null;
  }
}

/** The names of our caches; none if there is no cache storage or it is forbidden. */
async function cacheNames() {
  try {
    return (await caches.keys()).filter((name) => name.startsWith("penny-press:"));
  } catch {
    return [];
  }
}

/**
 * The file, as its name says: if the HTTP cache has another one, it is fetched again. Null if it arrives damaged;
 * rejects if it does not arrive, or not within `timeout` ms if one is given.
 * @param {string} address @param {number} [timeout]
 */
export async function downloaded(address, timeout) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const answer = await fetch(address, { cache, signal: timeout ? AbortSignal.timeout(timeout) : undefined });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const file = await answer.blob();
    const [, named = ""] = address.match(HASH) ?? []; // the development server's files have none
    if ((await sha256(await file.arrayBuffer())).startsWith(named)) return file;
  }
  return null;
}
