// Shows the page before Python has started: the lobby as built or as last seen, the table as last seen (both stored by
// store-page.js), or an empty table page. Runs before the first paint. Also chooses the title that Python starts with.
(() => {
  "use strict";
  const root = document.documentElement;
  const words = document.getElementById(`in-${root.lang}`); // null for the language of the page's source
  for (const element of [...(words?.content.children ?? [])]) document.getElementById(element.id)?.replaceWith(element);
  if (words) document.title = words.title;
  const app = document.getElementById("app");
  const built = [...app.childNodes]; // the lobby of a first visit
  const titles = /** @type {string} */ (root.dataset.titles).split(" ");
  const SAVE = "penny-press:table:";
  const SETTINGS = "penny-press:settings";
  const FONTS_TIMEOUT_MS = 100;
  const ALL_CHARACTERS = "U+0-10FFFF"; // the range of a font that is declared without one
  const TRIED = "penny-press-picture:tried"; // set while stored HTML is being painted
  const PAINT_TIMEOUT_MS = 1000; // of a page in the background, which gets no frames

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
      // Without room for the mark, the stored page is shown anyway.
    }
  }

  /**
   * The stored HTML with that name, if it was drawn by this release, in this language and of that save. None if the
   * last visit ended while painting it, because it may have crashed the browser.
   * @param {string} name @param {string} save
   */
  function storedPage(name, save) {
    const text = tried ? "" : read(`penny-press-picture:${name}`);
    try {
      if (text) write(TRIED, "yes");
      const about = JSON.parse(text.slice(0, text.indexOf("\n")));
      if (about.release !== root.dataset.release || about.language !== root.lang || about.save !== save) return null;
      addSheets(about.titles);
      return [...pennyPressMarkup.elements(text.slice(text.indexOf("\n") + 1)).childNodes];
    } catch {
      return null;
    }
  }

  /**
   * Add the sheets of titles that the stored page needs. The page stays hidden until they have arrived, or cannot.
   * @param {string[]} drawn
   */
  function addSheets(drawn) {
    const main = /** @type {HTMLLinkElement} */ (document.querySelector("link[data-title-sheets]"));
    const there = [...document.querySelectorAll("link")].map(({ href }) => href);
    const links = titles
      .filter((title) => drawn.includes(title))
      .map((title) => main.href.replace(/main\.css$/, `${title}.css`))
      .filter((href) => !there.includes(href))
      .map((href) => Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    const arrivals = links.map(arrivalOf);
    main.after(...links);
    awaited.push(...arrivals);
  }

  /**
   * Resolves once the sheet has arrived, or cannot. Then title-sheets.js tries again.
   * @param {HTMLLinkElement} link @returns {Promise<void>}
   */
  function arrivalOf(link) {
    return new Promise((resolve) => {
      link.onload = () => resolve();
      link.onerror = () => resolve(link.remove());
    });
  }

  /** The title of the table or puzzle in the address, else that of the lobby's form, else the first one. */
  function titleOfStart() {
    const table = read(SAVE + location.hash.replace("#/table/", ""));
    const [, played] = table.match(/"game":"([a-z-]+)"/) ?? [];
    const [, chosen] = read(SETTINGS).match(/"game":"([a-z-]+)"/) ?? [];
    const [, puzzled] = location.hash.match(/^#\/daily\/([a-z-]+)$/) ?? [];
    return [puzzled, played, chosen].find((title) => titles.includes(String(title))) ?? titles[0];
  }

  function place() {
    if (root.dataset.ready === "yes") return;
    const [, kind, id] = location.hash.match(/^#\/(table|replay|daily)\/(.*)$/s) ?? [];
    const save = kind === "table" ? read(SAVE + id) : "";
    if (save) showTable(storedPage("table", save));
    else if (kind === "replay" || kind === "daily") show(opening());
    else show(storedPage("lobby", "") ?? lobby());
    if (!awaited.length) delete root.dataset.held;
    else {
      root.dataset.held ??= "files";
      Promise.all(awaited).then(() => delete root.dataset.held);
    }
    requestAnimationFrame(() => setTimeout(clearMark));
    setTimeout(clearMark, PAINT_TIMEOUT_MS);
  }

  const clearMark = () => write(TRIED, "");

  /**
   * The stored table, else an empty one. A stored one waits for the fonts, which the browser has stored, too.
   * @param {Node[] | null} stored
   */
  function showTable(stored) {
    // After the sheets: when one is added, Chromium drops the fonts of the page.
    if (stored) awaited.push(Promise.all(awaited).then(() => Promise.race([loadFonts(), pause(FONTS_TIMEOUT_MS)])));
    show(stored ?? opening());
  }

  /** Loads the fonts that the page preloads. As in load-fonts.js, a module, which would come after the first paint. */
  function loadFonts() {
    const preloaded = [...document.fonts].filter(
      ({ display, unicodeRange }) => display === "swap" && unicodeRange === ALL_CHARACTERS,
    );
    return Promise.allSettled(preloaded.map((font) => font.load()));
  }

  /** @param {number} duration */
  const pause = (duration) => new Promise((resolve) => setTimeout(resolve, duration));

  /**
   * Leaves the built lobby where it is: a field in which somebody types would lose the focus.
   * @param {Node[]} nodes
   */
  function show(nodes) {
    if (nodes !== built || built[0].parentNode !== app) app.replaceChildren(...nodes);
  }

  const opening = () => [document.getElementById("opening").content.cloneNode(true)];

  /** The lobby as built. The sentence about an empty shelf is shown only if the shelf is empty. */
  function lobby() {
    if (root.dataset.held !== "") return built;
    for (const node of /** @type {Element[]} */ (built)) {
      node.querySelectorAll?.(".shelf-empty").forEach((found) => found.remove());
    }
    return built;
  }

  const tried = read(TRIED) !== "";
  /** @type {Promise<unknown>[]} */
  const awaited = []; // settled when the sheets of titles, and the fonts of a stored table, have been loaded
  loadFonts(); // a lobby or an empty table does not wait for them
  root.dataset.title = titleOfStart();
  place();
  addEventListener("hashchange", place);
})();
