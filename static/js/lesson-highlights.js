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
  if (now !== last && scrolled.length) scrollTo(scrolled);
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
function scrollTo(shown) {
  const margins = getComputedStyle(shown[0]);
  const [top, bottom] = [parseFloat(margins.scrollMarginTop), innerHeight - parseFloat(margins.scrollMarginBottom)];
  const boxes = shown.map((each) => each.getBoundingClientRect());
  const [highest, lowest] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const from = lowest - highest <= bottom - top ? highest : boxes[0].top;
  const to = from === highest ? lowest : boxes[0].bottom;
  const above = from < top || to - from > bottom - top;
  const distance = above ? from - top : Math.max(0, to - bottom);
  if (distance) scrollBy({ top: distance, behavior: still.matches ? "auto" : "smooth" });
}
