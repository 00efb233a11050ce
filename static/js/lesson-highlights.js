// Highlights the elements that a lesson's `data-show` names, and scrolls the first one into view.
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
  if (now !== last) shown[0]?.scrollIntoView({ block: "nearest", behavior: still.matches ? "auto" : "smooth" });
  last = now;
}
