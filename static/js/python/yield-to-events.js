/**
 * Let pending events be processed.
 * @returns {Promise<void>}
 */
export function pause() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel(); // faster than a timer
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage("");
  });
}
