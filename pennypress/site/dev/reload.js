// Follows the development server: replaces a changed style sheet in place, reloads the page after any other change,
// and shows errors in the sources on the page and in the console.
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
   * A message without `changed` is the first one of a connection and tells the current status.
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
   * Whether a change of this file requires a reload.
   * @param {string} name
   */
  function concerns(name) {
    if (name.endsWith(".css")) return frames.length > 0; // in which nobody listens
    return !READ.test(name) || name === (location.pathname.split("/").pop() || "index.html");
  }

  /** Removes the old sheets after the new ones have loaded, so that the page is never shown without any. */
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

  // A browser allows six connections to a server, so a hidden tab closes its own.
  function attend() {
    server?.close();
    if (!document.hidden) listen();
  }

  document.addEventListener("visibilitychange", attend);
  addEventListener("pagehide", () => server?.close());
  attend();
})();
