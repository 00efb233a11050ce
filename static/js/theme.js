// Sets the theme before the first paint: the stored choice, else that of the system. In a diagram's frame, the
// address has the theme that the host page requests; only `auto` is the reader's own.
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
    if (isFrame) return undefined; // in a third-party page: no access to stored data
    try {
      return String(JSON.parse(/** @type {string} */ (localStorage.getItem(SETTINGS))).light);
    } catch {
      return undefined; // no storage, or damaged data
    }
  }

  function asked() {
    const theme = new URLSearchParams(location.hash.slice(1)).get("theme") ?? "";
    return Object.hasOwn(THEMES, theme) || theme === "auto" ? theme : "paper";
  }

  /** @param {string | undefined} chosen */
  function show(chosen) {
    if (isFrame) root.dataset.theme = asked();
    const light = (isFrame && THEMES[/** @type {string} */ (root.dataset.theme)]) || chosen;
    const media = MEDIA[light && Object.hasOwn(MEDIA, light) ? light : "system"];
    for (const each of document.querySelectorAll("[data-night]")) each.setAttribute("media", media);
  }

  show(kept());
  addEventListener("penny-press:theme", ({ detail }) => show(detail));
  addEventListener("hashchange", () => isFrame && show(kept()));
  addEventListener("storage", ({ key }) => key === SETTINGS && show(kept())); // chosen in another tab
})();
