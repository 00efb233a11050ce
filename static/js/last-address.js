// Where the application was left in this tab, for the way back from a rules page.
const KEY = "penny-press:left-at"; // in sessionStorage

/** Note the fragment of the address whenever the page is left. */
export function noteWhenLeft() {
  addEventListener("pagehide", () => {
    try {
      if (location.hash) sessionStorage.setItem(KEY, location.hash);
      else sessionStorage.removeItem(KEY);
    } catch {
      // Without storage the way back leads to the lobby.
    }
  });
}

/** The fragment; '' for the lobby. */
export function lastFragment() {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
