// Loads the fonts that the page preloads before text needs them: with stand-ins all of it would be laid out twice.
const TIMEOUT_MS = 100; // the network may be slow

/**
 * Resolves once they are loaded, after 100 ms at the latest. To be called again when a sheet has been added to the page,
 * because Chromium then drops its fonts.
 */
export function loadFonts() {
  const preloaded = [...document.fonts].filter(
    ({ display, unicodeRange }) => display === "swap" && unicodeRange === "U+0-10FFFF",
  );
  const loaded = Promise.allSettled(preloaded.map((font) => font.load()));
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
}
