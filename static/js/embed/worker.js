// The interpreter of diagrams, in a worker. Every session has a port for requests and answers.
import { startPythonBeside } from "../python/start-in-worker.js";
import { DIAGRAM } from "./channel-names.js";

const room = startPythonBeside("pennypress.app.embed.embed_worker").then(({ module }) => module.Room());
let sessions = 0;

addEventListener("message", ({ data: id, ports: [port] }) => begin(++sessions, port ?? new BroadcastChannel(DIAGRAM + id)));

/**
 * Open a session. Requests that arrive before Python is ready are queued.
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
  port.postMessage(""); // now listening
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
