// A sheet that lies at the foot of a narrow screen: `data-sheet-handle` opens and closes it, by tap or by drag. Where the
// handle is not shown, the sheet is open for good. Whether it is open is the person's own; no drawing changes it.

const ENOUGH = 16; // px of movement that are no tap
const root = document.documentElement;
/** @type {number | null} */
let drag = null; // where the finger took the handle, and whether it has moved it
let moved = false;

export function listen() {
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointermove", move);
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, () => (drag = null));
  document.addEventListener("click", click);
}

/** After a drawing: the handle says how the sheet is. */
export function settle() {
  handle()?.setAttribute("aria-expanded", String(isOpen()));
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
function press({ target, clientY }) {
  moved = false;
  if (target.closest("[data-sheet-handle]")) drag = clientY;
  else if (isOpen() && target.closest(".table") && !target.closest("[data-sheet]")) set(false); // beside it
}

/** @param {PointerEvent} event */
function move({ clientY, buttons }) {
  if (drag === null || !buttons || Math.abs(clientY - drag) < ENOUGH) return;
  moved = true;
  set(clientY < drag);
  drag = clientY;
}

/** @param {Of<MouseEvent>} event */
function click({ target }) {
  if (target.closest("[data-sheet-handle]") && !moved) set(!isOpen());
  moved = false;
}
