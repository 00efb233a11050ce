// Stores the HTML of the lobby and of the last table, for show-stored-page.js to show at the next start. Written when
// the page is hidden; deleted when anything else needs the room.
import { titlesWithSheet } from "./title-sheets.js";

const PREFIX = "penny-press-picture:";
const LARGEST = 300_000; // characters

let made = ""; // the latest HTML that is not stored yet: JSON by name
let outdated = false; // whether the page has changed since
let drawings = 0;

/** Store the HTML whenever the page is hidden. */
export function listen() {
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep());
}

/**
 * Python's HTML, made a while after a drawing: JSON by name.
 * @param {string} html
 */
export function keepStoredPages(html) {
  made = html;
  outdated = false;
  document.documentElement.dataset.pictured = "yes";
  if (document.visibilityState === "hidden") keep();
}

/** Called after a drawing. */
export function settle() {
  outdated = ++drawings > 1; // the first one shows what was stored
  delete document.documentElement.dataset.pictured;
}

/** Store the latest HTML. If the page has changed since, only the table's: it is shown only for the save it was made of. */
function keep() {
  if (made) write(made);
  if (outdated) remove("lobby");
  made = "";
}

/** Delete all stored pages, and the latest HTML. */
export function forget() {
  made = "";
  remove("lobby");
  remove("table");
}

/** @param {string} name */
function remove(name) {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** @param {string} text */
function write(text) {
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
