// How a diagram's frame reaches an interpreter. What comes back becomes part of the frame's page, so it may come from our
// own origin only, and the page around the frame is never on the way: frames and room meet on broadcast channels, which
// no other origin can enter. A frame that finds no room has an interpreter of its own.
import { scriptURL } from "../markup.js";
import { DIAGRAM, ROOM } from "./channels.js";

const PATIENCE = 10_000; // ms until a room has answered that it is there

/**
 * The port of an interpreter that listens; `fail` is called should it die.
 * @param {string | null} room @param {() => void} fail @returns {Promise<Port>}
 */
export async function reach(room, fail) {
  return (room && (await join(room, fail))) || alone(fail);
}

/**
 * A session in the room of that name; null when nobody answers there.
 * @param {string} room @param {() => void} fail @returns {Promise<Port | null>}
 */
function join(room, fail) {
  const id = newId();
  const roomChannel = new BroadcastChannel(ROOM + room);
  const port = new BroadcastChannel(DIAGRAM + id);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      roomChannel.close();
      port.close();
      resolve(null);
    }, PATIENCE);
    roomChannel.onmessage = ({ data }) => {
      if (data.failed) fail();
      if (data.open) roomChannel.postMessage({ join: id }); // it has come up after us
      if (data.welcome === id) clearTimeout(timer);
    };
    port.onmessage = () => resolve(port); // the interpreter's first word: it listens
    addEventListener("pagehide", ({ persisted }) => persisted || port.postMessage({ end: true }));
    roomChannel.postMessage({ join: id });
  });
}

/**
 * A session of this frame's own.
 * @param {() => void} fail
 */
function alone(fail) {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(scriptURL(new URL("./worker.js", import.meta.url)), { type: "module" });
  worker.onerror = fail;
  worker.postMessage("", [port2]);
  return port1;
}

/** 128 random bits: no page guesses the name of another page's channel. */
function newId() {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
