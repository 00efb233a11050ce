// What all diagrams of a third-party page share: our addresses, the interpreter frame, and the messages of our frames
// to the page (that they are live, how high they are). Frames and interpreter communicate without the page.

const SITE = new URL("../../../", import.meta.url);
const MESSAGE_TIMEOUT_MS = 10_000; // between the load event of a frame and its message
const INTERPRETER_ID = crypto.getRandomValues(new Uint32Array(4)).join("-"); // unique, so that it is separate from other pages
/** @type {Set<Diagram>} */
const diagrams = new Set(); // diagrams with a frame, or about to get one
/** @type {InterpreterFrame | null} */
let interpreter = null;

/**
 * The address of one of our pages, with the id of this page's interpreter frame unless it is to have its own interpreter.
 * @param {string} name @param {string[][]} asked
 */
export function page(name, asked = [], alone = false) {
  return `${new URL(name, SITE)}#${new URLSearchParams(alone ? asked : [...asked, ["interpreter", INTERPRETER_ID]])}`;
}

/**
 * Deliver messages of the diagram's `window` to it.
 * @param {Diagram} diagram
 */
export function join(diagram) {
  addEventListener("message", hear);
  diagrams.add(diagram);
}

/**
 * Remove a diagram without a frame.
 * @param {Diagram} diagram
 */
export function leave(diagram) {
  diagrams.delete(diagram);
}

/**
 * Resolves once the interpreter frame is open: frames are created only then, so as not to slow down Python's start. If
 * it does not open, it is removed, and the answer is no; the next request creates another one.
 */
export async function opened() {
  const current = (interpreter ??= new InterpreterFrame());
  try {
    await current.opened;
    return true;
  } catch {
    if (interpreter === current) giveUp();
    return false;
  }
}

/** Remove the interpreter frame, which has failed; the next request creates another one. */
export function giveUp() {
  if (!interpreter) return;
  interpreter.close();
  interpreter = null;
  for (const diagram of [...diagrams]) diagram.hear({ type: "penny-press:failed" });
}

/** @param {MessageEvent<Told | null>} event */
function hear({ data, origin, source }) {
  if (origin !== SITE.origin || typeof data?.type !== "string") return;
  if (interpreter?.is(source)) return data.type === "penny-press:interpreter" ? interpreter.open() : giveUp();
  for (const diagram of diagrams) if (source === diagram.window) hearFrame(diagram, data);
}

/**
 * Handle a message of a diagram's frame. One that is loaded again after the interpreter frame has failed needs another.
 * @param {Diagram} diagram @param {Told} data
 */
function hearFrame(diagram, data) {
  if (data.type === "penny-press:joining") opened();
  else diagram.hear(data);
}

/** The hidden frame with the one interpreter. */
class InterpreterFrame {
  #home = document.createElement("penny-press-interpreter"); // its shadow root hides the frame from the page
  #frame = document.createElement("iframe");

  constructor() {
    /** @type {Promise<void>} */
    this.opened = new Promise((resolve, reject) => {
      this.open = resolve;
      this.fail = reject;
      this.#frame.onload = () => setTimeout(reject, MESSAGE_TIMEOUT_MS); // by then its script has reported that it is open
    });
    this.#frame.referrerPolicy = "no-referrer";
    this.#frame.src = page("interpreter-frame.html");
    this.#home.style.setProperty("display", "none", "important");
    this.#home.attachShadow({ mode: "closed" }).append(this.#frame);
    document.documentElement.append(this.#home);
  }

  /** @param {MessageEventSource | null} other */
  is(other) {
    return other === this.#frame.contentWindow;
  }

  /** Remove the frame. Those who still wait for it to open go on without it. */
  close() {
    this.#home.remove();
    this.fail();
  }
}
