// The snapshot of Python's memory that the build made, with everything imported: fetched after the first visit, for
// later ones. Its name contains a hash of its sources, so a snapshot of another build is never used.
import * as digests from "./digests.js"; // written by the build
import { pause } from "./yield-to-page.js";
import { sha256 } from "./verify-cached-files.js";

const SNAPSHOT = new URL("../../snapshot.bin", import.meta.url).href;
const CACHE = "penny-press:snapshot";
const PIECE = 4 * 1024; // bytes

/** The stored snapshot of this build, or null. `verify` it before use. */
export async function kept() {
  try {
    const answer = await (await caches.open(CACHE)).match(SNAPSHOT);
    return answer ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null; // storage is missing or forbidden
  }
}

/**
 * Rejects unless this is the memory that the build made.
 * @param {Uint8Array<ArrayBuffer>} memory
 */
export async function verify(memory) {
  if ((await sha256(memory)) !== digests.SNAPSHOT) throw new Error("The snapshot is damaged");
}

/** Fetch the snapshot if necessary, and store it unpacked in place of any other. Returns whether it is there. */
export async function keep() {
  if (!navigator.onLine) return false;
  try {
    const cache = await caches.open(CACHE);
    if (!(await cache.match(SNAPSHOT))) {
      const packed = (await downloaded("default")) ?? (await downloaded("reload"));
      if (!packed) return false;
      await cache.put(SNAPSHOT, new Response(unpacked(packed.stream())));
    }
    for (const other of await cache.keys()) if (other.url !== SNAPSHOT) await cache.delete(other);
    return true;
  } catch {
    return false; // without it, the next start is only slower
  }
}

/**
 * The file as the build made it, checked by the hash in its name; null if it differs.
 * @param {RequestCache} cache
 */
async function downloaded(cache) {
  const answer = await fetch(SNAPSHOT, { cache });
  if (!answer.ok) return null;
  const file = await answer.blob();
  const hash = await sha256(await file.arrayBuffer());
  return SNAPSHOT.includes(`-${hash.slice(0, 10)}.`) ? file : null;
}

/** Delete a snapshot that did not work. */
export async function forget() {
  await caches.delete(CACHE).catch(() => {});
}

/**
 * Unpack it piece by piece, so that the page can respond in between.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} packed
 */
function unpacked(packed) {
  const pieces = new TransformStream({
    async transform(chunk, out) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        out.enqueue(chunk.subarray(at, at + PIECE));
        await pause();
      }
    },
  });
  return packed.pipeThrough(pieces).pipeThrough(new DecompressionStream("gzip"));
}
