// room.html: the hidden frame that holds the interpreter of all diagrams on somebody's page. Frames of ours find it on a
// broadcast channel, whose name stands in both addresses. It listens to nobody else; the page around it is only told
// that the room is open, or that it has failed.
import { script } from "../markup.js";
import { ROOM } from "./channels.js";

const worker = new Worker(script(new URL("./worker.js", import.meta.url)), { type: "module" });
const hall = new BroadcastChannel(ROOM + new URLSearchParams(location.hash.slice(1)).get("room"));

const known = new Set();

hall.onmessage = ({ data: { join } }) => {
  if (!join || known.has(join)) return;
  known.add(join);
  hall.postMessage({ welcome: join });
  worker.postMessage(join);
};
hall.postMessage({ open: true });
worker.onerror = () => {
  hall.postMessage({ failed: true });
  tell("penny-press:failed");
};
tell("penny-press:room");

function tell(type) {
  parent.postMessage({ type }, "*"); // to whoever is around us: it is nothing secret
}
