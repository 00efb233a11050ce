// Dragging by mouse, pen or one finger: pick up, hover over targets, drop. See `Drag` for the attributes.
/* global interact */
import "../vendor/interact/interact.min.js"; // a classic script that defines the global `interact`
import { afterPaint } from "./after-paint.js";
import { carry } from "./drag-image.js";
import { say } from "./announcer.js";
import { post } from "./send-to-python.js";

const DRAG_START_PX = 5; // px of movement up to which it is still a click
const HOVER_DELAY_MS = 250; // over a target until its `data-hover` message is sent
const NEXT_PIECE_MS = 700; // over a target until another piece joins

/** @type {Drag | null} */
let drag = null;
let swallowClick = false;
/** @type {Dropped | null} */
let dropped = null; // the piece just dropped and its box, until it is drawn there

export function listen() {
  interact.maxInteractions(1); // ignore a second finger
  interact.pointerMoveTolerance(DRAG_START_PX);
  interact("[data-drag]")
    .styleCursor(false)
    .draggable({
      autoScroll: true,
      ignoreFrom: "input, select, textarea",
      listeners: {
        start: (event) => (drag = new Drag(event)),
        move: (event) => drag?.move(event),
        end: (event) => drag?.drop(event),
      },
    });

  // Registered before interact's own listeners, so that these no longer find a drag.
  addEventListener("pointercancel", cancel, true);
  addEventListener("blur", ({ target }) => target === window && cancel(), true);
  addEventListener("keydown", escape, true);
  addEventListener("pointerdown", () => (swallowClick = false), true);
  addEventListener("click", swallow, true);
  addEventListener("scroll", () => drag?.lookAround(), { capture: true, passive: true });
  // Suppress native dragging of images and links, and the long-press menu.
  addEventListener("dragstart", (event) => {
    if (/** @type {Element} */ (event.target).closest?.("[data-drag]")) event.preventDefault();
  });
  addEventListener("contextmenu", (event) => drag && event.preventDefault());
}

/** Whether something is being dragged. */
export function dragging() {
  return drag !== null;
}

/** Called after a drawing: targets may have moved or show something else. A preview stays until the drop is drawn. */
export function settle() {
  if (drag) drag.settle();
  else if (!dropped) preview(null);
}

/** The piece dropped on a target since the last call, and its box: `{ piece, box }`, or null. */
export function takeDropped() {
  const found = dropped;
  dropped = null;
  return found;
}

function cancel() {
  const cancelled = drag;
  cancelled?.putBack();
  return Boolean(cancelled);
}

/** @param {KeyboardEvent} event */
function escape(event) {
  if (event.key !== "Escape" || !cancel()) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Swallow the click with which the browser ends a drag.
 * @param {MouseEvent} event
 */
function swallow(event) {
  if (!swallowClick || event.detail === 0) return; // 0: by keyboard
  swallowClick = false;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A drag from its first move to its end. It stores all it needs, because the element may be redrawn or removed.
 *
 * The element has `data-drag`, and optionally the messages `data-pick` (sent on pick-up) and `data-letgo` (sent when
 * dropped on no target). With `data-more`, a JSON list of sentences, another piece joins each time the pointer rests
 * on a target, and the next sentence is announced. With `data-drag-by="corner"`, the middle of the image's top left
 * cell determines the target, otherwise the pointer does.
 *
 * Targets have `data-drop`, a message to which the number of pieces is added if it is more than one. While the drag
 * is over a target, the target has `data-over` with that number, and the elements named in its `data-shows` (ids)
 * have `data-previewed`. Where one preview serves many targets, `data-shows` is on what contains them, and the value of
 * `data-previewed` is the target's `data-shows-at`. The drawing after `data-pick` includes all previews at once, so
 * that no movement waits for Python. If Python has more to say about a target, it gets the message `data-hover` once
 * the pointer rests there.
 */
class Drag {
  /** @type {{ element: Drawn, box: DOMRect }[]} */
  targets = [];
  left = 0;
  top = 0;

  /** @param {DragMoved} event */
  constructor({ target: source, clientX0, clientY0, clientX, clientY }) {
    const box = source.getBoundingClientRect();
    this.source = source;
    this.says = { ...source.dataset };
    this.more = JSON.parse(this.says.more ?? "[]");
    this.held = { x: clientX0 - box.left, y: clientY0 - box.top };
    this.hit = this.says.dragBy === "corner" ? fromCorner(source) : this.held;
    this.size = { width: box.width, height: box.height };
    /** @type {Drawn | null} */
    this.over = null;
    this.count = 1;
    this.pickedUp = false;
    dropped = null; // no drawing made during this drag shows where it was dropped
    this.lookAround();
    this.picture = carry(source, box);
    swallowClick = true;
    document.documentElement.classList.add("dragging");
    this.move({ clientX, clientY });
    afterPaint(() => drag === this && this.pickUp()); // after the first visible movement
  }

  pickUp() {
    if (!this.pickedUp) post(this.says.pick);
    this.pickedUp = true;
  }

  /** @param {{ clientX: number, clientY: number }} event */
  move({ clientX, clientY }) {
    this.left = clientX - this.held.x;
    this.top = clientY - this.held.y;
    this.picture.move(this.left, this.top);
    const target = this.target();
    if (target !== this.over) this.hold(target);
  }

  /**
   * Set the target under the pointer, or null.
   * @param {Drawn | null} target
   */
  hold(target) {
    const goesOn = same(target, this.over);
    if (!goesOn) this.stop();
    this.over?.removeAttribute("data-over");
    target?.setAttribute("data-over", String(this.count));
    preview(target);
    this.over = target;
    if (target && !goesOn) this.stay();
  }

  stay() {
    this.resting = setTimeout(() => post(this.over?.dataset.hover), HOVER_DELAY_MS);
    if (this.more.length) this.dwelling = setInterval(() => this.takeOneMore(), NEXT_PIECE_MS);
  }

  takeOneMore() {
    const sentence = this.more[this.count - 1];
    if (!sentence) return;
    this.count += 1;
    this.over?.setAttribute("data-over", String(this.count));
    say(sentence);
  }

  stop() {
    clearTimeout(this.resting);
    clearInterval(this.dwelling);
    this.count = 1;
  }

  settle() {
    this.lookAround();
    this.hold(this.target());
  }

  /** @param {DragMoved} event */
  drop(event) {
    this.move(event);
    const { over, count, left, top } = this;
    if (!over) return this.putBack();
    dropped = { piece: this.says.piece, box: new DOMRect(left, top, this.size.width, this.size.height) };
    this.pickUp();
    this.end(); // the preview stays until the next drawing
    post(counted(/** @type {string} */ (over.dataset.drop), count));
  }

  putBack() {
    this.end();
    preview(null);
    if (this.pickedUp) post(this.says.letgo);
  }

  end() {
    drag = null;
    this.stop();
    this.picture.putAway();
    this.over?.removeAttribute("data-over");
    document.documentElement.classList.remove("dragging");
  }

  /** The boxes of all targets, measured once and not at every move. */
  lookAround() {
    this.targets = [...document.querySelectorAll("[data-drop]")]
      .filter((element) => !this.source.contains(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
  }

  /** The target at the pointer, even below other elements; the topmost if there are several. */
  target() {
    const [x, y] = [this.left + this.hit.x, this.top + this.hit.y];
    const there = this.targets.filter(({ box }) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
    if (there.length < 2) return there[0]?.element ?? null;
    const hit = document.elementsFromPoint(x, y).map((element) => element.closest("[data-drop]"));
    return hit.find((element) => there.some((each) => each.element === element)) ?? null;
  }
}

/**
 * Show the previews of that target only.
 * @param {Drawn | null} target
 */
function preview(target) {
  for (const former of document.querySelectorAll("[data-previewed]")) former.removeAttribute("data-previewed");
  const { shows } = /** @type {Drawn | undefined} */ (target?.closest("[data-shows]"))?.dataset ?? {};
  for (const id of shows?.split(" ") ?? []) {
    document.getElementById(id)?.setAttribute("data-previewed", target?.dataset.showsAt ?? "");
  }
}

/**
 * The message, with the number of pieces appended to its arguments.
 * @param {string} text @param {number} count
 */
function counted(text, count) {
  if (count === 1) return text;
  const message = JSON.parse(text);
  message.at(-1).push(String(count));
  return JSON.stringify(message);
}

/**
 * Whether both are the same target: a drawing may replace the element, but its id stays.
 * @param {Drawn | null} target @param {Drawn | null} other
 */
function same(target, other) {
  return target === other || (target?.id && target.id === other?.id);
}

/**
 * The point half a cell inside the image's top left corner.
 * @param {Drawn} source
 */
function fromCorner(source) {
  const cell = source.querySelector("[data-cell]") ?? document.querySelector("[data-cell]");
  const { width, height } = (cell ?? source).getBoundingClientRect();
  return { x: width / 2, y: height / 2 };
}
