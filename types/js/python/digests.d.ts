// The build writes this module (pennypress/site/build.py).
export const RUNTIME: string;
