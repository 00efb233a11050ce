// Carries out a click or a key on an element of a drawing. Python may still work on an earlier one: then the page shows
// something that no longer holds, and the element has to be the same after the drawing.
import { whenDrawn } from "./send-to-python.js";

const SLOW_MS = 300; // ms until an element shows that Python works on what was done with it

/**
 * Call `deed` with the element that has a message in that attribute of `dataset`: at once, or after the drawings that
 * are on their way, unless it is then gone or disabled, or has a message of another kind.
 * @template {Drawn} Kind @param {Kind} element @param {string} attribute @param {(now: Kind) => void} deed
 */
export function act(element, attribute, deed) {
  const kind = kindOf(element, attribute);
  whenDrawn(() => {
    const now = element.isConnected ? element : document.getElementById(element.id);
    if (now && !now.matches(":disabled") && kindOf(now, attribute) === kind) {
      deed(/** @type {Kind} */ (now));
      acknowledge(now);
    }
  });
}

/**
 * If the drawing takes long, mark the element as before the start (pending-elements.css).
 * @param {Element} element
 */
function acknowledge(element) {
  const timer = setTimeout(() => element.classList.add("is-pending"), SLOW_MS);
  whenDrawn(() => {
    clearTimeout(timer);
    element.classList.remove("is-pending");
  });
}

/**
 * The kind of the message in that attribute; the number or the card in it may differ after a drawing.
 * @param {Drawn} element @param {string} attribute
 */
function kindOf(element, attribute) {
  const [kind] = JSON.parse(element.dataset[attribute] ?? "[]");
  return kind;
}
