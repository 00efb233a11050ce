// Makes #app equal to what the view says. What is the person's own stays: focus, typing, scrolling, open details.
import { Idiomorph } from "../vendor/idiomorph/idiomorph.esm.js";
import * as dialogs from "./dialogs.js";
import * as drag from "./drag.js";
import * as focus from "./focus.js";
import * as live from "./announcer.js";
import { elements } from "./markup.js";
import * as motion from "./motion/motion.js";
import * as sheet from "./bottom-sheet.js";
import * as spotlight from "./spotlight.js";

const app = document.getElementById("app");
const FRAME_AT_LAST = 100; // ms
const OF_THE_PAGE = new Set(["data-over", "data-previewed", "data-shown"]); // attributes that views never write
const FIELDS = "input, select, textarea, option";
const TOGGLES = new Set(["checkbox", "radio"]);
/** @type {number} */
let later; // the frame in which a drawing is shown that waits
let ownValue = false; // whether the field being morphed keeps what the person entered
let ownOpen = false; // whether the element being morphed is one that the person opens and closes

/**
 * Call `python` before the next frame is painted; a page that lies behind others has frames seldom or never.
 * @param {() => void} python
 */
export function soon(python) {
  const call = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    python();
  };
  const frame = requestAnimationFrame(call);
  const timer = setTimeout(call, FRAME_AT_LAST);
}

/**
 * While something is dragged, what Python has said is shown one frame later: both in one frame would be felt.
 * @param {string} html
 */
export function draw(html) {
  cancelAnimationFrame(later);
  if (drag.dragging()) later = requestAnimationFrame(() => show(html));
  else show(html);
}

/** @param {string} html */
function show(html) {
  const next = elements(html);
  const before = focus.remember(app);
  const planned = motion.plan(app, next, drag.letGo());
  Idiomorph.morph(app, next, { morphStyle: "innerHTML", callbacks });
  dialogs.settle(app);
  drag.settle();
  focus.settle(app, before);
  live.settle();
  sheet.settle();
  spotlight.settle(app);
  motion.play(app, planned);
}

/** @type {MorphCallbacks} */
const callbacks = {
  beforeNodeMorphed(old, next) {
    if (!(old instanceof Element)) return;
    // Most of the page is as it was. Fields are looked into all the same: what they show is no attribute.
    if (old.isEqualNode(next) && !old.matches(FIELDS) && !old.querySelector(FIELDS)) return false;
    ownOpen = old.matches("details, dialog:modal") && old.hasChildNodes(); // one without is just being made
    ownValue =
      old.matches("input, textarea, option") && keepsValue(/** @type {Field} */ (old), /** @type {Field} */ (next));
  },
  beforeAttributeUpdated(name) {
    if (OF_THE_PAGE.has(name)) return false;
    if (name === "open") return !ownOpen;
    if (name === "value" || name === "checked" || name === "selected") return !ownValue;
  },
  beforeNodeRemoved(node) {
    if (/** @type {Element} */ (node).id === "live") return false;
    dialogs.release(node);
  },
};

/**
 * A field that sends a message of its own shows what the model says, save while it is typed in or pulled. Any other
 * field of a form keeps what the person entered until the view says something new.
 * @param {Field} old @param {Field} next
 */
function keepsValue(old, next) {
  if (old === document.activeElement && !TOGGLES.has(old.type)) {
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
