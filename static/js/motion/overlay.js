// The layer above the page on which copies of pieces move. It is hidden from screen readers and ignores the pointer.
// It is a shadow tree, so that queries on the page do not find the copies.

/** @type {ShadowRoot} */
let sheet;

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
export function picture(element, { width, height }) {
  const flier = document.createElement("div");
  flier.className = "flier";
  Object.assign(flier.style, { width: `${width}px`, height: `${height}px` });
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const total of copy.querySelectorAll("[data-total]")) total.remove(); // a single piece moves
  for (const each of [copy, ...copy.querySelectorAll("*")]) each.removeAttribute("id");
  copy.classList.add("flier-piece");
  copy.style.width = `${element.offsetWidth}px`;
  copy.style.height = `${element.offsetHeight}px`;
  flier.append(copy);
  putInItsSurroundings(flier, element);
  return { flier, copy };
}

/**
 * Wrap the copy in elements without boxes that have the classes of its ancestors, so that it gets their styles.
 * @param {HTMLElement} flier @param {Element} element
 */
function putInItsSurroundings(flier, element) {
  let outermost = flier;
  for (let each = element.parentElement; each && each.id !== "app"; each = each.parentElement) {
    const around = document.createElement(each.localName);
    around.className = `${each.getAttribute("class") ?? ""} flier-around`;
    around.append(outermost);
    outermost = around;
  }
}

/**
 * Add a copy to the layer.
 * @param {HTMLElement} flier
 */
export function lay(flier) {
  sheet.append(withSurroundings(flier));
}

/**
 * Remove a copy from the layer.
 * @param {HTMLElement} flier
 */
export function remove(flier) {
  withSurroundings(flier).remove();
}

/** @param {HTMLElement} flier */
function withSurroundings(flier) {
  let outermost = flier;
  while (outermost.parentElement) outermost = outermost.parentElement;
  return outermost;
}
