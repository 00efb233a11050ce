// Takes Python's WebAssembly from the page, compiled: a worker that compiles it itself takes far longer, because only
// the page's is kept by the browser. Pyodide then need not fetch it.
const WASM = new URL("../../vendor/pyodide/pyodide.asm.wasm", import.meta.url).href;
const ask = globalThis.fetch;

/** @type {Promise<WebAssembly.Module>} */
const runtime = new Promise((resolve) => {
  addEventListener("message", ({ data }) => data.runtime && resolve(data.runtime));
});

globalThis.fetch = (asked, options) => (String(asked) === WASM ? Promise.resolve(new Response()) : ask(asked, options));

WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await runtime;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};
