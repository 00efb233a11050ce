// The layer above the page on which copies of pieces move. It is hidden from screen readers and ignores the pointer.
// It is a shadow tree, so that queries on the page do not find the copies.

/** @type {ShadowRoot} */
let sheet;
/** @type {Map<Element, HTMLElement>} */
let surroundings = new Map(); // what lies around the copies that are laid next, by the ancestor for which it stands
/** @type {WeakMap<HTMLElement, HTMLElement | ShadowRoot>} */
const parents = new WeakMap(); // in what a copy, or what lies around it, is to lie

/** Create the layer. */
export function spread() {
  const host = document.createElement("div");
  host.className = "motion";
  host.setAttribute("aria-hidden", "true");
  host.inert = true;
  sheet = host.attachShadow({ mode: "closed" });
  addSheets();
  document.body.append(host);
}

/** Add the page's style sheets that the layer lacks: those of titles come later. */
function addSheets() {
  const present = new Set([...sheet.querySelectorAll("link")].map(({ href }) => href));
  for (const { href } of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"))) {
    if (!present.has(href)) sheet.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }
}

/** Whether the style sheets have loaded; without them, copies would look wrong. */
export function ready() {
  addSheets();
  return [...sheet.querySelectorAll("link")].every((link) => link.sheet);
}

/**
 * A copy of the element, not yet on the layer; `box` is its size there.
 * @param {HTMLElement} element @param {Size} box
 */
export function copyForFlight(element, { width, height }) {
  const flier = document.createElement("div");
  flier.className = "flier";
  Object.assign(flier.style, { width: `${width}px`, height: `${height}px` });
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const total of copy.querySelectorAll("[data-total]")) total.remove(); // a single piece moves
  for (const each of [copy, ...copy.querySelectorAll("*")]) each.removeAttribute("id");
  copy.classList.add("flier-piece");
  copy.removeAttribute("data-in-flight");
  copy.style.width = `${element.offsetWidth}px`;
  copy.style.height = `${element.offsetHeight}px`;
  flier.append(copy);
  putInItsSurroundings(flier, element.parentElement);
  return { flier, copy };
}

/**
 * Note in what the copy is to lie: an element without a box for each ancestor of the original, with its classes, so that
 * the copy gets their styles. Copies that are laid together share them.
 * @param {HTMLElement} copy @param {Element | null} ancestor
 */
function putInItsSurroundings(copy, ancestor) {
  if (!ancestor || ancestor.id === "app") return void parents.set(copy, sheet);
  const classes = `${ancestor.getAttribute("class") ?? ""} flier-around`;
  let around = surroundings.get(ancestor);
  if (around?.className !== classes) {
    around = document.createElement(ancestor.localName);
    around.className = classes;
    surroundings.set(ancestor, around);
    putInItsSurroundings(around, ancestor.parentElement);
  }
  parents.set(copy, around);
}

/**
 * Add these copies to the layer.
 * @param {HTMLElement[]} fliers
 */
export function lay(fliers) {
  for (const flier of fliers) layInside(parents.get(flier), flier);
  surroundings = new Map();
}

/** @param {HTMLElement | ShadowRoot | undefined} parent @param {HTMLElement} child */
function layInside(parent, child) {
  parent?.append(child);
  if (parent instanceof HTMLElement && !parent.parentNode) layInside(parents.get(parent), parent);
}

/**
 * Remove a copy from the layer, and what lies around it alone.
 * @param {HTMLElement} flier
 */
export function remove(flier) {
  const parent = flier.parentNode;
  flier.remove();
  if (parent instanceof HTMLElement && !parent.hasChildNodes()) remove(parent);
}
