// What a key does on our pages, in one place: before Python has started (replay-early-input.js) and afterwards
// (keyboard.js). A classic script, because the first needs it before the first paint; the second imports it, too.
(() => {
  "use strict";
  if (globalThis.pennyPressKeys) return;
  const TYPED_IN = "input:not([type=checkbox], [type=range], [type=button], [type=submit]), select, textarea, [contenteditable]";
  const PRESSED_NATIVELY = "button, summary, a[href], input, select, textarea";
  const DEAD = ":disabled, [inert] *, [hidden], [hidden] *";

  /**
   * Whether the key belongs to the field that has the focus.
   * @param {Of<KeyboardEvent>} event
   */
  function isTyped({ target }) {
    return target.matches(TYPED_IN);
  }

  /**
   * Whether the key is the browser's: with a modifier, while a character is composed, or one that moves a slider.
   * @param {Of<KeyboardEvent>} event
   */
  function isOfBrowser({ ctrlKey, altKey, metaKey, isComposing, key, target }) {
    return ctrlKey || altKey || metaKey || isComposing || (key.length > 1 && target.matches("[type=range]"));
  }

  /**
   * Whether a button is held down by a key: by the second press, it may be another player's.
   * @param {Of<KeyboardEvent>} event
   */
  function isHeldDown({ key, repeat, target }) {
    return repeat && (key === "Enter" || key === " ") && target.matches("button");
  }

  /**
   * Whether an arrow key moves the focus in a group, or is sent.
   * @param {Of<KeyboardEvent>} event
   */
  function isArrowOfGroup({ key, shiftKey, target }) {
    return /^Arrow(Left|Right|Up|Down)$/.test(key) && !shiftKey && Boolean(target.closest("[data-arrow-msg], [data-arrows]"));
  }

  /**
   * What the key clicks: the element with the focus, if it has a message and no browser would press it; else the one in
   * `area`, or in the page, with that shortcut. Undefined if there is none. `isFree`: Space presses nothing where it is.
   * @param {Of<KeyboardEvent>} event @param {Element} [area] a modal dialog @param {boolean} [isFree]
   * @returns {Drawn | undefined}
   */
  function clicked({ key, shiftKey, repeat, target }, area, isFree = target === document.body) {
    if (repeat) return undefined;
    const presses = key === "Enter" || key === " ";
    if (presses && target.matches("[data-msg]") && !target.matches(PRESSED_NATIVELY)) return target;
    if (key === " " && !isFree) return undefined;
    if (key === "Escape" && area) return undefined; // handled by the dialog's cancel event
    if (key.length === 1 && document.getElementById("page")?.dataset.shortcuts === "off") return undefined;
    const wanted = key === " " ? "Space" : key.length === 1 && !shiftKey ? key.toLowerCase() : key;
    const found = /** @type {NodeListOf<Drawn>} */ ((area ?? document).querySelectorAll("[data-key]"));
    return [...found].find((each) => each.dataset.key?.split(" ").includes(wanted) && !each.matches(DEAD));
  }

  globalThis.pennyPressKeys = Object.freeze({ isTyped, isOfBrowser, isHeldDown, isArrowOfGroup, clicked });
})();
