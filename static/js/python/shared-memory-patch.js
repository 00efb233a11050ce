// Replaces shared memory by ordinary memory. Pyodide allocates some when it loads, in order to sleep, which pages
// cannot do. Browsers warn about it on pages without cross-origin isolation, for which static hosts cannot send the
// headers.
WebAssembly.Memory = class extends WebAssembly.Memory {
  /** @param {WebAssembly.MemoryDescriptor} descriptor */
  constructor({ shared, ...size }) {
    super(size);
  }
};
