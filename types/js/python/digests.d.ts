// The build writes this module (pennypress/site/build.py).
export const DIGESTS: { runtime: string; data: string };
