// What modules use of the sanitizer: `elements(text)` makes a fragment, `scriptURL(address)` the trusted address of a worker.
import "./sanitizer.js";

export const { elements, scriptURL } = globalThis.pennyPressMarkup;
