// What modules use of the sanitizer: `elements(text)` makes a fragment, `script(address)` the address of a worker.
import "./sanitizer.js";

export const { elements, script } = globalThis.pennyPressMarkup;
