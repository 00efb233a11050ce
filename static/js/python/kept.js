// Compares what the browser keeps with what the build made, where no service worker does it on the way.

/** Whether that is the content with this SHA-256, in hexadecimal digits. */
export async function matches(content, digest) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") === digest;
}

/** Fails if a cache of ours holds anything else under that address. */
export async function check(address, digest) {
  for (const name of await cacheNames()) {
    const found = await (await caches.open(name)).match(address);
    if (found && !(await matches(await found.arrayBuffer(), digest))) throw new Error(`Damaged: ${address}`);
  }
}

/** None where there is no such storage, or none for us. */
async function cacheNames() {
  try {
    return await caches.keys();
  } catch {
    return [];
  }
}
