// Highlights the elements that a lesson's `data-show` names, and scrolls them into view.
const still = matchMedia("(prefers-reduced-motion: reduce)");
let last = "";

/**
 * Called after a drawing.
 * @param {ParentNode} root
 */
export function settle(root) {
  const line = root.querySelector("[data-show]");
  const ids = line?.dataset.show?.split(" ").filter(Boolean) ?? [];
  const shown = /** @type {Drawn[]} */ (ids.map((id) => document.getElementById(id)).filter(Boolean));
  for (const former of root.querySelectorAll("[data-shown]")) {
    if (!shown.includes(former)) delete former.dataset.shown;
  }
  for (const each of shown) each.dataset.shown = "";
  const now = line?.textContent ?? "";
  const scrolled = shown.filter((each) => !isFixed(each));
  if (now !== last && scrolled.length) bringIntoView(scrolled);
  last = now;
}

/**
 * Whether the element stays where it is when the page is scrolled.
 * @param {Element | null} element @returns {boolean}
 */
function isFixed(element) {
  if (!element) return false;
  return ["fixed", "sticky"].includes(getComputedStyle(element).position) || isFixed(element.parentElement);
}

/**
 * Scroll the page until all of these are visible within their scroll margins; if there is no room, the first one.
 * @param {Drawn[]} shown
 */
function bringIntoView(shown) {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(shown[0]);
  const top = parseFloat(scrollMarginTop);
  const bottom = innerHeight - parseFloat(scrollMarginBottom);
  const boxes = shown.map((each) => each.getBoundingClientRect());
  const all = { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  const area = fits(all) ? all : boxes[0];
  const distance = area.top < top || !fits(area) ? area.top - top : Math.max(0, area.bottom - bottom);
  if (distance) scrollBy({ top: distance, behavior: still.matches ? "auto" : "smooth" });

  /** @param {{ top: number, bottom: number }} box */
  function fits(box) {
    return box.bottom - box.top <= bottom - top;
  }
}
