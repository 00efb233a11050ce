// Scrolls rows that are wider than the screen (`data-sideways`): to their middle (`data-middle`) when they are new, and to
// what glows in them when something else is chosen or the screen is turned. How far somebody has scrolled a row is
// otherwise kept. What contains it is told (`data-beyond`) on which sides more glows than is in sight.
import { afterPaint } from "./after-paint.js";

const GLOWING = ".glows:not(:disabled)";
/** @typedef {{ left: number, right: number }} Span */
let last = ""; // whose row it was at the last drawing, and what was chosen in it

export function listen() {
  document.addEventListener("toggle", opened, true);
  document.addEventListener("scroll", scrolled, true);
  addEventListener("resize", () => afterPaint(() => show(false)));
}

/** Called after a drawing; reads the layout in a later frame, and only if something else is chosen. */
export function settle() {
  const about = shownRow()?.dataset.sideways ?? "";
  if (about === last) return;
  const isNew = ownerOf(about) !== ownerOf(last);
  last = about;
  afterPaint(() => show(isNew));
}

/** The one on the table, not those of what is opened above it. */
function shownRow() {
  return /** @type {HTMLElement | null} */ (document.querySelector("[data-sideways]:not([popover] *)"));
}

/** @param {string} about */
function ownerOf(about) {
  return about.split(" ", 1)[0];
}

/** @param {boolean} isNew */
function show(isNew) {
  const row = shownRow();
  if (!row) return;
  if (row.scrollWidth > row.clientWidth) scroll(row, isNew);
  mark(row);
}

/** @param {Element} row @param {boolean} isNew */
function scroll(row, isNew) {
  const glowing = spans(row, GLOWING);
  if (isNew) center(row, [...spans(row, "[data-middle]"), ...glowing]) || center(row, spans(row, "[data-middle]"));
  else if (glowing.length) reveal(row, glowing);
}

/**
 * Scroll no more than needed: to all of them if they fit, else to the nearest one if none is in sight.
 * @param {Element} row @param {Span[]} wanted
 */
function reveal(row, wanted) {
  const shown = row.getBoundingClientRect();
  const seen = wanted.filter(({ left, right }) => left >= shown.left && right <= shown.right);
  if (seen.length === wanted.length || center(row, wanted) || seen.length) return;
  const middle = (shown.left + shown.right) / 2;
  const far = (/** @type {Span} */ { left, right }) => Math.abs((left + right) / 2 - middle);
  center(row, wanted.sort((one, other) => far(one) - far(other)).slice(0, 1));
}

/**
 * Scroll the row so that these are in its middle, unless they are wider than it; returns whether they are not.
 * @param {Element} row @param {Span[]} wanted
 */
function center(row, wanted) {
  const [left, right] = [Math.min(...wanted.map((each) => each.left)), Math.max(...wanted.map((each) => each.right))];
  const shown = row.getBoundingClientRect();
  if (!wanted.length || right - left > shown.width) return false;
  row.scrollBy({ left: (left + right - shown.left - shown.right) / 2, behavior: "instant" });
  return true;
}

/** @param {Element} row @param {string} selector */
function spans(row, selector) {
  return [...row.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
}

/** @param {Element} row */
function mark(row) {
  const shown = row.getBoundingClientRect();
  const middles = spans(row, GLOWING).map(({ left, right }) => (left + right) / 2);
  const sides = [];
  if (middles.some((middle) => middle < shown.left)) sides.push("left");
  if (middles.some((middle) => middle > shown.right)) sides.push("right");
  const beyond = sides.join(" ");
  const around = row.parentElement;
  if (around && (around.dataset.beyond ?? "") !== beyond) around.dataset.beyond = beyond;
}

/** @param {Event} event */
function scrolled({ target }) {
  if (target instanceof Element && target === shownRow()) mark(target);
}

/** @param {Event} event */
function opened({ target }) {
  if (!(target instanceof Element) || !target.matches("[popover]:popover-open")) return;
  for (const row of target.querySelectorAll("[data-sideways]")) center(row, spans(row, "[data-middle]"));
}
