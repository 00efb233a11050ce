// What all diagrams on somebody's page have in common there: our addresses, the room, and what our frames tell of
// themselves (that they are live, how high they are). Frames and room talk to each other without this page.

const HOUSE = new URL("../../../", import.meta.url);
const PATIENCE = 10_000; // ms in which what a loaded frame has said arrives
const ROOM = crypto.getRandomValues(new Uint32Array(4)).join("-"); // so that our frames on other pages do not meet it
/** @type {Set<Diagram>} */
const diagrams = new Set(); // those that have a frame, or are about to
/** @type {Room | null} */
let room = null;

/**
 * The address of one of our pages, which finds this page's room.
 * @param {string} name @param {string[][]} asked
 */
export function page(name, asked = []) {
  return `${new URL(name, HOUSE)}#${new URLSearchParams([...asked, ["room", ROOM]])}`;
}

/**
 * From now on `diagram` hears what its `window` tells.
 * @param {Diagram} diagram
 */
export function join(diagram) {
  addEventListener("message", hear);
  diagrams.add(diagram);
}

/**
 * It has no frame any more.
 * @param {Diagram} diagram
 */
export function leave(diagram) {
  diagrams.delete(diagram);
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
  for (const diagram of [...diagrams]) diagram.hear({ type: "penny-press:failed" });
}

/** @param {MessageEvent<Told | null>} event */
function hear({ data, origin, source }) {
  if (origin !== HOUSE.origin || typeof data?.type !== "string") return;
  if (room?.is(source)) return data.type === "penny-press:room" ? room.open() : giveUp();
  for (const diagram of diagrams) if (source === diagram.window) hearFrame(diagram, data);
}

/**
 * A frame that was loaded again after the room had failed needs a new one.
 * @param {Diagram} diagram @param {Told} data
 */
function hearFrame(diagram, data) {
  if (data.type === "penny-press:joining") opened().catch(giveUp);
  else diagram.hear(data);
}

/** The hidden frame with the one interpreter. */
class Room {
  #home = document.createElement("penny-press-room"); // its shadow hides the frame from the page's scripts and styles
  #frame = document.createElement("iframe");

  constructor() {
    /** @type {Promise<void>} */
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

  /** @param {MessageEventSource | null} other */
  is(other) {
    return other === this.#frame.contentWindow;
  }

  close() {
    this.#home.remove();
  }
}
