// The sheet above the page on which pictures of pieces move: for the eye only, and no pointer ever meets it. It is a
// shadow tree, so that nobody who looks for a thing of the page finds its picture too.

/** @type {ShadowRoot} */
let sheet;

/** Spread it over the page, with the page's own style sheets. */
export function spread() {
  const host = document.createElement("div");
  host.className = "motion";
  host.setAttribute("aria-hidden", "true");
  host.inert = true;
  sheet = host.attachShadow({ mode: "closed" });
  for (const { href } of document.querySelectorAll("link[rel=stylesheet]")) {
    sheet.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }
  document.body.append(host);
}

/** Whether its style sheets have arrived: without, nothing looks like itself. */
export function ready() {
  return [...sheet.querySelectorAll("link")].every((link) => link.sheet);
}

/**
 * A picture of the element, not yet on the sheet; `box` is its size there.
 * @param {HTMLElement} element @param {Size} box
 */
export function picture(element, { width, height }) {
  const flier = document.createElement("div");
  flier.className = "flier";
  Object.assign(flier.style, { width: `${width}px`, height: `${height}px` });
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const total of copy.querySelectorAll("[data-total]")) total.remove(); // it is one piece that moves
  for (const each of [copy, ...copy.querySelectorAll("*")]) each.removeAttribute("id");
  copy.classList.add("flier-piece");
  copy.style.width = `${element.offsetWidth}px`;
  copy.style.height = `${element.offsetHeight}px`;
  flier.append(copy);
  putInItsSurroundings(flier, element);
  return { flier, copy };
}

/**
 * Boxes that are none, with the classes of the element's ancestors, so that it looks as it does among them.
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
 * Lay a picture on the sheet.
 * @param {HTMLElement} flier
 */
export function lay(flier) {
  sheet.append(withSurroundings(flier));
}

/**
 * Take it away.
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
