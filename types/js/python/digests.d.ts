// The build writes this module (pennypress/site/build.py).
export const DIGESTS: { wasm: string; data: string };
