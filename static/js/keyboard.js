// The keyboard: shortcuts (`data-key`, one or several), arrow keys (`data-arrows`, `data-arrow-msg`), and Enter on
// clickable elements that are no buttons. What a key does is in key-rules.js.
import "./key-rules.js";
import { act } from "./act-on-element.js";
import { clickOn } from "./dom-events.js";
import { topmost } from "./dialogs.js";
import { isHeld, keyPressed } from "./focus.js";
import { nearest, spots, towards } from "./spatial-navigation.js";
import { listen as listenToTab } from "./roving-tabindex.js";
import { post } from "./send-to-python.js";

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const { isTyped, isOfBrowser, isHeldDown, isArrowOfGroup, clicked } = globalThis.pennyPressKeys;

export function listen() {
  listenToTab();
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isOfBrowser(event)) return;
    if (isTyped(event)) {
      const upOrDown = event.key === "ArrowUp" || event.key === "ArrowDown"; // a field of one line has no use for them
      if (!upOrDown || !event.target.matches("input[data-arrow-msg]")) return;
    } else keyPressed();
    if (isArrowOfGroup(event)) arrow(event);
    else if (!isHeldDown(event) && !click(event)) return;
    event.preventDefault(); // also at the edge of a group, so that the page does not scroll
  });
}

/**
 * Move the focus, or send the message of an element that handles arrow keys itself.
 * @param {Of<KeyboardEvent>} event
 */
function arrow({ key, target }) {
  const direction = ARROWS[key];
  const sender = target.closest("[data-arrow-msg]");
  if (sender) {
    act(sender, "arrowMsg", (now) => {
      const message = JSON.parse(/** @type {string} */ (now.dataset.arrowMsg));
      message.at(-1).push(direction);
      post(JSON.stringify(message));
    });
  } else next(direction, target, /** @type {Drawn} */ (target.closest("[data-arrows]")))?.focus();
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
 * Click what the key clicks; answers whether there is anything.
 * @param {Of<KeyboardEvent>} event
 */
function click(event) {
  const { target } = event;
  const element = clicked(event, topmost(), target === document.body || isHeld(target));
  if (element) clickOn(element);
  return Boolean(element);
}
