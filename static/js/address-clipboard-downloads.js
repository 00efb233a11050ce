// Browser features used by the application: addresses, files, the clipboard.
import { topmost } from "./dialogs.js";
import { tell } from "./send-to-python.js";

/**
 * Set the fragment of the address: as a new history entry, scrolled to the top, or in place of the current one.
 * @param {string} fragment @param {boolean} replace
 */
export function go(fragment, replace) {
  const address = fragment || location.pathname + location.search;
  if (replace) return history.replaceState(null, "", address);
  history.pushState(null, "", address);
  scrollTo(0, 0);
}

/** @param {string} name @param {string} text */
export function download(name, text) {
  hand(name, new Blob([text], { type: "application/json" }));
}

/**
 * Offer a file for download.
 * @param {string} name @param {Blob} content
 */
export function hand(name, content) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers fetch it late
}

/**
 * Copy the page's address with this fragment to the clipboard. Answers `EffectDone`.
 * @param {string} fragment
 */
export async function copy(fragment) {
  const address = new URL(fragment, location.href).href;
  tell("EffectDone", (await copyText(address)) ? "copied" : "copy-failed", address);
}

/**
 * Copy this text to the clipboard. Answers `EffectDone`.
 * @param {string} text
 */
export async function copyLines(text) {
  tell("EffectDone", (await copyText(text)) ? "lines-copied" : "lines-copy-failed");
}

/**
 * Set the theme (theme.js).
 * @param {string} light
 */
export function shine(light) {
  dispatchEvent(new CustomEvent("penny-press:light", { detail: light }));
}

/** @param {string} text */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text); // which also works on plain http and in frames
  }
}

/** @param {string} text */
function copyOldWay(text) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const box = document.createElement("textarea");
  box.className = "copied-from";
  box.value = text;
  box.readOnly = true;
  (topmost() ?? document.body).append(box); // nothing outside a modal dialog can be selected
  box.select();
  const done = document.execCommand("copy");
  box.remove();
  focused?.focus();
  return done;
}
