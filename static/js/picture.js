// Shows, before Python has started, what it is going to draw: the lobby as it was built or as it was last seen, the
// table as it was last seen (pictures.js keeps both), else the empty page of a table. Runs before the first paint.
(() => {
  "use strict";
  const root = document.documentElement;
  const words = document.getElementById(`in-${root.lang}`); // none of the language in which the page is built
  for (const element of [...(words?.content.children ?? [])]) document.getElementById(element.id).replaceWith(element);
  if (words) document.title = words.title;
  const app = document.getElementById("app");
  const built = [...app.childNodes]; // the lobby of a first visit
  const SAVE = "penny-press:table:";

  // What our views make, and nothing that could act by itself: whoever shares our origin could have written it.
  const ELEMENTS = new Set(
    ("a article aside b bdi button caption circle details div fieldset footer form g h1 h2 h3 h4 header i input label " +
      "legend li line ol option p path rect section select span strong summary svg table tbody td text tfoot th thead " +
      "tr ul use").split(" "),
  );
  const ATTRIBUTES = new Set(
    ("accept autocapitalize autocomplete checked class cx cy d dir disabled focusable for height id inert maxlength name " +
      "placeholder preserveaspectratio r reversed role rx ry scope selected spellcheck tabindex text-anchor title " +
      "transform type value viewbox width x x1 x2 y y1 y2 " +
      "fill fill-rule font-family font-size font-style font-weight lengthadjust overflow stroke stroke-dasharray " +
      "stroke-linecap stroke-linejoin stroke-opacity stroke-width textlength word-spacing").split(" "),
  );
  const PREFIXES = /^(aria|data)-/;
  const LINKS = { a: /^#\/|^\.\/[a-z-]+\.html$/, use: /^\.\/static\/icons[\w-]*\/[\w-]+\.svg#[\w-]+$/ };

  function cleaned(html) {
    const { body } = new DOMParser().parseFromString(html, "text/html"); // in which nothing runs or is fetched
    const all = document.createNodeIterator(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
    all.nextNode(); // the body itself
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      const name = node.localName;
      if (!ELEMENTS.has(name)) node.remove();
      else for (const attribute of [...node.attributes]) if (!harmless(name, attribute)) node.removeAttributeNode(attribute);
    }
    return [...body.childNodes];
  }

  function harmless(element, { name, value }) {
    if (name === "href") return LINKS[element]?.test(value);
    if (/url\(/i.test(value)) return false; // what a drawing is painted with might be fetched, too
    return ATTRIBUTES.has(name.toLowerCase()) || PREFIXES.test(name);
  }

  function read(key) {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  }

  /** The picture kept under that name, if this edition of the site drew it in this language, of that save. */
  function picture(name, save) {
    const text = read(`penny-press-picture:${name}`);
    try {
      const about = JSON.parse(text.slice(0, text.indexOf("\n")));
      if (about.edition !== root.dataset.edition || about.language !== root.lang || about.save !== save) return null;
      return cleaned(text.slice(text.indexOf("\n") + 1));
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
    for (const node of built) node.querySelectorAll?.(empty).forEach((found) => found.remove());
    return built;
  }

  place();
  addEventListener("hashchange", place);
})();
