// What all diagrams on somebody's page have in common there: our addresses, the room, the ear for our frames.

const HOUSE = new URL("../../../", import.meta.url);
const PATIENCE = 10_000; // ms in which what a loaded frame has said arrives
const diagrams = new Map(); // by session: who shows the frame whose messages these are
let room = null;
let sessions = 0;

/** The address of one of our pages. */
export function page(name, asked = "") {
  return `${new URL(name, HOUSE)}#${asked}`;
}

/** From now on `diagram` hears what its `window` tells. Answers with the number of its session. */
export function join(diagram) {
  if (!sessions) addEventListener("message", hear);
  diagrams.set(++sessions, diagram);
  return sessions;
}

/** No frame stands behind this number any more. */
export function leave(session) {
  diagrams.delete(session);
  room?.send({ type: "penny-press:end", session });
}

/** Until the room is there. No frame before it: Python takes longest, and they would crowd its start. */
export function opened() {
  room ??= new Room();
  return room.opened;
}

/** The room does not answer: nobody hears from it any more, and whoever asks next has another one built. */
export function giveUp() {
  if (!room) return;
  room.close();
  room = null;
  for (const diagram of [...diagrams.values()]) diagram.hear({ type: "penny-press:failed" });
}

function hear({ data, origin, source, ports }) {
  if (origin !== HOUSE.origin || typeof data?.type !== "string") return;
  if (room?.is(source)) return data.type === "penny-press:room" ? room.open() : giveUp();
  for (const [session, diagram] of diagrams) {
    if (source !== diagram.window) continue;
    if (data.type === "penny-press:session") begin(session, ports);
    else diagram.hear(data);
  }
}

/** A frame has come up, the first time or again: its port goes to the room. */
async function begin(session, ports) {
  await opened().catch(giveUp);
  room?.send({ type: "penny-press:session", session }, ports);
}

/** The hidden frame with the one interpreter. */
class Room {
  #home = document.createElement("penny-press-room"); // its shadow hides the frame from the page's scripts and styles
  #frame = document.createElement("iframe");

  constructor() {
    this.opened = new Promise((resolve, reject) => {
      this.open = resolve;
      this.#frame.onload = () => setTimeout(reject, PATIENCE); // its script has run: it has said that it is open
    });
    this.#frame.referrerPolicy = "no-referrer";
    this.#frame.src = page("room.html");
    this.#home.style.setProperty("display", "none", "important");
    this.#home.attachShadow({ mode: "closed" }).append(this.#frame);
    document.documentElement.append(this.#home);
  }

  is(other) {
    return other === this.#frame.contentWindow;
  }

  send(message, ports = []) {
    this.#frame.contentWindow.postMessage(message, HOUSE.origin, ports);
  }

  close() {
    this.#home.remove();
  }
}
