// Begins the start once the page has been painted: before, it would only keep it waiting.
const AT_LAST = 100; // ms: a page that lies behind others is not painted

await new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, AT_LAST);
});
await Promise.all([import("./python/interpreter.js"), import("./pyscript.js")]);
