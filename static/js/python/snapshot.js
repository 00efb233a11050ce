// Python's memory as the build left it, everything imported: fetched after a first visit, for those that follow.
// Its name holds a hash of all that it was made from, so that one of another build is never taken.
import * as digests from "./digests.js"; // the build writes it
import { pause } from "./pause.js";
import { sha256 } from "./verify.js";

const SNAPSHOT = new URL("../../snapshot.bin", import.meta.url).href;
const CACHE = "penny-press:snapshot";
const PIECE = 4 * 1024; // bytes

/** The snapshot under the name of this build; null when there is none here. `verify` it before it is used. */
export async function kept() {
  try {
    const answer = await (await caches.open(CACHE)).match(SNAPSHOT);
    return answer ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null; // no such storage here, or none for us
  }
}

/**
 * Fails unless this is the memory that the build made.
 * @param {Uint8Array<ArrayBuffer>} memory
 */
export async function verify(memory) {
  if ((await sha256(memory)) !== digests.SNAPSHOT) throw new Error("The snapshot is damaged");
}

/** Fetch it if need be, and keep it unpacked in place of any other. Answers whether it is there. */
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
    return false; // the next start is slower without it, that is all
  }
}

/**
 * The file as the build made it, by the hash in its name; null when it arrives otherwise.
 * @param {RequestCache} cache
 */
async function downloaded(cache) {
  const answer = await fetch(SNAPSHOT, { cache });
  if (!answer.ok) return null;
  const file = await answer.blob();
  const hash = await sha256(await file.arrayBuffer());
  return SNAPSHOT.includes(`-${hash.slice(0, 10)}.`) ? file : null;
}

/** Throw away what did not work. */
export async function forget() {
  await caches.delete(CACHE).catch(() => {});
}

/**
 * A piece at a time, so that the page can answer in between.
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
