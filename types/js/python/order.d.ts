// The build writes this module (pennypress/site/build.py).
export const ORDER: string[];
export const BRING: string;
