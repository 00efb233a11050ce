// An interpreter for diagrams, in a worker: every session has a channel, and is answered on it.
import { startPythonBeside } from "../python/start-in-worker.js";
import { DIAGRAM } from "./channels.js";

const room = startPythonBeside("pennypress.app.embed.embed_worker").then(({ module }) => module.Room());
let sessions = 0;

addEventListener("message", ({ data: id, ports: [port] }) => begin(++sessions, port ?? new BroadcastChannel(DIAGRAM + id)));

/**
 * What comes before Python is ready waits its turn.
 * @param {number} session @param {Port} port
 */
function begin(session, port) {
  port.onmessage = async (/** @type {MessageEvent<DiagramRequest>} */ { data }) => {
    if (data.end) return end(session, port);
    try {
      port.postMessage(answer(await room, session, data));
    } catch (error) {
      console.error(error);
      port.postMessage(JSON.stringify({ failed: String(error) }));
    }
  };
  port.postMessage(""); // from now on it is heard
}

/** @param {Room} python @param {number} session @param {DiagramRequest} request */
function answer(python, session, { open, message, added }) {
  return open ? python.open(session, open) : python.hear(session, message, added);
}

/** @param {number} session @param {Port} port */
function end(session, port) {
  port.close();
  room.then((python) => python.close(session), () => {});
}
