// The style sheets of titles, which are loaded with their rules and views.
import { loadFonts } from "./load-fonts.js";

const SHEETS = new URL("../css/", import.meta.url);
const MAIN = "link[rel=stylesheet][data-title-sheets]"; // the page's own sheet; those of titles follow it

/** The titles whose sheets are on the page, of those in `data-titles`. */
export function titlesWithSheet() {
  const titles = document.documentElement.dataset.titles?.split(" ") ?? [];
  return titles.filter((title) => linkTo(hrefOf(title)));
}

/**
 * Add the sheet of that title to the page, unless it is there. Resolves once it has been loaded, and the page's fonts
 * again; rejects if it cannot be loaded.
 * @param {string} title
 */
export function addSheet(title) {
  const href = hrefOf(title);
  if (linkTo(href)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve(loadFonts());
    link.onerror = () => {
      link.remove(); // the next call tries again
      reject(new Error(`${href} did not arrive`));
    };
    mainSheet().after(link);
  });
}

function mainSheet() {
  return /** @type {HTMLLinkElement} */ (document.querySelector(MAIN));
}

/** @param {string} title */
function hrefOf(title) {
  return new URL(`${title}${mainSheet().dataset.titleSheets}.css`, SHEETS).href;
}

/** @param {string} href */
function linkTo(href) {
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"));
  return [...links].find((link) => link.href === href);
}
