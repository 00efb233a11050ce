// <penny-press>: a live diagram in a third-party page. Its children, such as a still picture, show until it is live.
import { giveUp, join, leave, opened, page } from "./diagrams-on-host-page.js";

const GIVEN = ["game", "position", "record", "at", "show", "playable", "readonly", "theme"];
const AHEAD = "50% 0px"; // margin: starts loading shortly before it is scrolled into view

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
  #visit = null; // identifies this connection of the element, once it starts to load
  #changed = false;
  #brought = false;

  constructor() {
    super();
    // A prerendered page may have a still in a shadow root, which is kept.
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

  /** Called when it is moved in one piece (`moveBefore`): keeps the frame. */
  connectedMoveCallback() {}

  attributeChangedCallback() {
    if (!this.#frame || this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      if (!this.#frame) return;
      this.toggleAttribute("live", false);
      this.window?.location.replace(page("embed.html", this.#asked())); // without a history entry in the page
    });
  }

  /** The frame's window, by which its messages are recognised. */
  get window() {
    return this.#frame?.contentWindow;
  }

  /**
   * Handle a message of the frame.
   * @param {Told} told
   */
  hear({ type, height, title, ...detail }) {
    const frame = /** @type {HTMLIFrameElement} */ (this.#frame);
    if (Number.isFinite(height)) frame.style.height = `${height}px`;
    if (type === "penny-press:live") {
      if (title && !this.hasAttribute("aria-label")) frame.title = title; // in the frame's language
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
   * A tap on the still picture makes the diagram live; a second one has its usual effect, such as following a link.
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
    if (visit !== this.#visit) return; // it has left the page in the meantime
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

  /** The still stays, and a tap tries again; without a still, the frame shows the error. */
  #fail() {
    giveUp();
    if (this.#frame && !this.#brought && !this.childElementCount) this.#box.classList.add("live");
    else this.#end();
  }

  /** The parameters of the frame's address, in the language of the surrounding text. */
  #asked() {
    const given = GIVEN.filter((name) => this.hasAttribute(name)).map((name) => [name, this.getAttribute(name) ?? ""]);
    return [...given, ["lang", /** @type {HTMLElement | null} */ (this.closest("[lang]"))?.lang ?? ""]];
  }
}

// The script may be on the page twice.
if (!customElements.get("penny-press")) customElements.define("penny-press", PennyPress);
