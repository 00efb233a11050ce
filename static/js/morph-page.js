// Updates #app to match the view's HTML by morphing. Keeps focus, entered text, scroll positions and open details.
import { Idiomorph } from "../vendor/idiomorph/idiomorph.esm.js";
import { afterPaint } from "./after-paint.js";
import * as dialogs from "./dialogs.js";
import * as drag from "./drag.js";
import * as focus from "./focus.js";
import * as help from "./help-triggers.js";
import * as live from "./announcer.js";
import { elements } from "./sanitizer-module.js";
import * as motion from "./motion/motion.js";
import * as sheet from "./bottom-sheet.js";
import * as sideways from "./sideways.js";
import * as storedPage from "./store-page.js";
import * as spotlight from "./lesson-highlights.js";

const app = document.getElementById("app");
const OF_THE_PAGE = new Set(["data-beyond", "data-in-flight", "data-over", "data-previewed", "data-shown"]); // attributes that views never write
const FIELDS = "input, select, textarea, option";
const TOGGLES = new Set(["checkbox", "radio"]);
let drawings = 0; // so far; a drawing that is not shown yet gives way to a later one
/** @type {(() => void) | null} */
let unsettled = null; // what the drawing that is shown still has to do
let ownValue = false; // whether the field being morphed keeps its entered value
let ownOpen = false; // whether the element being morphed keeps its open state
/** @type {Set<Element>} */
const later = new Set(); // parts of the drawing that are shown a frame after the rest
/** @type {Set<HTMLElement>} */
const soonInert = new Set(); // elements that become inert after the next frame

/**
 * Show HTML. During a drag it is parsed, shown, shown in its `data-later` parts, and settled, a frame for each.
 * @param {string} html
 */
export function draw(html) {
  if (document.documentElement.dataset.ready !== "yes") performance.mark("first drawing written");
  settle();
  const mine = ++drawings;
  const next = elements(html);
  if (drag.dragging()) afterPaint(() => mine === drawings && show(next, true));
  else show(next, false);
}

/**
 * A drawing made during a drag animates nothing, even if the piece has been dropped since: the next drawing shows the drop.
 * @param {ParentNode & Node} next @param {boolean} duringDrag
 */
function show(next, duringDrag) {
  makeInert();
  const before = focus.remember(app);
  const planned = duringDrag ? null : motion.plan(app, next, drag.takeDropped());
  focus.leave(before, next);
  if (duringDrag) putOff(next);
  Idiomorph.morph(app, next, { morphStyle: "innerHTML", callbacks });
  dialogs.settle(app);
  unsettled = () => {
    showRest();
    settleAfter(before, planned);
  };
  if (!duringDrag) settle();
  else
    afterPaint(() => {
      showRest();
      afterPaint(settle);
    });
}

/**
 * Leave those parts of the drawing for later that are shown now in an earlier state.
 * @param {ParentNode} next
 */
function putOff(next) {
  for (const part of next.querySelectorAll("[data-later]")) if (shownNow(part)) later.add(part);
}

/** @param {Element} part */
function shownNow(part) {
  return app.querySelector(`#${CSS.escape(part.id)}`);
}

/** Show the parts that were left for later. */
function showRest() {
  const parts = [...later];
  later.clear();
  for (const part of parts) {
    const old = shownNow(part);
    if (old) Idiomorph.morph(old, part, { morphStyle: "outerHTML", callbacks });
  }
}

function settle() {
  const call = unsettled;
  unsettled = null;
  call?.();
}

/**
 * What needs the layout of the drawing, or follows from it.
 * @param {ReturnType<typeof focus.remember>} before @param {ReturnType<typeof motion.plan>} planned
 */
function settleAfter(before, planned) {
  drag.settle();
  focus.settle(app, before);
  live.settle();
  sheet.settle(Boolean(planned?.going.length));
  sideways.settle();
  spotlight.settle(app);
  help.settle();
  storedPage.settle();
  motion.play(app, planned);
  if (soonInert.size) afterPaint(makeInert);
}

/** Make elements inert, for which the browser computes the styles of all that is in them. */
function makeInert() {
  for (const element of soonInert) element.inert = true;
  soonInert.clear();
}

/** @type {MorphCallbacks} */
const callbacks = {
  beforeNodeMorphed(old, next) {
    if (!(old instanceof Element)) return;
    if (later.has(/** @type {Element} */ (next))) return false;
    if (/** @type {HTMLElement} */ (next).dataset?.unlessShown !== undefined) return false; // there is a better one
    if (next instanceof Element) focus.keep(old, next);
    // Skips unchanged elements, but not those with fields, whose values are not attributes.
    if (old.isEqualNode(next) && !old.matches(FIELDS) && !old.querySelector(FIELDS)) return false;
    ownOpen = keepsOpen(old, next);
    ownValue =
      old.matches("input, textarea, option") && keepsValue(/** @type {Field} */ (old), /** @type {Field} */ (next));
  },
  beforeAttributeUpdated(name, element, change) {
    if (OF_THE_PAGE.has(name)) return false;
    if (name === "inert" && change === "update") {
      soonInert.add(/** @type {HTMLElement} */ (element));
      return false;
    }
    if (name === "open") return !ownOpen;
    if (name === "value" || name === "checked" || name === "selected") return !ownValue;
  },
  beforeNodeRemoved(node) {
    if (/** @type {Element} */ (node).id === "live") return false;
    dialogs.release(node);
  },
};

/**
 * Whether the element stays as open as it is, unless the view asks anew for another state.
 * @param {Element} old @param {Node} next
 */
function keepsOpen(old, next) {
  if (!old.matches("details, dialog:modal") || !old.hasChildNodes()) return false; // one without children is new
  const { unfolded } = /** @type {HTMLElement} */ (next).dataset ?? {};
  return unfolded === undefined || unfolded === old.getAttribute("data-unfolded");
}

/**
 * Whether the field keeps its value. A field that sends messages shows the model's value, except while it is edited.
 * Any other field of a form keeps the entered value until the view's value changes.
 * @param {Field} old @param {Field} next
 */
function keepsValue(old, next) {
  const isSame = old.dataset.focus === next.dataset.focus; // else it is another player's
  if (old === document.activeElement && isSame && !TOGGLES.has(old.type)) {
    if (old.type !== "range" || old.matches(":active")) return true;
  }
  const field = old.closest("select") ?? old;
  return !field.matches("[data-msg], [data-input]") && said(old) === said(next);
}

/** @param {Field} field */
function said(field) {
  if (field.matches("option")) return field.hasAttribute("selected");
  if (field.matches("textarea")) return field.textContent;
  return TOGGLES.has(field.type) ? field.hasAttribute("checked") : field.getAttribute("value");
}
