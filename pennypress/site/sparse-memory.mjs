// Writes Python's memory without its empty pages, as static/js/python/sparse-memory.js reads it.
const PAGE = 4 * 1024; // bytes

/**
 * The size in bytes and a bit for each page, then the pages that are not empty.
 * @param {Uint8Array} memory
 */
export function withoutEmptyPages(memory) {
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, memory.length, true);
  const flags = new Uint8Array(Math.ceil(memory.length / PAGE / 8));
  const pages = [];
  for (let at = 0, page = 0; at < memory.length; at += PAGE, page++) {
    const content = memory.subarray(at, at + PAGE);
    if (content.every((byte) => byte === 0)) continue;
    flags[page >> 3] |= 1 << (page & 7);
    pages.push(content);
  }
  return Buffer.concat([size, flags, ...pages]);
}
