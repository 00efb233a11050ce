// Runs the page's modules: those of its `<link rel="run">`. They are not script elements because a policy with hashes
// of scripts allows the scripts in the page and what they import, but not the imports of module scripts in the page.
(() => {
  "use strict";
  document.addEventListener("DOMContentLoaded", () => {
    for (const { href } of document.querySelectorAll("link[rel=run]")) {
      const module = document.createElement("script");
      module.type = "module";
      module.src = pennyPressMarkup.scriptURL(href);
      document.head.append(module);
    }
  });
})();
