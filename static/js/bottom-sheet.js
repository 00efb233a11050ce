// The bottom sheet of narrow screens: `data-sheet-handle` opens and closes it by tap or drag. If the handle is hidden,
// the sheet is always open. Its state belongs to the page, and drawings do not change it.

const DRAG_START_PX = 16; // px of movement from which a tap becomes a drag
const root = document.documentElement;
/** @type {number | null} */
let drag = null; // y of the pointer where the drag began
let moved = false;
/** @type {string | undefined} */
let lastAbout; // what the choices in the sheet were about at the last drawing
/** @type {{ from: number, to: number } | null} */
let scrolled = null; // how the page was scrolled for the choices

export function listen() {
  document.addEventListener("pointerdown", startDrag);
  document.addEventListener("pointermove", move);
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, () => (drag = null));
  document.addEventListener("click", click);
}

/**
 * Called after a drawing: updates the state of the handle, and scrolls what new choices are about above the sheet. When
 * there are none any more, the page is scrolled back, unless `piecesMove`: scrolling would end their animation.
 * @param {boolean} [piecesMove]
 */
export function settle(piecesMove = false) {
  handle()?.setAttribute("aria-expanded", String(isOpen()));
  const about = document.querySelector("[data-above-sheet]");
  if (about && about.id !== lastAbout) reveal(about);
  if (!about) scrollBack(piecesMove);
  lastAbout = about?.id;
}

/** @param {Element} about */
function reveal(about) {
  const from = scrolled?.to === scrollY ? scrolled.from : scrollY;
  about.scrollIntoView({ block: "nearest" });
  scrolled = { from, to: scrollY };
}

/**
 * To where the page was before the choices, unless somebody has scrolled it since.
 * @param {boolean} piecesMove
 */
function scrollBack(piecesMove) {
  if (!scrolled) return; // to read `scrollY` would lay the page out at each drawing
  if (!piecesMove && scrolled.to === scrollY) scrollTo({ top: scrolled.from });
  scrolled = null;
}

function isOpen() {
  return root.dataset.sheetIs === "open";
}

/** @param {boolean} open */
function set(open) {
  if (open) root.dataset.sheetIs = "open";
  else delete root.dataset.sheetIs;
  settle();
}

function handle() {
  return document.querySelector("[data-sheet-handle]");
}

/** @param {Of<PointerEvent>} event */
function startDrag({ target, clientY }) {
  moved = false;
  if (target.closest("[data-sheet-handle]")) drag = clientY;
  else if (isOpen() && target.closest(".table") && !target.closest("[data-sheet]")) set(false); // tapped beside it
}

/** @param {PointerEvent} event */
function move({ clientY, buttons }) {
  if (drag === null || !buttons || Math.abs(clientY - drag) < DRAG_START_PX) return;
  moved = true;
  set(clientY < drag);
  drag = clientY;
}

/** @param {Of<MouseEvent>} event */
function click({ target }) {
  if (target.closest("[data-sheet-handle]") && !moved) set(!isOpen());
  moved = false;
}
