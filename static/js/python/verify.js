// Compares what the browser keeps with what the build made, where no service worker does it on the way.

/**
 * The SHA-256 of some content, in hexadecimal digits.
 * @param {BufferSource} content
 */
export async function sha256(content) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Fails if a cache of ours holds anything else under that address than the content with this SHA-256.
 * @param {string} address @param {string} digest
 */
export async function verifyCached(address, digest) {
  for (const name of await cacheNames()) {
    const found = await (await caches.open(name)).match(address);
    if (found && (await sha256(await found.arrayBuffer())) !== digest) throw new Error(`Damaged: ${address}`);
  }
}

/** Of our caches; none where there is no such storage, or none for us. */
async function cacheNames() {
  try {
    return (await caches.keys()).filter((name) => name.startsWith("penny-press:"));
  } catch {
    return [];
  }
}
