// Turns text into elements; the only place that may, because pages allow no other Trusted Types policy
// (docs/security.md).
// Whatever is not on the lists below is dropped, so no text, whatever its source, can bring in a script, a frame or
// a foreign address. The lists are what our views write (tests/site/test_sanitizer_allows_no_more.py). A classic script,
// because show-stored-page.js needs it before the first paint; for modules see sanitizer-module.js.
(() => {
  "use strict";
  if (globalThis.pennyPressMarkup) return;

  /** @param {string} text */
  const words = (text) => new Set(text.split(" "));
  const HTML = "http://www.w3.org/1999/xhtml";
  const SVG = "http://www.w3.org/2000/svg";
  /** @type {Record<string, Set<string>>} */
  const NAMES = {
    [HTML]: words(
      "a article aside b bdi button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 " +
        "header i input kbd label legend li nav ol option output p progress section select small span strong summary table " +
        "tbody td textarea tfoot th thead tr ul",
    ),
    [SVG]: words("circle defs g line path pattern polyline rect svg text title use"),
  };
  const ATTRIBUTES = words(
    "accept autocapitalize autocomplete autofocus checked class dir disabled focusable for height inert lang max maxlength " +
      "min open placeholder popover popovertarget popovertargetaction readonly required reversed role rows scope selected " +
      "spellcheck tabindex title type value width xmlns",
  );
  const DRAWING = words(
    "cx cy d fill fill-opacity fill-rule font-family font-size font-style font-weight height lengthAdjust opacity overflow " +
      "patternUnits points preserveAspectRatio r rx stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity " +
      "stroke-width text-anchor textLength transform viewBox width word-spacing x x1 x2 y y1 y2",
  );
  const PREFIXES = /^(aria|data)-[a-z][a-z0-9-]*$/;
  const IDS = /^[a-z][\w:-]*$/; // every id is a global variable, too:
  const PROBED = words("define exports global module process require"); // scripts detect their environment by these
  const FETCHES = /\\|url\((?!#)/i; // a drawing may refer to its own parts only
  /** @type {Record<string, RegExp>} */
  const LINKS = {
    a: /^(\.\/)?(#\/[\w./-]*|[a-z-]+\.html)?$/,
    use: /^\.\/static\/icons[\w-]*\/[\w-]+\.svg#[\w-]+$/,
  };
  /** @type {Record<string, RegExp>} */
  const VALUES = { method: /^dialog$/, target: /^_blank$/, rel: /^[a-z ]+$/ };

  // The raw policy is private. Parsing happens in an inert document, which runs and fetches nothing.
  /** @type {TextPolicy} */
  const raw = { createHTML: (text) => text, createScriptURL: (address) => address };
  const policy = globalThis.trustedTypes?.createPolicy("penny-press", raw) ?? raw;
  const inert = document.implementation.createHTMLDocument("");

  // The fields of a form can shadow its properties; these getters of the prototype bypass them.
  /** @param {object} prototype @param {string} name */
  const of = (prototype, name) => {
    const { get } = /** @type {Required<PropertyDescriptor>} */ (Object.getOwnPropertyDescriptor(prototype, name));
    return (/** @type {Node} */ node) => get.call(node);
  };
  const [localName, namespace] = ["localName", "namespaceURI"].map((name) => of(Element.prototype, name));
  const { getAttribute, getAttributeNames, remove, removeAttribute } = Element.prototype;

  /**
   * A fragment with the allowed part of the markup; logs to the console what was refused.
   * @param {string} text
   */
  function elements(text) {
    inert.body.innerHTML = policy.createHTML(String(text));
    const refused = new Set();
    const comments = document.createNodeIterator(inert.body, NodeFilter.SHOW_COMMENT);
    for (let node = comments.nextNode(); node; node = comments.nextNode()) /** @type {Comment} */ (node).remove();
    for (const element of inert.body.querySelectorAll("*")) clean(element, refused);
    if (refused.size) console.error(`Refused in markup: ${[...refused].join(", ")}`);
    const fragment = document.createDocumentFragment();
    fragment.append(...inert.body.childNodes);
    return fragment;
  }

  /** @param {Element} element @param {Set<string>} refused */
  function clean(element, refused) {
    const name = localName(element);
    if (!NAMES[namespace(element)]?.has(name)) {
      refused.add(`<${name}>`);
      return remove.call(element);
    }
    for (const attribute of getAttributeNames.call(element)) {
      if (ATTRIBUTES.has(attribute) || isHarmless(element, attribute)) continue;
      refused.add(`${name} ${attribute}`);
      removeAttribute.call(element, attribute);
    }
  }

  /** @param {Element} element @param {string} name */
  function isHarmless(element, name) {
    if (PREFIXES.test(name)) return true;
    const value = /** @type {string} */ (getAttribute.call(element, name));
    if (name === "href") return Boolean(LINKS[localName(element)]?.test(value));
    if (name === "id") return IDS.test(value) && !PROBED.has(value) && !isPropertyOfForms(value);
    if (name === "name") return localName(element) !== "form" && !isPropertyOfForms(value);
    if (Object.hasOwn(VALUES, name)) return VALUES[name].test(value);
    return namespace(element) === SVG && DRAWING.has(name) && !FETCHES.test(value);
  }

  /**
   * Whether a field with that name would shadow a property of its form; a field for a name is called `name`.
   * @param {string} name
   */
  function isPropertyOfForms(name) {
    return name in HTMLFormElement.prototype && name !== "name";
  }

  /**
   * The trusted address of a worker script of ours. Throws for any other address.
   * @param {string | URL} address
   */
  function scriptURL(address) {
    const { href, origin, protocol, pathname } = new URL(address, document.baseURI);
    const ours = origin === location.origin && /^https?:$/.test(protocol);
    if (!ours || !/\.js$/.test(pathname)) throw new TypeError(`Not a script of ours: ${href}`);
    return policy.createScriptURL(href);
  }

  Object.defineProperty(globalThis, "pennyPressMarkup", { value: Object.freeze({ elements, scriptURL }) });
})();
