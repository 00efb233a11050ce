// Unpacks archives of Python code (`.packed`): zips without compression that the build has gzipped as a whole, which are
// smaller than zips of compressed files.

/** The address of the standard library, which Pyodide fetches itself (packed-library-patch.js). */
export const LIBRARY = new URL("../../vendor/pyodide/python_stdlib.packed", import.meta.url).href;

/**
 * The zip, as a stream.
 * @param {Response | Blob} packed
 */
export function unpackedStream(packed) {
  const stream = packed instanceof Blob ? packed.stream() : packed.body;
  return /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (stream).pipeThrough(new DecompressionStream("gzip"));
}

/**
 * The zip.
 * @param {Response | Blob} packed
 */
export async function unpacked(packed) {
  return new Uint8Array(await new Response(unpackedStream(packed)).arrayBuffer());
}
