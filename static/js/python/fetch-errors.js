// Tells when a file does not arrive: for its WebAssembly Pyodide would wait for ever. Performance entries would not
// do: Firefox notes what a service worker has answered as never answered.
const ask = globalThis.fetch;

/** It never resolves; it fails with the first fetch of this worker that does. */
export const lost = new Promise((_, reject) => {
  globalThis.fetch = async (...asked) => {
    try {
      const answer = await ask(...asked);
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      return answer;
    } catch (error) {
      reject(error);
      throw error;
    }
  };
});
