// The snapshots of Python's memory that the build made, one for each title, with all imports of the application and of
// that title: fetched once a title has been played, for later visits. Their names contain hashes, so a snapshot of
// another build is never used.
import { fill } from "./sparse-memory.js";
import { addressOf } from "./title-archives.js";
import { TITLES } from "./titles.js"; // written by the build
import { pause } from "./yield-to-events.js";
import { downloaded, verify } from "./verify-cached-files.js";

const SITE = new URL("../../../", import.meta.url).pathname; // another copy of the site may be at the same origin
const CACHE = `penny-press:snapshot:${SITE}`;
const PIECE = 4 * 1024; // bytes

/** Resolves to whether an earlier visit has started Python. To be called before Python is started. */
export async function isReturn() {
  try {
    return await caches.has(CACHE);
  } catch {
    return false; // storage is missing or forbidden
  }
}

/** @param {string} title */
const snapshotOf = (title) => addressOf(TITLES[title].snapshot);

/**
 * The stored snapshot of that title, or else of another one; null if there is none. Its memory is not to be used before
 * `read` resolves, which rejects if it is not the memory that the build made.
 * @param {string} wanted @returns {Promise<Snapshot | null>}
 */
export async function kept(wanted) {
  try {
    const cache = await caches.open(CACHE);
    for (const title of new Set([wanted, ...Object.keys(TITLES)])) {
      const answer = Object.hasOwn(TITLES, title) && (await cache.match(snapshotOf(title)));
      if (answer) return reading(title, answer);
    }
  } catch {
    // Storage is missing or forbidden.
  }
  return null;
}

/**
 * The snapshot, which is read from now on.
 * @param {string} title @param {Response} stored
 * @returns {Snapshot}
 */
function reading(title, stored) {
  const { size, memory: digest } = TITLES[title];
  const memory = new Uint8Array(size);
  const read = stored
    .arrayBuffer()
    .then((sparse) => Promise.all([verify(`snapshot of ${title}`, sparse, digest), fill(memory, new Uint8Array(sparse))]));
  read.catch(() => {}); // handled by those that wait for it
  return { title, memory, read };
}

/**
 * Fetch the title's snapshot if necessary, store it unpacked, and delete those of other builds. Returns whether it is
 * there.
 * @param {string} title
 */
export async function keep(title) {
  if (!navigator.onLine) return false;
  try {
    const cache = await caches.open(CACHE);
    const address = snapshotOf(title);
    if (!(await cache.match(address))) {
      const packed = await downloaded(address);
      if (!packed) return false;
      await cache.put(address, new Response(unpacked(packed.stream())));
    }
    const ours = new Set(Object.keys(TITLES).map(snapshotOf));
    for (const other of await cache.keys()) if (!ours.has(other.url)) await cache.delete(other);
    return true;
  } catch {
    return false; // without it, the next start is only slower
  }
}

/** Delete the snapshots when one did not work. */
export async function forget() {
  try {
    await caches.delete(CACHE);
  } catch {} // storage is missing or forbidden
}

/**
 * Unpack it piece by piece, so that messages are answered in between.
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
