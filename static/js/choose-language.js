// Chooses the language before the first paint: that of the address (embed.html), else the stored choice, else the
// first of the browser's languages that we have. Python starts in the language of the page.
(() => {
  "use strict";
  const root = document.documentElement;
  const [first, ...others] = /** @type {string} */ (root.dataset.languages).split(" ");
  const isFrame = "theme" in root.dataset; // in a third-party page: no access to stored data

  function chosen() {
    try {
      return String(JSON.parse(/** @type {string} */ (localStorage.getItem("penny-press:settings"))).language);
    } catch {
      return undefined; // no storage, or damaged data
    }
  }

  const asked = new URLSearchParams(location.hash.slice(1)).get("lang");
  const wanted = [asked, isFrame ? undefined : chosen(), ...navigator.languages].map((tag) => String(tag).split("-")[0]);
  root.lang = wanted.find((tag) => tag === first || others.includes(tag)) ?? first;
  if (root.lang === first) return;
  root.dataset.held ??= "language"; // hidden until its texts are replaced
  const manifest = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=manifest]"));
  if (manifest) manifest.href = `./manifest-${root.lang}.webmanifest`;
})();
