// Pyodide makes shared memory as it is loaded, to sleep with, which no page may do. Browsers warn of it on pages
// that are not isolated from others, and no static host sends the headers for that: it gets ordinary memory.
WebAssembly.Memory = class extends WebAssembly.Memory {
  /** @param {WebAssembly.MemoryDescriptor} descriptor */
  constructor({ shared, ...size }) {
    super(size);
  }
};
