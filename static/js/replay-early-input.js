// Records input events before Python has started, and replays them after the first real drawing: in order, on the same
// elements, provided that these still have the same meaning.
(() => {
  "use strict";
  const root = document.documentElement;
  const FIELDS = "input, select, textarea";
  const INTERACTIVE = `[data-msg], a[href], button, label, summary, ${FIELDS}`;
  const NOT_BUTTONS = `form, ${FIELDS}`;
  const RECORDED_EVENTS_MAX = 100;
  const FRAME_TIMEOUT_MS = 200; // timeout in ms, because a hidden page rarely or never gets frames
  /** @type {{ id: string, message?: string, deed(now: Drawn): void }[]} */
  const kept = [];
  const listeners = new AbortController();
  let table = saveHere();

  /** The save of the table in the address. Taps on its stored picture are valid for this save only. */
  function saveHere() {
    try {
      const [, id] = location.hash.match(/^#\/table\/(.*)$/s) ?? [];
      return id && localStorage.getItem(`penny-press:table:${id}`);
    } catch {
      return null;
    }
  }

  /** @template {Drawn} Kind @param {Event} event @param {Kind} element @param {(now: Kind) => void} deed */
  function keep(event, element, deed) {
    event.stopImmediatePropagation();
    if (root.dataset.ready === "no" || !element.id || kept.length === RECORDED_EVENTS_MAX) return;
    kept.push({ id: element.id, message: element.dataset.msg, deed });
  }

  /** @param {Element} element */
  function acknowledge(element) {
    if (root.dataset.ready === "no") return;
    element.classList.add("is-pending");
    const noted = document.getElementById("noted");
    if (noted) noted.hidden = false;
  }

  /** @param {Event} event @param {Drawn} element */
  function recordClick(event, element) {
    event.preventDefault();
    acknowledge(element);
    keep(event, element, (now) => now.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
  }

  /** @param {Of<MouseEvent>} event */
  function click(event) {
    const element = event.target.closest(INTERACTIVE);
    if (!element) return;
    if (element.matches("a[href^='#'], button[type=submit]")) acknowledge(element); // the browser acts
    else if (element.dataset.msg && !element.matches(NOT_BUTTONS)) recordClick(event, element);
  }

  /** @param {Of<SubmitEvent, HTMLFormElement>} event */
  function submit(event) {
    event.preventDefault();
    const submitter = event.submitter?.id;
    keep(event, event.target, (form) => form.requestSubmit(document.getElementById(submitter ?? "")));
  }

  /** @param {Of<Event, Field>} event */
  function change(event) {
    const field = event.target;
    const { type, value, checked } = field;
    keep(event, field, (now) => {
      if (type === "checkbox" || type === "radio") now.checked = checked;
      else if (type !== "file" && now !== document.activeElement) now.value = value;
      now.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }

  /**
   * Record what a key clicks (key-rules.js). Arrow keys only move the focus, and are not recorded.
   * @param {Of<KeyboardEvent>} event
   */
  function key(event) {
    const { isTyped, isOfBrowser, isHeldDown, isArrowOfGroup, clicked } = globalThis.pennyPressKeys;
    if (isOfBrowser(event) || isTyped(event) || isArrowOfGroup(event)) return;
    if (isHeldDown(event)) return event.preventDefault();
    const element = clicked(event);
    if (element) recordClick(event, element);
  }

  async function carryOut() {
    listeners.abort();
    if (saveHere() !== table) return; // the table was changed elsewhere, so recorded taps are invalid
    for (const { id, message, deed } of kept) {
      const element = document.getElementById(id);
      if (!element || element.dataset.msg !== message || element.matches(":disabled")) continue;
      deed(element);
      await new Promise((drawn) => {
        requestAnimationFrame(() => setTimeout(drawn));
        setTimeout(drawn, FRAME_TIMEOUT_MS);
      });
    }
  }

  for (const [type, listener] of Object.entries({ click, submit, change, keydown: key })) {
    document.addEventListener(type, /** @type {EventListener} */ (listener), { capture: true, signal: listeners.signal });
  }
  addEventListener("hashchange", () => (table = saveHere()), { signal: listeners.signal });
  new MutationObserver((_, observer) => {
    if (root.dataset.ready !== "yes") return;
    observer.disconnect();
    carryOut();
  }).observe(root, { attributeFilter: ["data-ready"] });
})();
