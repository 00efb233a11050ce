// Chooses the language before anything is seen: what the address asks for (embed.html), else what was chosen here before,
// else the first of the browser's languages that we have. Python starts in the language of the page.
(() => {
  "use strict";
  const root = document.documentElement;
  const [first, ...others] = /** @type {string} */ (root.dataset.languages).split(" ");
  const isFrame = "theme" in root.dataset; // on somebody's page: it reads nothing that is kept

  function chosen() {
    try {
      return String(JSON.parse(/** @type {string} */ (localStorage.getItem("penny-press:settings"))).language);
    } catch {
      return undefined; // nothing is kept for us here, or it is damaged
    }
  }

  const asked = new URLSearchParams(location.hash.slice(1)).get("lang");
  const wanted = [asked, isFrame ? undefined : chosen(), ...navigator.languages].map((tag) => String(tag).split("-")[0]);
  root.lang = wanted.find((tag) => tag === first || others.includes(tag)) ?? first;
  if (root.lang === first) return;
  root.dataset.held ??= "language"; // until its words have been put in
  const manifest = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=manifest]"));
  if (manifest) manifest.href = `./manifest-${root.lang}.webmanifest`;
})();
