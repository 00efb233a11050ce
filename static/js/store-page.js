// Stores the HTML of the lobby and of the last table, for show-stored-page.js to show at the next start. Written when
// the page is hidden; deleted when anything else needs the room.
import { titlesWithSheet } from "./title-sheets.js";

const PREFIX = "penny-press-picture:";
const LARGEST = 300_000; // characters

/**
 * Ask `python` for the HTML whenever the page is hidden: JSON by name, '' if nothing has changed.
 * @param {() => string} python
 */
export function picture(python) {
  const keep = () => write(python());
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep());
}

/** Delete all stored pages. */
export function forget() {
  try {
    for (const name of ["lobby", "table"]) localStorage.removeItem(PREFIX + name);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** @param {string} text */
function write(text) {
  if (!text) return;
  const { dataset, lang: language } = document.documentElement;
  const { release } = dataset;
  const { lobby, table, save } = JSON.parse(text);
  const titles = titlesWithSheet();
  try {
    put("lobby", { release, language, titles, save: "" }, lobby);
    if (table) put("table", { release, language, titles, save }, table);
  } catch {
    forget(); // no room: saves are more important
  }
}

/** @param {string} name @param {object} about @param {string} html */
function put(name, about, html) {
  if (html.length > LARGEST) localStorage.removeItem(PREFIX + name);
  else localStorage.setItem(PREFIX + name, `${JSON.stringify(about)}\n${html}`);
}
