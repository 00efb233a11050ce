// Runs the page's modules: those of its `<link rel="run">`. They are not in the page as scripts, since a policy that
// names scripts by their hashes knows those that a page names, and what these bring; not what a module there imports.
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
