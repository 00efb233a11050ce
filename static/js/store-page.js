// Keeps pictures of the lobby and of the table last shown, for show-stored-page.js to show while the next start is under way.
// They are written when the page is put away, and give way to whatever else wants the room.

const PREFIX = "penny-press-picture:";
const LARGEST = 300_000; // characters

/**
 * Ask `python` for pictures whenever the page is put away: JSON with their HTML by name, '' when nothing is new.
 * @param {() => string} python
 */
export function picture(python) {
  const keep = () => write(python());
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep());
}

/** Forget them all. */
export function forget() {
  try {
    for (const name of ["lobby", "table"]) localStorage.removeItem(PREFIX + name);
  } catch {
    // Where nothing is kept, nothing is to be forgotten.
  }
}

/** @param {string} text */
function write(text) {
  if (!text) return;
  const { dataset, lang: language } = document.documentElement;
  const { edition } = dataset;
  const { lobby, table, save } = JSON.parse(text);
  try {
    put("lobby", { edition, language, save: "" }, lobby);
    if (table) put("table", { edition, language, save }, table);
  } catch {
    forget(); // no room: others need it more
  }
}

/** @param {string} name @param {object} about @param {string} html */
function put(name, about, html) {
  if (html.length > LARGEST) localStorage.removeItem(PREFIX + name);
  else localStorage.setItem(PREFIX + name, `${JSON.stringify(about)}\n${html}`);
}
