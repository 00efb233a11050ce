// interpreter-frame.html: the hidden frame with the interpreter of all diagrams of a third-party page. Frames of ours find it by a
// broadcast channel whose name is in both addresses. It accepts nothing from the host page, which is only told that
// the interpreter is open, or that it has failed.
import { scriptURL } from "../sanitizer-module.js";
import { ROOM } from "./channel-names.js";

const worker = new Worker(scriptURL(new URL("./worker.js", import.meta.url)), { type: "module", name: document.documentElement.dataset.release });
const roomChannel = new BroadcastChannel(ROOM + new URLSearchParams(location.hash.slice(1)).get("room"));

const joined = new Set();
roomChannel.onmessage = ({ data: { join } }) => {
  if (!join || joined.has(join)) return;
  joined.add(join);
  roomChannel.postMessage({ welcome: join });
  worker.postMessage(join);
};
roomChannel.postMessage({ open: true });
worker.onerror = () => {
  roomChannel.postMessage({ failed: true });
  tell("penny-press:failed");
};
tell("penny-press:room");

/** @param {string} type */
function tell(type) {
  parent.postMessage({ type }, "*"); // to any host page: it is not secret
}
