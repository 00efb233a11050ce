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
  static observedAttributes = [...GIVEN, "lang", "aria-label"];

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
  #title = "Penny Press"; // once the frame is live, in its language

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

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.#frame) return;
    if (name === "aria-label") this.#frame.title = this.#label();
    else if (name === "lang") this.#restart(); // a frame chooses its language once, when it is loaded
    else this.#show();
  }

  /** Show what the attributes say now, once for all that change at the same time. */
  #show() {
    if (this.#changed) return;
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
  hear({ type, height, title, isAlone, ...detail }) {
    if (this.#frame && Number.isFinite(height)) this.#frame.style.height = `${height}px`;
    if (type === "penny-press:live") this.#goLive(title, detail);
    if (type === "penny-press:action") this.#dispatch(type, detail);
    if (type === "penny-press:failed") {
      if (!isAlone) giveUp();
      this.#fail();
    }
  }

  /** @param {string | undefined} title @param {object} detail */
  #goLive(title, detail) {
    const frame = /** @type {HTMLIFrameElement} */ (this.#frame);
    if (title) this.#title = title;
    frame.title = this.#label();
    const hadFocus = this.contains(document.activeElement); // a link of the still, which is hidden now
    this.#box.classList.add("live");
    this.toggleAttribute("live", true);
    if (hadFocus) frame.focus();
    this.#dispatch("penny-press:live", detail);
  }

  /** @param {string} type @param {object} detail */
  #dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  /**
   * A tap on the still picture makes the diagram live; a second one has its usual effect, such as following a link. A
   * link is also followed into a new tab.
   * @param {MouseEvent} event
   */
  #tap(event) {
    if (this.#visit || this.#staysStill() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#begin();
  }

  async #begin() {
    this.#seen.disconnect();
    if (this.#visit || this.#staysStill()) return;
    const visit = (this.#visit = Symbol("visit"));
    join(this);
    const isOpen = isSecureContext && (await opened());
    if (visit !== this.#visit) return; // it has left the page in the meantime, or its still stays
    this.#frame = document.createElement("iframe");
    this.#frame.className = "frame";
    this.#frame.title = this.#label();
    this.#frame.referrerPolicy = "no-referrer";
    this.#frame.src = page("embed.html", this.#asked(), !isOpen);
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

  #restart() {
    this.#end();
    this.#begin();
  }

  /**
   * Whether only the still can be shown: a page that was not served by https has no diagrams. Without a still, the frame
   * says so.
   */
  #staysStill() {
    return !isSecureContext && this.#hasStill();
  }

  #hasStill() {
    return this.#brought || this.childElementCount > 0;
  }

  /** The still stays, and a tap tries again; without a still, the frame shows the error. */
  #fail() {
    if (this.#hasStill()) this.#end();
    else if (this.#frame) this.#box.classList.add("live");
  }

  /** What screen readers call the frame. */
  #label() {
    return this.getAttribute("aria-label") ?? this.#title;
  }

  /** The parameters of the frame's address, in the language of the surrounding text. */
  #asked() {
    const given = GIVEN.filter((name) => this.hasAttribute(name)).map((name) => [name, this.getAttribute(name) ?? ""]);
    return [...given, ["lang", /** @type {HTMLElement | null} */ (this.closest("[lang]"))?.lang ?? ""]];
  }
}

// The script may be on the page twice.
if (!customElements.get("penny-press")) customElements.define("penny-press", PennyPress);
