// Chooses by which light the page is seen, before anything is seen of it: what was chosen here, else as the system has it.
// A diagram's frame has in its address what the page around it asks for; nobody asks for the reader's own but `auto`.
(() => {
  "use strict";
  const root = document.documentElement;
  const SETTINGS = "penny-press:settings";
  /** @type {Record<string, string>} */
  const MEDIA = { day: "not all", night: "screen", system: "screen and (prefers-color-scheme: dark)" };
  /** @type {Record<string, string>} */
  const THEMES = { paper: "day", clear: "day", night: "night" };
  const isFrame = "theme" in root.dataset;

  function kept() {
    if (isFrame) return undefined; // on somebody's page: it reads nothing that is kept
    try {
      return String(JSON.parse(/** @type {string} */ (localStorage.getItem(SETTINGS))).light);
    } catch {
      return undefined; // nothing is kept for us here, or it is damaged
    }
  }

  function asked() {
    const theme = new URLSearchParams(location.hash.slice(1)).get("theme") ?? "";
    return Object.hasOwn(THEMES, theme) || theme === "auto" ? theme : "paper";
  }

  /** @param {string | undefined} chosen */
  function shine(chosen) {
    if (isFrame) root.dataset.theme = asked();
    const light = (isFrame && THEMES[/** @type {string} */ (root.dataset.theme)]) || chosen;
    const media = MEDIA[light ?? ""] ?? MEDIA.system;
    for (const each of document.querySelectorAll("[data-night]")) each.setAttribute("media", media);
  }

  shine(kept());
  addEventListener("penny-press:light", ({ detail }) => shine(detail));
  addEventListener("hashchange", () => isFrame && shine(kept()));
  addEventListener("storage", ({ key }) => key === SETTINGS && shine(kept())); // chosen in another tab
})();
