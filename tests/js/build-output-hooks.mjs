// Answers for the modules that the build writes (pennypress/site/build.py).
import { createHash } from "node:crypto";

const memory = createHash("sha256").update("memory").digest("hex");
const WRITTEN = {
  "./digests.js": `export const DIGESTS = { wasm: "wasm", data: "data" };`,
  "./titles.js": `export const TITLES = {
    "penny-press": { code: "titles/penny-press.packed", snapshot: "snapshots/penny-press-0123456789.bin", memory: "${memory}", size: 0 },
    "other": { code: "titles/other.packed", snapshot: "snapshots/other-0123456789.bin", memory: "${memory}", size: 0 },
  };`,
};

export function resolve(name, context, next) {
  if (!(name in WRITTEN)) return next(name, context);
  return { url: `data:text/javascript,${encodeURIComponent(WRITTEN[name])}`, format: "module", shortCircuit: true };
}
