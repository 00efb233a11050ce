// The build writes this module (pennypress/site/build.py).
/**
 * By the title's name: the addresses of its archive and snapshot in the site, the SHA-256 of the unpacked snapshot, and
 * the size in bytes of the memory in it.
 */
export const TITLES: Record<string, { code: string; snapshot: string; memory: string; size: number }>;
