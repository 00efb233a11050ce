// <penny-press>: a live diagram in somebody's page. Its children, a still picture perhaps, stand there until it is live.
import { giveUp, join, leave, opened, page } from "./host-page.js";

const GIVEN = ["game", "position", "record", "at", "show", "playable", "readonly", "theme"];
const AHEAD = "50% 0px"; // it begins a little before it is scrolled into view

const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; }
  :host([hidden]) { display: none; }
  .box { position: relative; display: block; }
  .frame {
    all: initial; position: absolute; top: 0; left: 0; display: block; width: 100%; height: 150px;
    visibility: hidden; color-scheme: light;
  }
  :host([theme="night"]) .frame { color-scheme: dark; }
  :host([theme="auto"]) .frame { color-scheme: light dark; }
  .live .frame { position: static; visibility: visible; }
  .live ~ * { display: none !important; }
`);

class PennyPress extends HTMLElement {
  static observedAttributes = GIVEN;

  #box = document.createElement("span");
  #seen = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && this.#begin(), {
    rootMargin: AHEAD,
  });
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {symbol | null} */
  #visit = null; // what tells this stay in the page from an earlier one, once it wants to be live
  #changed = false;
  #brought = false;

  constructor() {
    super();
    // A page that is built beforehand may bring a still in a shadow root: it stays as it is.
    this.#brought = Boolean(this.shadowRoot);
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    if (!this.#brought) shadow.append(document.createElement("slot"));
    shadow.adoptedStyleSheets = [style];
    this.#box.className = "box";
    shadow.prepend(this.#box);
    this.addEventListener("click", (event) => this.#tap(event));
  }

  connectedCallback() {
    this.#seen.observe(this);
  }

  disconnectedCallback() {
    this.#seen.disconnect();
    this.#end();
  }

  /** Moved in one piece (`moveBefore`): the frame lives on. */
  connectedMoveCallback() {}

  attributeChangedCallback() {
    if (!this.#frame || this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      if (!this.#frame) return;
      this.toggleAttribute("live", false);
      this.window?.location.replace(page("embed.html", this.#asked())); // no entry in the page's history
    });
  }

  /** The window inside, for those who are told by it. */
  get window() {
    return this.#frame?.contentWindow;
  }

  /**
   * What the frame tells.
   * @param {Told} told
   */
  hear({ type, height, title, ...detail }) {
    const frame = /** @type {HTMLIFrameElement} */ (this.#frame);
    if (Number.isFinite(height)) frame.style.height = `${height}px`;
    if (type === "penny-press:live") {
      if (title && !this.hasAttribute("aria-label")) frame.title = title; // in its own language
      this.#box.classList.add("live");
      this.toggleAttribute("live", true);
      this.#dispatch(type, detail);
    }
    if (type === "penny-press:action") this.#dispatch(type, detail);
    if (type === "penny-press:failed") this.#fail();
  }

  /** @param {string} type @param {object} detail */
  #dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  /**
   * A tap on the still picture makes it live; a second one is the picture's own, a link's perhaps.
   * @param {Event} event
   */
  #tap(event) {
    if (this.#visit) return;
    event.preventDefault();
    this.#begin();
  }

  async #begin() {
    this.#seen.disconnect();
    if (this.#visit) return;
    const visit = (this.#visit = Symbol("visit"));
    join(this);
    await opened().catch(giveUp);
    if (visit !== this.#visit) return; // it has left the page meanwhile
    this.#frame = document.createElement("iframe");
    this.#frame.className = "frame";
    this.#frame.title = this.getAttribute("aria-label") ?? "Penny Press";
    this.#frame.referrerPolicy = "no-referrer";
    this.#frame.src = page("embed.html", this.#asked());
    this.#box.append(this.#frame);
  }

  #end() {
    if (!this.#visit) return;
    leave(this);
    this.#visit = null;
    this.#frame?.remove();
    this.#frame = null;
    this.#box.classList.remove("live");
    this.toggleAttribute("live", false);
  }

  /** The still stays, and a tap tries again; without one it is the frame that says so. */
  #fail() {
    giveUp();
    if (this.#frame && !this.#brought && !this.childElementCount) this.#box.classList.add("live");
    else this.#end();
  }

  /** In the language of the text around it. */
  #asked() {
    const given = GIVEN.filter((name) => this.hasAttribute(name)).map((name) => [name, this.getAttribute(name) ?? ""]);
    return [...given, ["lang", /** @type {HTMLElement | null} */ (this.closest("[lang]"))?.lang ?? ""]];
  }
}

// The script may be on a page twice.
if (!customElements.get("penny-press")) customElements.define("penny-press", PennyPress);
