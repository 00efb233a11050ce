// The style sheets of titles, which are loaded with their rules and views.
import { loadFonts } from "./load-fonts.js";

const SHEETS = new URL("../css/", import.meta.url);
const MAIN = "link[rel=stylesheet][data-title-sheets]"; // the page's own sheet; those of titles follow it
/** @type {Map<string, Promise<void>>} */
const arrivals = new Map(); // by address: when the sheet has been loaded, unless that has failed

/** The titles whose sheets are on the page, of those in `data-titles`. */
export function titlesWithSheet() {
  const titles = document.documentElement.dataset.titles?.split(" ") ?? [];
  return titles.filter((title) => linkTo(hrefOf(title)));
}

/**
 * Add the sheet of that title to the page, unless show-stored-page.js has. Resolves once it has been loaded, and the
 * page's fonts again; rejects if it cannot be loaded, and the next call tries again.
 * @param {string} title
 */
export function addSheet(title) {
  const href = hrefOf(title);
  const arrival = arrivals.get(href) ?? arrivalOf(href);
  arrivals.set(href, arrival);
  arrival.catch(() => arrivals.delete(href));
  return arrival;
}

/** @param {string} href @returns {Promise<void>} */
function arrivalOf(href) {
  const present = linkTo(href);
  if (present?.sheet) return Promise.resolve();
  const link = present ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(loadFonts()));
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href} did not arrive`));
    });
    if (!present) mainSheet().after(link);
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
