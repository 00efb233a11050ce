// Shows, before Python has started, what it is going to draw: the lobby as it was built or as it was last seen, the
// table as it was last seen (store-page.js keeps both), else the empty page of a table. Runs before the first paint.
(() => {
  "use strict";
  const root = document.documentElement;
  const words = document.getElementById(`in-${root.lang}`); // none of the language in which the page is built
  for (const element of [...(words?.content.children ?? [])]) document.getElementById(element.id)?.replaceWith(element);
  if (words) document.title = words.title;
  const app = document.getElementById("app");
  const built = [...app.childNodes]; // the lobby of a first visit
  const SAVE = "penny-press:table:";
  const TRIED = "penny-press-picture:tried"; // while a picture is being painted

  /** @param {string} key */
  function read(key) {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  }

  /** @param {string} key @param {string} text */
  function write(key, text) {
    try {
      if (text) localStorage.setItem(key, text);
      else localStorage.removeItem(key);
    } catch {
      // Without room for the mark a picture is shown all the same.
    }
  }

  /**
   * The picture kept under that name, if this edition of the site drew it in this language, of that save; none when the
   * last visit was still painting one as it ended: that one may be too much for a browser.
   * @param {string} name @param {string} save
   */
  function picture(name, save) {
    const text = tried ? "" : read(`penny-press-picture:${name}`);
    try {
      if (text) write(TRIED, "yes");
      const about = JSON.parse(text.slice(0, text.indexOf("\n")));
      if (about.edition !== root.dataset.edition || about.language !== root.lang || about.save !== save) return null;
      return [...pennyPressMarkup.elements(text.slice(text.indexOf("\n") + 1)).childNodes];
    } catch {
      return null;
    }
  }

  function place() {
    if (root.dataset.ready === "yes") return;
    const [, kind, id] = location.hash.match(/^#\/(table|replay)\/(.*)$/s) ?? [];
    const save = kind === "table" ? read(SAVE + id) : "";
    if (save) app.replaceChildren(...(picture("table", save) ?? opening()));
    else if (kind === "replay") app.replaceChildren(...opening());
    else app.replaceChildren(...(picture("lobby", "") ?? lobby()));
    delete root.dataset.held;
  }

  const opening = () => [document.getElementById("opening").content.cloneNode(true)];

  /** As it was built; an empty shelf, and what it offers, only where there is one. */
  function lobby() {
    const empty = root.dataset.held === "" ? ".shelf-empty, .first-minutes" : "none";
    for (const node of /** @type {Element[]} */ (built)) {
      node.querySelectorAll?.(empty).forEach((found) => found.remove());
    }
    return built;
  }

  const tried = read(TRIED) !== "";
  place();
  requestAnimationFrame(() => setTimeout(() => write(TRIED, "")));
  addEventListener("hashchange", place);
})();
