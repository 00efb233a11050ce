// On a rules page that was opened from a table: the button at the top leads back to it.
import { lastFragment } from "./last-address.js";

const way = /** @type {HTMLAnchorElement} */ (document.querySelector("a[data-back]"));
const fragment = lastFragment();
if (/^#\/(table|replay|daily)\//.test(fragment)) {
  way.hash = fragment;
  way.textContent = /** @type {string} */ (way.dataset.back);
}
