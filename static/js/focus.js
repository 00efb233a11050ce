// Keeps the keyboard focus through a drawing: it stays, moves where the view requests it, or to the nearest spot.
// A button that has it is not disabled, which would take it away, but held: it looks the same and does nothing.
import { disabledSpots, nearest, spots, stops } from "./spatial-navigation.js";

/** @typedef {{ element: Element, id: string, box: DOMRect, ancestors: Element[], visible: boolean }} Former */

/** @type {Set<string | undefined>} */
let shown = new Set(); // values of data-focus in the last drawing
/** @type {string | undefined} */
let screen; // the screen of the last drawing
/** @type {Former | null} */
let astray = null; // the element that lost the focus while no spot could take it, as when a bot thinks
/** @type {Drawn | null} */
let standIn = null; // the element that has the focus in the meantime
/** @type {Element | null} */
let held = null; // the button that keeps the focus although it is disabled
let hasKeys = !matchMedia("(pointer: coarse)").matches; // of a device for fingers this is known when one is pressed

/** Called when a key was pressed while nothing was being typed: there is a keyboard besides the one on the screen. */
export function keyPressed() {
  hasKeys = true;
}

/**
 * Whether the element may get the focus by itself: a field to type in would open the keyboard on the screen.
 * @param {Drawn} element
 */
function isForThisDevice(element) {
  return hasKeys || !("forKeys" in element.dataset);
}

/**
 * The focused element with its position, before a drawing.
 * @param {Element} root @returns {Former | null}
 */
export function remember(root) {
  held = null;
  const element = document.activeElement;
  if (!element || !root.contains(element) || element === root) return null;
  const ancestors = [];
  for (let each = element.parentElement; each && each !== root.parentElement; each = each.parentElement) {
    ancestors.push(each);
  }
  const visible = element.matches(":focus-visible");
  return { element, id: element.id, box: element.getBoundingClientRect(), ancestors, visible };
}

/**
 * Called before a drawing: takes the focus from an element that the drawing removes, while the layout is known. Removing
 * it with the focus makes the browser compute the layout of the half-changed page.
 * @param {Former | null} before @param {ParentNode} next
 */
export function leave(before, next) {
  if (before?.id && !next.querySelector(`#${CSS.escape(before.id)}`)) /** @type {Drawn} */ (before.element).blur();
}

/**
 * Called before a node is changed to the next one: if it has the visible focus, it is held instead of disabled.
 * @param {Element} node @param {Element} next
 */
export function keep(node, next) {
  if (node !== document.activeElement || !next.matches("button:disabled") || !node.matches(":focus-visible")) return;
  hold(next);
  held = node;
}

/** @param {Element} button */
function hold(button) {
  button.removeAttribute("disabled");
  button.setAttribute("aria-disabled", "true");
  held = button;
}

/**
 * Whether the element only keeps the focus, and does nothing.
 * @param {Element} element
 */
export function isHeld(element) {
  return element === held;
}

/**
 * Restore or move the focus after the drawing.
 * @param {Element} root @param {Former | null} before
 */
export function settle(root, before) {
  const wanting = [...root.querySelectorAll("[data-focus]")];
  const fresh = wanting.find((element) => !shown.has(element.dataset.focus) && isForThisDevice(element));
  shown = new Set(wanting.map((element) => element.dataset.focus));
  const isOther = screen !== undefined && screen !== kind(root);
  screen = kind(root);
  const waits = astray && (!before || before.element === standIn);
  const former = waits ? astray : before;
  astray = null;
  const fromTop = isOther && !former?.visible; // by mouse or finger, another screen is shown from its top
  if (fresh && mayTake()) fresh.focus({ preventScroll: fromTop });
  else if (former && (waits || lost())) {
    // Where a finger or a mouse had the focus, nothing is scrolled to the element that gets it.
    recover(root, former, { preventScroll: !before?.visible || fromTop });
  }
  if (fromTop) scrollTo(0, 0);
}

/**
 * The kind of the screen, such as `at-lobby`, and what is in place of the board there, if anything.
 * @param {Element} root
 */
function kind(root) {
  const page = root.querySelector("#page")?.className.match(/at-\w+/)?.[0];
  return page && `${page} ${root.querySelector("[data-workspace]")?.id ?? ""}`;
}

/** Whether the page may take the focus. A frame takes it from nothing in the host page. */
function mayTake() {
  return window === parent || document.hasFocus();
}

function lost() {
  const element = document.activeElement;
  return !element || element === document.body || element.matches(":disabled");
}

/** @param {Element} root @param {Former} former @param {FocusOptions} how */
function recover(root, former, how) {
  const { id, box, ancestors, visible } = former;
  const same = id && document.getElementById(id);
  if (same && !same.matches(":disabled")) return same.focus(how);
  const around = ancestors.filter((ancestor) => ancestor.isConnected);
  for (const ancestor of around) {
    const spot = nearest(box, spots(ancestor));
    if (spot) return spot.focus(how);
  }
  for (const ancestor of visible ? around : []) {
    const spot = nearest(box, disabledSpots(ancestor));
    if (!spot) continue;
    hold(spot);
    return spot.focus(how);
  }
  astray = former;
  standIn = root.querySelector("[data-meanwhile]");
  for (const ancestor of around) standIn ??= nearest(box, stops(ancestor).filter(isForThisDevice)) ?? null;
  standIn?.focus({ preventScroll: true });
}
