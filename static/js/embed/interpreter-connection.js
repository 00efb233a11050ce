// Connects a diagram's frame to an interpreter. Answers become part of the frame's page, so they must come from our own
// origin and never pass through the host page: frames and interpreter frame use broadcast channels, which no other
// origin can access. If there is no interpreter frame, the frame starts an interpreter of its own.
import { scriptURL } from "../sanitizer-module.js";
import { DIAGRAM, INTERPRETER } from "./channel-names.js";

const ANSWER_TIMEOUT_MS = 10_000; // of the interpreter frame

/**
 * The port of an interpreter that is listening, and whether it is this frame's own; `fail` is called if it dies.
 * @param {string | null} interpreter @param {() => void} fail @returns {Promise<{ port: Port, isOwn: boolean }>}
 */
export async function reach(interpreter, fail) {
  const shared = interpreter ? await join(interpreter, fail) : null;
  return { port: shared ?? ownInterpreter(fail), isOwn: !shared };
}

/**
 * A session with the interpreter of that id; null if there is no answer.
 * @param {string} interpreter @param {() => void} fail @returns {Promise<Port | null>}
 */
function join(interpreter, fail) {
  const id = newId();
  const channel = new BroadcastChannel(INTERPRETER + interpreter);
  const port = new BroadcastChannel(DIAGRAM + id);
  return new Promise((resolve) => {
    /** @param {PageTransitionEvent} event */
    const leave = ({ persisted }) => persisted || port.postMessage({ end: true });
    const timer = setTimeout(() => {
      removeEventListener("pagehide", leave);
      channel.close();
      port.close();
      resolve(null);
    }, ANSWER_TIMEOUT_MS);
    channel.onmessage = ({ data }) => {
      if (data.failed) fail();
      if (data.open) channel.postMessage({ join: id }); // it was opened after us
      if (data.welcome === id) clearTimeout(timer);
    };
    port.onmessage = () => resolve(port); // the first message means that it is listening
    addEventListener("pagehide", leave);
    channel.postMessage({ join: id });
  });
}

/**
 * A session in an interpreter of this frame's own.
 * @param {() => void} fail
 */
function ownInterpreter(fail) {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(scriptURL(new URL("./worker.js", import.meta.url)), { type: "module", name: document.documentElement.dataset.release });
  worker.onerror = fail;
  worker.postMessage("", [port2]);
  return port1;
}

/** A random 128-bit id, so that no page can guess the name of another page's channel. */
function newId() {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
