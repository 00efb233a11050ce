// The keyboard: shortcuts (`data-key`, one or several), arrow keys (`data-arrows`, `data-arrow-msg`), and Enter on
// clickable elements that are no buttons.
import { act } from "./act-on-element.js";
import { clickOn } from "./dom-events.js";
import { topmost } from "./dialogs.js";
import { isHeld } from "./focus.js";
import { nearest, spots, towards } from "./spatial-navigation.js";
import { listen as listenToTab } from "./roving-tabindex.js";
import { post } from "./send-to-python.js";

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const TYPED_IN = "input:not([type=checkbox], [type=range], [type=button], [type=submit]), select, textarea, [contenteditable]";
const PRESSED_NATIVELY = "button, summary, a[href], input, select, textarea";

export function listen() {
  listenToTab();
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.target.matches(TYPED_IN)) {
      const upOrDown = event.key === "ArrowUp" || event.key === "ArrowDown"; // a field of one line has no use for them
      if (upOrDown && event.target.matches("input[data-arrow-msg]") && arrow(event)) event.preventDefault();
      return;
    }
    if (event.target.matches("[type=range]") && event.key.length > 1) return; // arrows, Home and End move the slider
    if (heldDown(event)) return event.preventDefault();
    const done = (event.key in ARROWS && arrow(event)) || activate(event) || shortcut(event);
    if (done) event.preventDefault();
  });
}

/**
 * Ignore repeated keys: by the second press, the button may be another player's.
 * @param {Of<KeyboardEvent>} event
 */
function heldDown({ key, repeat, target }) {
  return repeat && (key === "Enter" || key === " ") && target.matches("button");
}

/**
 * Move the focus, or send the message of an element that handles arrow keys itself.
 * @param {Of<KeyboardEvent>} event
 */
function arrow({ key, target, shiftKey }) {
  if (shiftKey) return false;
  const direction = ARROWS[key];
  const sender = target.closest("[data-arrow-msg]");
  if (sender) {
    act(sender, "arrowMsg", (now) => {
      const message = JSON.parse(/** @type {string} */ (now.dataset.arrowMsg));
      message.at(-1).push(direction);
      post(JSON.stringify(message));
    });
    return true;
  }
  const group = target.closest("[data-arrows]");
  if (!group) return false;
  next(direction, target, group)?.focus();
  return true; // also at the edge, so that the page does not scroll
}

/**
 * The next element of the group in that direction; sideways in several columns, the one in the next column, and in a
 * group apart the one before or after it, over the ends of lines.
 * @param {Direction} direction @param {Drawn} target @param {Drawn} group
 */
function next(direction, target, group) {
  const box = target.getBoundingClientRect();
  if (group.dataset.arrows === "apart" && (direction === "left" || direction === "right")) {
    const all = spots(group);
    return all[all.indexOf(target) + (direction === "right" ? 1 : -1)];
  }
  if (group.dataset.arrows !== "column" || direction === "up" || direction === "down") {
    return towards(direction, box, spots(group).filter((spot) => spot !== target));
  }
  const columns = [...(group.parentElement?.closest("[data-arrows]")?.querySelectorAll("[data-arrows=column]") ?? [])];
  const others = columns.filter((each) => each === group || spots(each).length);
  const beside = others[others.indexOf(group) + (direction === "right" ? 1 : -1)];
  return beside && nearest(box, spots(beside));
}

/**
 * Handle Enter and Space on an element that has a message but is no native button.
 * @param {Of<KeyboardEvent>} event
 */
function activate({ key, target, repeat }) {
  if ((key !== "Enter" && key !== " ") || repeat) return false;
  if (!target.matches("[data-msg]") || target.matches(PRESSED_NATIVELY)) return false;
  clickOn(target);
  return true;
}

/** @param {Of<KeyboardEvent>} event */
function shortcut({ key, shiftKey, repeat, target }) {
  if (repeat || (key === " " && target !== document.body && !isHeld(target))) return false;
  const wanted = key === " " ? "Space" : key.length === 1 && !shiftKey ? key.toLowerCase() : key;
  if (key.length === 1 && document.getElementById("page")?.dataset.shortcuts === "off") return false;
  const dialog = topmost();
  if (dialog && key === "Escape") return false; // handled by the dialog's cancel event
  const found = [...(dialog ?? document).querySelectorAll("[data-key]")].filter(
    (each) => each.dataset.key?.split(" ").includes(wanted) && !each.matches(":disabled, [inert] *, [hidden], [hidden] *"),
  );
  if (found.length) clickOn(found[0]);
  return found.length > 0;
}
