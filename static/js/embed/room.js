// room.html: the hidden frame that holds the interpreter. What the page around it sends goes to the worker.
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const tell = (type) => parent.postMessage({ type }, "*");

worker.onerror = () => tell("penny-press:failed");
addEventListener("message", ({ data, ports, source }) => {
  if (source === parent && /^penny-press:(session|end)$/.test(data?.type)) worker.postMessage(data, ports);
});
tell("penny-press:room");
