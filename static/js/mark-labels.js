// The labels that '?' shows: the name of each kind of mark in sight, on one of its marks. A label is a button that
// explains its mark; so does a tap on anything marked, which does nothing else as long as the labels are shown. Another
// '?', Esc, the button, or a tap beside the table hides them.
import { topmost } from "./dialogs.js";
import { MARK, STILL_PX } from "./help-triggers.js";
import { post } from "./send-to-python.js";

const MARKS_TRIED = 8; // of one kind, in search of room for the label
const EDGE_PX = 4;

const layer = document.createElement("div");
layer.id = "mark-labels";
layer.className = "mark-labels";
layer.setAttribute("role", "group");
/** @type {Map<string, { label: HTMLButtonElement, frame: HTMLElement }>} */
const labels = new Map();
const foot = document.createElement("div");
foot.className = "mark-labels-foot";
/** @type {{ texts: MarkTexts, open: typeof import("./mark-help.js").open, close(): void } | null} */
let now = null;
/** @type {Element | null} */
let former = null; // what had the focus
/** @type {Point | null} */
let put = null; // where the pointer was put down
let frame = 0;

/** @param {MarkTexts} texts @param {typeof import("./mark-help.js").open} open @param {() => void} close */
export function toggle(texts, open, close) {
  if (now) return hide();
  now = { texts, open, close };
  former = document.activeElement;
  layer.setAttribute("aria-label", texts.words.labels);
  labels.clear();
  foot.replaceChildren(hint(texts.words.hint), button(texts.words.keys, openKeys), button(texts.words.close, hide));
  layer.replaceChildren(foot);
  document.body.append(layer);
  if ("popover" in layer) {
    layer.popover = "manual";
    layer.showPopover();
  }
  listen("addEventListener");
  lay();
  layer.querySelector("button")?.focus({ preventScroll: true });
  now.close(); // by that focus nothing is explained yet
}

/** Whether the labels are shown. */
export function shown() {
  return now !== null;
}

/** @param {Node} target */
export function contains(target) {
  return layer.contains(target);
}

/** Called after a drawing. */
export function settle() {
  if (!now) return;
  if (topmost() || !document.querySelector(MARK)) hide();
  else soon();
}

function hide() {
  if (!now) return;
  const focused = layer.contains(document.activeElement);
  now.close();
  now = null;
  cancelAnimationFrame(frame);
  listen("removeEventListener");
  layer.remove();
  if (focused && (former instanceof HTMLElement || former instanceof SVGElement) && former.isConnected) former.focus({ preventScroll: true });
}

function openKeys() {
  const { keys } = /** @type {NonNullable<typeof now>} */ (now).texts;
  hide();
  post(keys);
}

/** @param {"addEventListener" | "removeEventListener"} method */
function listen(method) {
  window[method]("pointerdown", /** @type {EventListener} */ (down), true);
  window[method]("pointerup", /** @type {EventListener} */ (up), true);
  window[method]("click", /** @type {EventListener} */ (click), true);
  window[method]("keydown", /** @type {EventListener} */ (key), true);
  window[method]("resize", soon);
  window[method]("scroll", soon, true);
}

/** @param {Of<PointerEvent>} event */
function down(event) {
  put = null;
  if (contains(event.target) || !event.target.closest(".table")) return;
  event.stopPropagation(); // nothing is dragged
  put = { x: event.clientX, y: event.clientY };
}

/** @param {Of<PointerEvent>} event */
function up({ target, clientX, clientY }) {
  if (!put || Math.hypot(clientX - put.x, clientY - put.y) > STILL_PX) return;
  explain(target.closest(MARK));
}

/** @param {Of<MouseEvent>} event */
function click(event) {
  const { target, detail } = event;
  if (contains(target) || target.closest("#mark-help, [data-key='?']")) return;
  if (!target.closest(".table")) return hide();
  event.preventDefault();
  event.stopImmediatePropagation();
  if (detail === 0) explain(target.closest(MARK) ?? target.querySelector("[data-help]")); // by keyboard
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  hide();
}

/** @param {Element | null} mark */
function explain(mark) {
  const text = now?.texts.marks[/** @type {HTMLElement} */ (mark)?.dataset.help ?? ""];
  if (mark && text) now?.open(mark, text, now.texts.words.rules);
  else now?.close();
}

function soon() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(lay);
}

/** Put the labels on marks in sight, in the order of the texts: what a title says first gets the best place. */
function lay() {
  if (!now) return;
  settleFoot();
  layer.classList.add("placing"); // labels cover no mark; hiding them would take the focus from one
  const kinds = inSight(now.texts);
  layer.classList.remove("placing");
  for (const [kind, { label, frame }] of labels) label.hidden = frame.hidden = !kinds.has(kind);
  const all = [...kinds.values()].flatMap(({ boxes }) => boxes);
  /** @type {Box[]} */
  const taken = [foot.getBoundingClientRect()];
  for (const [kind, text] of Object.entries(now.texts.marks)) {
    const { boxes, named } = kinds.get(kind) ?? { boxes: [], named: false };
    if (!boxes.length) continue;
    const { label, frame } = labels.get(kind) ?? labelled(kind, text);
    label.textContent = named ? "?" : text.name;
    label.hidden = frame.hidden = false;
    const size = { width: label.offsetWidth, height: label.offsetHeight };
    const best = bestPlace(boxes, size, taken, all);
    taken.push(best.box);
    lieAt(label, best.box);
    lieAt(frame, best.mark);
  }
}

/** Over the sentence in the bar, where no mark is; at the top when that is scrolled away. */
function settleFoot() {
  const bar = document.getElementById("banner")?.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const [left, right] = bar ? [bar.left, bar.right] : [EDGE_PX, clientWidth - EDGE_PX];
  Object.assign(foot.style, {
    left: `${left}px`,
    top: `${Math.max(EDGE_PX, bar?.top ?? 0)}px`,
    width: `${right - left}px`,
  });
}

/**
 * By kind, the boxes of marks that can be seen, and whether they bear their name, so that the label need not.
 * @param {MarkTexts} texts
 */
function inSight(texts) {
  /** @type {Map<string, { boxes: Box[], named: boolean }>} */
  const found = new Map();
  for (const mark of /** @type {Iterable<Drawn>} */ (document.querySelectorAll(MARK))) {
    const kind = mark.dataset.help ?? "";
    const { boxes, named: before } = found.get(kind) ?? { boxes: [], named: false };
    if (!texts.marks[kind] || boxes.length === MARKS_TRIED) continue;
    const box = seen(mark);
    const named = mark.textContent?.toLowerCase().includes(texts.marks[kind].name.toLowerCase()) ?? false;
    if (box) found.set(kind, { boxes: [...boxes, box], named: named || before });
  }
  return found;
}

/**
 * The part of the mark that is in the window, if nothing covers its middle.
 * @param {Element} mark @returns {Box | null}
 */
function seen(mark) {
  const box = mark.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [left, right] = [Math.max(0, box.left), Math.min(clientWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(clientHeight, box.bottom)];
  if (right - left < 4 || bottom - top < 4) return null;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!hit || !(mark.contains(hit) || hit.contains(mark))) return null;
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/**
 * The place for a label of that size: at one of the marks, inside or beside it, over no other label, over small marks as
 * little as can be.
 * @param {Box[]} marks @param {Size} size @param {Box[]} taken @param {Box[]} others
 */
function bestPlace(marks, { width, height }, taken, others) {
  const { clientWidth, clientHeight } = document.documentElement;
  let best = { cost: Infinity, mark: marks[0], box: marks[0] };
  for (const mark of marks) {
    for (const [x, besideX] of along(mark.left, mark.width, width)) {
      for (const [y, besideY] of along(mark.top, mark.height, height)) {
        const left = Math.max(EDGE_PX, Math.min(x, clientWidth - width - EDGE_PX));
        const top = Math.max(EDGE_PX, Math.min(y, clientHeight - height - EDGE_PX));
        const box = { left, top, right: left + width, bottom: top + height, width, height };
        const moved = Math.hypot(left - x, top - y) / height;
        const cost = 100 * covered(taken, box) + covered(others, box) + moved + 0.4 * (besideX + besideY);
        if (cost < best.cost) best = { cost, mark, box };
      }
    }
  }
  return best;
}

/**
 * Where a label can begin, in one direction: at the end of the mark inside, at its beginning inside, in its middle,
 * after it, before it; with 1 for those beside it.
 * @param {number} start @param {number} length @param {number} size @returns {[number, number][]}
 */
function along(start, length, size) {
  const [end, middle] = [start + length, start + (length - size) / 2];
  const inside = length > 2 * size ? [end - size, start] : [];
  return [.../** @type {[number, number][]} */ (inside.map((each) => [each, 0])), [middle, 0], [end, 1], [start - size, 1]];
}

/**
 * How much of the box lies on others; on large ones, such as a whole region, it hides little.
 * @param {Box[]} others @param {Box} box
 */
function covered(others, box) {
  const own = box.width * box.height;
  return others.reduce((sum, other) => {
    const width = Math.min(other.right, box.right) - Math.max(other.left, box.left);
    const height = Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top);
    if (width <= 0 || height <= 0) return sum;
    return sum + ((width * height) / own) * Math.min(1, (4 * own) / (other.width * other.height));
  }, 0);
}

/**
 * The label of that kind of mark, and the frame around the mark it belongs to.
 * @param {string} kind @param {MarkText} text
 */
function labelled(kind, text) {
  const frame = document.createElement("div");
  frame.className = "mark-frame";
  const label = button(text.name, tell);
  label.className = "mark-label";
  label.setAttribute("aria-label", text.name);
  label.addEventListener("pointerenter", tell);
  label.addEventListener("focus", () => label.matches(":focus-visible") && tell());
  function tell() {
    now?.open(label, text, now.texts.words.rules, label);
  }
  layer.prepend(frame);
  foot.before(label);
  labels.set(kind, { label, frame });
  return { label, frame };
}

/** @param {string} text @param {() => void} deed */
function button(text, deed) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", deed);
  return made;
}

/** @param {string} text */
function hint(text) {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
}

/** @param {HTMLElement} element @param {Box} box */
function lieAt(element, { left, top, width, height }) {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
  if (element.className === "mark-frame") Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
}
