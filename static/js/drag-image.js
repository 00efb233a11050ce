// The drag image: a copy of the dragged element that follows the pointer, above everything, even an open dialog. Its
// layer covers the page, so that nothing else reacts to the pointer.

const DEEDS = "msg input key drag drop hover shows more spot arrows arrowMsg focus cell piece place count tick".split(" ");

/**
 * A copy of the element at that box, with functions to move and remove it.
 * @param {Drawn} element @param {DOMRect} box
 */
export function carry(element, box) {
  const layer = document.createElement("div");
  layer.className = "drag-layer";
  layer.setAttribute("aria-hidden", "true");
  const picture = document.createElement("div");
  picture.className = "drag-ghost";
  picture.inert = true;
  const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(element);
  Object.assign(picture.style, { color, fontFamily, fontSize, lineHeight });
  Object.assign(picture.style, { width: `${box.width}px`, height: `${box.height}px` });
  picture.append(element instanceof HTMLElement ? copyOf(element) : drawingOf(element, box));
  layer.append(picture);
  document.body.append(layer);
  if ("popover" in layer) {
    layer.popover = "manual";
    layer.showPopover();
  }
  return {
    /** @param {number} left @param {number} top */
    move: (left, top) => (picture.style.transform = `translate(${left}px, ${top}px)`),
    putAway: () => layer.remove(),
  };
}

/** @param {Drawn} element */
function copyOf(element) {
  const copy = /** @type {Drawn} */ (element.cloneNode(true));
  for (const each of /** @type {Drawn[]} */ ([copy, ...copy.querySelectorAll("*")])) {
    if (!each.closest("defs")) each.removeAttribute("id");
    for (const name of DEEDS) delete each.dataset[name];
  }
  if (element instanceof HTMLElement) {
    Object.assign(copy.style, { width: `${element.offsetWidth}px`, height: `${element.offsetHeight}px` });
  }
  return copy;
}

/**
 * A copy of part of an SVG drawing, in an SVG element of its own.
 * @param {SVGElement} element @param {DOMRect} box
 */
function drawingOf(element, box) {
  const copy = copyOf(element);
  if (element instanceof SVGSVGElement) return copy;
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const { a, b, c, d, e, f } = /** @type {DOMMatrix} */ (/** @type {SVGGraphicsElement} */ (element).getScreenCTM());
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
  copy.removeAttribute("transform");
  drawing.setAttribute("width", String(box.width));
  drawing.setAttribute("height", String(box.height));
  group.append(copy);
  drawing.append(group);
  return drawing;
}
