// The one interpreter of a page's diagrams, in a worker: every session has a port, and answers on it.
import { startPython } from "../python/start.js";

const started = startPython().then((python) => python.pyimport("pennypress.app.room").Room());
const room = Promise.race([started, lost()]);
const ports = new Map();

addEventListener("message", ({ data: { type, session }, ports: [port] }) => {
  ports.get(session)?.close();
  ports.delete(session);
  if (type === "penny-press:session") begin(session, port);
  else room.then((python) => python.close(session), () => {});
});

/** What comes before Python is ready waits its turn. */
function begin(session, port) {
  ports.set(session, port);
  port.onmessage = async ({ data }) => {
    try {
      port.postMessage(answer(await room, session, data));
    } catch (error) {
      console.error(error);
      port.postMessage(JSON.stringify({ failed: String(error) }));
    }
  };
}

function answer(python, session, { open, message, added }) {
  return open ? python.open(session, open) : python.hear(session, message, added);
}

/** It fails when a file does not arrive: for its WebAssembly Pyodide would wait for ever. */
function lost() {
  return new Promise((_, reject) => {
    new PerformanceObserver((list) => {
      // 0 is no answer at all; browsers that do not tell leave it undefined.
      const missing = list.getEntries().find(({ responseStatus: got }) => got === 0 || got >= 400);
      if (missing) reject(new Error(`${missing.name} did not arrive`));
    }).observe({ type: "resource", buffered: true });
  });
}
