// Tells when the browser cannot use a WebAssembly file. Pyodide would only warn of that, and wait for ever.
const { instantiateStreaming } = WebAssembly;

/** It never resolves; it fails with the first file that arrives damaged. */
export const unusable = new Promise((_, reject) => {
  WebAssembly.instantiateStreaming = async (...given) => {
    try {
      return await instantiateStreaming.apply(WebAssembly, given);
    } catch (error) {
      reject(error);
      throw error;
    }
  };
});
unusable.catch(() => {}); // whoever waits for Python hears of it
