// The module form of the sanitizer, which every page runs before its modules: `elements(text)` makes a fragment,
// `scriptURL(address)` the trusted address of a worker.
export const { elements, scriptURL } = globalThis.pennyPressMarkup;
