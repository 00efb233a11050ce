// Tab goes from region to region: in a group of spots (`data-arrows`) it stops at one only, where one was last. Arrow keys
// go about in the group.
import { spots } from "./geometry.js";

const GROUPS = "[data-arrows]:not([data-arrows] [data-arrows])";
/** @type {WeakMap<Drawn, Drawn>} */
const left = new WeakMap(); // the spot of each group that had the focus last

export function listen() {
  document.addEventListener("focusin", ({ target }) => {
    const group = target.matches("[data-spot]") && groupOf(target);
    if (group) left.set(group, target);
  });
  addEventListener("keydown", ({ key }) => key === "Tab" && pass(), true);
}

/**
 * The outermost group that something lies in.
 * @param {Drawn} element
 */
function groupOf(element) {
  let found = null;
  for (let at = element.closest("[data-arrows]"); at; at = at.parentElement?.closest("[data-arrows]") ?? null) found = at;
  return found;
}

/** While the browser looks for where Tab leads to, all spots but one of each group are out of its way. */
function pass() {
  /** @type {[spot: Drawn, tabindex: string | null][]} */
  const former = [];
  /** @param {Drawn} spot @param {string} tabindex */
  const set = (spot, tabindex) => {
    former.push([spot, spot.getAttribute("tabindex")]);
    spot.setAttribute("tabindex", tabindex);
  };
  for (const group of document.querySelectorAll(GROUPS)) {
    const all = spots(group);
    const stop = all.find((spot) => spot === left.get(group)) ?? all[0];
    for (const spot of all) set(spot, spot === stop ? "0" : "-1");
  }
  setTimeout(() => former.forEach(([spot, tabindex]) => restore(spot, tabindex)));
}

/** @param {Drawn} spot @param {string | null} tabindex */
function restore(spot, tabindex) {
  if (tabindex === null) spot.removeAttribute("tabindex");
  else spot.setAttribute("tabindex", tabindex);
}
