// The one interpreter of a page's diagrams, in a worker: every session has a port, and answers on it.
import { startPythonBeside } from "../python/beside.js";

const room = startPythonBeside().then((python) => python.pyimport("pennypress.app.room").Room());
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
