// Detects files that do not arrive, because Pyodide would wait for its WebAssembly for ever. Performance entries are no
// alternative: Firefox reports answers of a service worker as failed.
const ask = globalThis.fetch;

/** Never resolves; rejects with the first fetch of this worker that fails. */
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
