// interpreter-frame.html: the hidden frame with the interpreter of all diagrams of a third-party page. Frames of ours find it by a
// broadcast channel whose name is in both addresses. It accepts nothing from the host page, which is only told that
// the interpreter is open, or that it has failed.
import { scriptURL } from "../sanitizer-module.js";
import { INTERPRETER } from "./channel-names.js";

const worker = new Worker(scriptURL(new URL("./worker.js", import.meta.url)), { type: "module", name: document.documentElement.dataset.release });
const channel = new BroadcastChannel(INTERPRETER + new URLSearchParams(location.hash.slice(1)).get("interpreter"));

const joined = new Set();
channel.onmessage = ({ data: { join } }) => {
  if (!join || joined.has(join)) return;
  joined.add(join);
  channel.postMessage({ welcome: join });
  worker.postMessage(join);
};
channel.postMessage({ open: true });
worker.onerror = () => {
  channel.postMessage({ failed: true });
  tell("penny-press:failed");
};
tell("penny-press:interpreter");

/** @param {string} type */
function tell(type) {
  parent.postMessage({ type }, "*"); // to any host page: it is not secret
}
