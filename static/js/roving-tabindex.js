// Roving tabindex: Tab moves from group to group (`data-arrows`), to the spot focused last in it. Arrow keys move
// within the group.
import { spots } from "./spatial-navigation.js";

const GROUPS = "[data-arrows]:not([data-arrows] [data-arrows]), [data-arrows=apart]";
/** @type {WeakMap<Drawn, Drawn>} */
const left = new WeakMap(); // the last focused spot of each group

export function listen() {
  document.addEventListener("focusin", ({ target }) => {
    const group = target.matches("[data-spot]") && groupOf(target);
    if (group) left.set(group, target);
  });
  addEventListener("keydown", ({ key }) => key === "Tab" && pass(), true);
}

/**
 * The outermost group that contains an element, or the one apart.
 * @param {Drawn} element
 */
function groupOf(element) {
  let found = element.closest("[data-arrows=apart]");
  for (let at = found ? null : element.closest("[data-arrows]"); at; at = at.parentElement?.closest("[data-arrows]") ?? null) {
    found = at;
  }
  return found;
}

/** While the browser processes Tab, exclude all spots but one of each group. */
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
