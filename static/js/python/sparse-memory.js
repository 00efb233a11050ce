// Python's memory as the build writes it (take-snapshot.mjs): without its empty pages, which are almost half of it.
// First the size in bytes (32 bits, little-endian) and a bit for each page, the lowest first; then the pages themselves.
const PAGE = 4 * 1024; // bytes
const SIZE_BYTES = 4;

/**
 * Fill the empty memory. Rejects with a RangeError if it has another size, or the pages are cut short.
 * @param {Uint8Array} memory @param {Uint8Array} sparse
 */
export async function fill(memory, sparse) {
  const size = new DataView(sparse.buffer, sparse.byteOffset).getUint32(0, true);
  if (size !== memory.length) throw new RangeError("The memory has another size");
  const flags = sparse.subarray(SIZE_BYTES, SIZE_BYTES + Math.ceil(size / PAGE / 8));
  let from = SIZE_BYTES + flags.length;
  for (let at = 0, page = 0; at < size; at += PAGE, page++) {
    if (!(flags[page >> 3] & (1 << (page & 7)))) continue;
    const length = Math.min(PAGE, size - at);
    if (from + length > sparse.length) throw new RangeError("The memory is cut short");
    memory.set(sparse.subarray(from, from + length), at);
    from += length;
  }
}
