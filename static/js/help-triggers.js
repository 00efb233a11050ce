// Notices when a mark of the table (`data-help`) is to be explained: the mouse rests on it, a finger is held on it, the
// keyboard focus stays on a button with it, or it is clicked where a click does nothing else. What shows the explanation
// (mark-help.js) is loaded only then, and the texts are asked of Python only then; they are kept until the table or the
// language is another one.
import { clickOn, INTERACTIVE } from "./dom-events.js";
import { dragging } from "./drag.js";
import { tell, whenDrawn } from "./send-to-python.js";

const REST_MS = 600; // how long the mouse rests on a mark
const NEXT_MS = 200; // the same while another mark is being explained
const HOLD_MS = 500; // how long a finger is held
const FOCUS_MS = 1200; // how long the focus stays
export const STILL_PX = 10; // movement up to which a finger is held still
const LEAVE_MS = 300; // from the mark to its explanation, which has a link
const MOVES_FOCUS = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);
export const MARK = ".table:not([inert]) [data-help]";

/** @type {typeof import("./mark-help.js") | undefined} */
let help;
/** @type {Promise<typeof import("./mark-help.js")> | undefined} */
let loading;
/** @type {{ texts: MarkTexts, place: string } | undefined} */
let told;
let askedAt = ""; // the place for which they were asked last
/** @type {Drawn | null} */
let pointed = null; // the mark under the mouse
let mouse = { x: NaN, y: NaN }; // where it is
/** @type {Point | null} */
let finger = null; // where a finger was put down on a mark
let held = false; // whether it was held: its click does nothing
let focusMoves = false; // whether a key that moves the focus was just pressed
/** @type {number | undefined} */
let timer;

export function listen() {
  document.addEventListener("pointerover", over, { capture: true, passive: true });
  document.addEventListener("pointerdown", down, { capture: true, passive: true });
  document.addEventListener("pointermove", move, { capture: true, passive: true });
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, lift, true);
  document.addEventListener("click", swallow, true);
  document.addEventListener("click", click);
  document.addEventListener("contextmenu", (event) => finger && event.preventDefault(), true);
  document.addEventListener("keydown", key, true);
  document.addEventListener("focusin", focus, true);
  document.addEventListener("scroll", scrolled, { capture: true, passive: true });
}

/** Called after a drawing. */
export function settle() {
  help?.settle();
}

/**
 * Python's answer: the texts of the marks as JSON. With `labels` all labels are shown, or hidden if they are shown.
 * @param {string} texts @param {boolean} labels
 */
export async function explain(texts, labels) {
  told = { texts: JSON.parse(texts), place: labels ? place() : askedAt };
  if (!labels) return;
  try {
    (await load()).toggle(told.texts);
  } catch (error) {
    console.warn(error);
  }
}

/** Where the texts hold: the table or replay in the address, and the language. */
function place() {
  return `${document.documentElement.lang} ${location.hash}`;
}

/** Rejects if the script does not arrive; the next call tries again. */
async function load() {
  try {
    loading ??= import("./mark-help.js");
    return (help = await loading);
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** @param {number} delay @param {Drawn} mark @param {boolean} [byKeys] */
function soon(delay, mark, byKeys) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    held = finger !== null;
    explainMark(mark, byKeys).catch(console.warn);
  }, delay);
}

/**
 * Explain the mark, unless something else has happened when all that takes has arrived.
 * @param {Drawn} mark @param {boolean} [byKeys]
 */
async function explainMark(mark, byKeys) {
  const wanted = timer;
  const { show } = await load();
  if (told?.place !== place()) await asked();
  // Python does not answer on a screen without marks; then the texts are those of another one.
  if (told?.place !== place() || wanted !== timer || !mark.isConnected || dragging()) return;
  show(mark, told.texts, byKeys);
}

/** Ask Python for the texts. Resolves once it has answered; the page may show another place by then. */
function asked() {
  askedAt = place();
  tell("ExplainMarks", false);
  return new Promise((resolve) => whenDrawn(() => resolve(undefined)));
}

function cancel() {
  clearTimeout(timer);
  timer = undefined;
}

/**
 * A mark that a drawing brings under a resting mouse is not pointed at until the mouse moves.
 * @param {Of<PointerEvent>} event
 */
function over({ target, pointerType, buttons, clientX, clientY }) {
  if (pointerType === "touch" || !(target instanceof Element)) return;
  if (mouse.x === clientX && mouse.y === clientY) return;
  point(target, buttons);
}

/** @param {Element} target @param {number} buttons */
function point(target, buttons) {
  const mark = buttons ? null : /** @type {Drawn | null} */ (target.closest(MARK));
  if (mark && mark === pointed) return;
  pointed = mark;
  cancel();
  if (help?.contains(target)) return;
  if (mark) soon(help?.isOpen() ? NEXT_MS : REST_MS, mark);
  else if (help?.isOpen()) timer = setTimeout(help.close, LEAVE_MS);
}

/** @param {Of<PointerEvent>} event */
function down({ target, pointerType, isPrimary, clientX, clientY }) {
  held = false;
  finger = null;
  cancel();
  if (help?.contains(target)) return;
  help?.close();
  if (pointerType === "mouse" || !isPrimary || help?.labelled()) return;
  const mark = /** @type {Drawn | null} */ (target.closest(MARK));
  if (!mark) return;
  finger = { x: clientX, y: clientY };
  soon(HOLD_MS, mark);
}

/** @param {PointerEvent} event */
function move({ target, pointerType, buttons, clientX, clientY }) {
  if (pointerType === "mouse" && target instanceof Element) {
    mouse = { x: clientX, y: clientY };
    const mark = target.closest(MARK);
    if (mark && mark !== pointed) point(target, buttons);
  }
  if (!finger || Math.hypot(clientX - finger.x, clientY - finger.y) <= STILL_PX) return;
  if (held) help?.close();
  lift();
}

function lift() {
  if (finger && !held) cancel();
  finger = null;
}

/**
 * Swallow the click that ends a long press.
 * @param {MouseEvent} event
 */
function swallow(event) {
  if (!held || event.detail === 0) return; // 0: by keyboard
  held = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Explain a mark that is clicked. A click on an explanation that has opened below the mouse is meant for what it covers.
 * @param {Of<PointerEvent>} event
 */
function click({ target, pointerType, detail, clientX, clientY }) {
  if (detail === 0 || target.closest(`${INTERACTIVE}, [data-drag]`)) return;
  if (pointerType === "mouse" && help?.covers(target)) {
    help.close();
    const below = document.elementFromPoint(clientX, clientY);
    if (below) clickOn(below);
    return;
  }
  const mark = target.closest(MARK);
  if (mark && !help?.labelled()) soon(0, /** @type {Drawn} */ (mark));
}

/** @param {KeyboardEvent} event */
function key(event) {
  focusMoves = MOVES_FOCUS.has(event.key);
  setTimeout(() => (focusMoves = false));
  cancel();
  if (help?.contains(event.target)) return;
  const byKeys = help?.byKeys();
  if (!help?.close() || event.key !== "Escape" || byKeys) return;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {Of<FocusEvent>} event */
function focus({ target }) {
  if (!focusMoves || !target.matches(":focus-visible") || help?.labelled()) return;
  const mark = target.closest(MARK) ?? (target.closest(".table") && target.querySelector("[data-help]"));
  if (mark) soon(FOCUS_MS, /** @type {Drawn} */ (mark), true);
}

/** @param {Event} event */
function scrolled({ target }) {
  if (help?.contains(target)) return;
  cancel();
  help?.close();
}
