// Detects WebAssembly files that the browser cannot use. Pyodide would only warn, and wait for ever.
const { instantiateStreaming } = WebAssembly;

/** Never resolves; rejects with the first damaged file. */
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
unusable.catch(() => {}); // handled by those that wait for Python
