// Follows the development server: a changed style sheet is replaced in place, any other change loads the page again, and
// what is wrong with the sources is said over the page and in the console.
(() => {
  "use strict";
  if (top !== window) return; // the page around it follows
  const CHANGES = new URL("./static/dev/changes", document.baseURI);
  const READ = /\.(html|webmanifest)$/;
  /** @type {EventSource | undefined} */
  let server;
  /** @type {number | undefined} */
  let version; // of the sources that this page was loaded from
  /** @type {HTMLElement | undefined} */
  let notice;

  function listen() {
    server = new EventSource(CHANGES);
    server.onmessage = ({ data }) => hear(JSON.parse(data));
  }

  /**
   * Without `changed` the message tells how things stand: it is the first one of a connection.
   * @param {{ version: number, changed: string[], mistakes: string }} message
   */
  function hear(message) {
    const missed = version !== undefined && message.version !== version && !message.changed.length;
    version = message.version;
    tell(message.mistakes);
    if (missed || message.changed.some(concerns)) location.reload();
    else for (const name of message.changed) if (name.endsWith(".css")) replaceSheets();
  }

  /**
   * Whether the page has to be loaded again.
   * @param {string} name
   */
  function concerns(name) {
    if (name.endsWith(".css")) return frames.length > 0; // in which nobody listens
    return !READ.test(name) || name === (location.pathname.split("/").pop() || "index.html");
  }

  /** The old sheets go when the new ones are there, so that the page is never seen without. */
  function replaceSheets() {
    for (const old of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"))) {
      const fresh = /** @type {HTMLLinkElement} */ (old.cloneNode());
      const address = new URL(old.href);
      address.searchParams.set("version", String(version));
      fresh.href = address.href;
      fresh.onload = fresh.onerror = () => old.remove();
      old.after(fresh);
    }
  }

  /** @param {string} mistakes */
  function tell(mistakes) {
    notice?.remove();
    notice = undefined;
    if (!mistakes) return;
    console.error(mistakes);
    notice = document.createElement("pre");
    notice.id = "mistakes";
    notice.setAttribute("role", "alert");
    notice.textContent = mistakes;
    notice.style.cssText =
      "position: fixed; inset: auto 0 0 0; z-index: 9999; margin: 0; padding: 1em; max-height: 50vh; overflow: auto;" +
      "background: #7a1010; color: #fff; font: 14px/1.4 monospace; white-space: pre-wrap";
    document.documentElement.append(notice);
  }

  // A browser has six connections to a server, and a tab that nobody sees needs none.
  function attend() {
    server?.close();
    if (!document.hidden) listen();
  }

  document.addEventListener("visibilitychange", attend);
  addEventListener("pagehide", () => server?.close());
  attend();
})();
