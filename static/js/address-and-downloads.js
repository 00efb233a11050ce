// What the application asks of the browser in a line: the address, files to download, the theme.

/**
 * Set the fragment of the address: as a new history entry, scrolled to the top, or in place of the current one.
 * @param {string} fragment @param {boolean} replace
 */
export function navigate(fragment, replace) {
  const address = fragment || location.pathname + location.search;
  if (replace) return history.replaceState(null, "", address);
  history.pushState(null, "", address);
  scrollTo(0, 0);
}

/** @param {string} name @param {string} text */
export function download(name, text) {
  offerDownload(name, new Blob([text], { type: "application/json" }));
}

/**
 * Offer a file for download.
 * @param {string} name @param {Blob} content
 */
export function offerDownload(name, content) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers fetch it late
}

/**
 * Set the theme (theme.js).
 * @param {string} theme
 */
export function setTheme(theme) {
  dispatchEvent(new CustomEvent("penny-press:theme", { detail: theme }));
}
