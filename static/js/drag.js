// Dragging, by mouse, pen or one finger: pick up, hover, let go, as messages. See `Drag` for the attributes.
/* global interact */
import "../vendor/interact/interact.min.js"; // no module itself: it makes `interact` global
import { post } from "./wire.js";

const ENOUGH = 5; // px of movement that are still a click
const REST = 50; // ms over one target until it is told: what is only swept over is not worth a drawing
const DWELL = 700; // ms over one target until it is told again
const DEEDS = ["msg", "input", "key", "drag", "drop", "hover", "spot", "arrows", "arrowMsg", "focus", "cell", "piece", "tick"];

let drag = null;
let swallowClick = false;

export function listen() {
  interact.maxInteractions(1); // a second finger does nothing
  interact.pointerMoveTolerance(ENOUGH);
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

  // These come before interact's own listeners, so that what follows finds no drag.
  addEventListener("pointercancel", cancel, true);
  addEventListener("blur", ({ target }) => target === window && cancel(), true);
  addEventListener("keydown", escape, true);
  addEventListener("pointerdown", () => (swallowClick = false), true);
  addEventListener("click", swallow, true);
  // The browser's own dragging of pictures and links, and the menu of a long press.
  addEventListener("dragstart", (event) => event.target.closest?.("[data-drag]") && event.preventDefault());
  addEventListener("contextmenu", (event) => drag && event.preventDefault());
}

function cancel() {
  const cancelled = drag;
  cancelled?.end();
  cancelled?.letGo();
  return Boolean(cancelled);
}

function escape(event) {
  if (event.key !== "Escape" || !cancel()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The click with which the browser ends a drag is none. */
function swallow(event) {
  if (!swallowClick || event.detail === 0) return; // 0: by keyboard
  swallowClick = false;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A drag from its first move to its end. It keeps what it needs: the element may be redrawn or gone by then.
 *
 * The element has `data-drag` and perhaps `data-pick`, `data-dwell`, `data-stray` and `data-letgo`, messages for: picked
 * up, stayed over a target (again and again), moved off all targets, released over none of them. Targets have `data-drop` and perhaps `data-hover`. With
 * `data-drag-by="corner"` it is the middle of the picture's top left cell that hits a target, else the pointer.
 */
class Drag {
  constructor({ target: source, clientX0, clientY0, clientX, clientY }) {
    const box = source.getBoundingClientRect();
    this.source = source;
    this.says = { ...source.dataset };
    this.held = { x: clientX0 - box.left, y: clientY0 - box.top };
    this.hit = this.says.dragBy === "corner" ? fromCorner(source) : this.held;
    this.over = null;
    this.picture = pictureOf(source, box);
    swallowClick = true;
    document.documentElement.classList.add("dragging");
    post(this.says.pick);
    this.move({ clientX, clientY });
  }

  move({ clientX, clientY }) {
    const left = clientX - this.held.x;
    const top = clientY - this.held.y;
    this.picture.style.transform = `translate(${left}px, ${top}px)`;
    const target = this.targetAt(left + this.hit.x, top + this.hit.y);
    if (same(target, this.over)) return;
    this.over?.removeAttribute("data-over");
    target?.setAttribute("data-over", "");
    this.over = target;
    this.leave();
    this.resting = setTimeout(() => post(this.over?.dataset.hover ?? this.says.stray), REST);
    if (this.over && this.says.dwell) this.dwelling = setInterval(() => post(this.says.dwell), DWELL);
  }

  leave() {
    clearTimeout(this.resting);
    clearInterval(this.dwelling);
  }

  drop(event) {
    this.move(event);
    const target = this.over;
    this.end();
    if (target) post(target.dataset.drop);
    else this.letGo();
  }

  letGo() {
    post(this.says.letgo);
  }

  end() {
    drag = null;
    this.leave();
    this.picture.remove();
    this.over?.removeAttribute("data-over");
    document.documentElement.classList.remove("dragging");
  }

  /** The nearest drop target there, through what lies upon it. */
  targetAt(x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      const target = element.closest("[data-drop]");
      if (target && !this.source.contains(target)) return target;
    }
    return null;
  }
}

/** A redraw may put another element in a target's place; its id stays. */
function same(target, other) {
  return target === other || (target?.id && target.id === other?.id);
}

/** Half a cell inside the picture's top left corner. */
function fromCorner(source) {
  const cell = source.querySelector("[data-cell]") ?? document.querySelector("[data-cell]");
  const { width, height } = (cell ?? source).getBoundingClientRect();
  return { x: width / 2, y: height / 2 };
}

/** A copy of the element that follows the pointer, above all, even an open dialog. */
function pictureOf(source, box) {
  const picture = document.createElement("div");
  picture.className = "drag-ghost";
  picture.setAttribute("aria-hidden", "true");
  picture.inert = true;
  const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(source);
  Object.assign(picture.style, { color, fontFamily, fontSize, lineHeight });
  Object.assign(picture.style, { width: `${box.width}px`, height: `${box.height}px` });
  picture.append(source instanceof HTMLElement ? copyOf(source) : drawingOf(source, box));
  document.body.append(picture);
  if ("popover" in picture) {
    picture.popover = "manual";
    picture.showPopover();
  }
  return picture;
}

function copyOf(element) {
  const copy = element.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    if (!each.closest("defs")) each.removeAttribute("id");
    for (const name of DEEDS) delete each.dataset[name];
  }
  if (element instanceof HTMLElement) {
    Object.assign(copy.style, { width: `${element.offsetWidth}px`, height: `${element.offsetHeight}px` });
  }
  return copy;
}

/** A part of an SVG drawing, in a drawing of its own. */
function drawingOf(element, box) {
  const copy = copyOf(element);
  if (element instanceof SVGSVGElement) return copy;
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const { a, b, c, d, e, f } = element.getScreenCTM();
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
  copy.removeAttribute("transform");
  drawing.setAttribute("width", box.width);
  drawing.setAttribute("height", box.height);
  group.append(copy);
  drawing.append(group);
  return drawing;
}
