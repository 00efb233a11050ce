// The functions of the page that its Python code (pennypress/browser) calls by messages from the worker; pyscript.toml
// names this module `bridge`. None returns anything to Python.
import { listen as listenToEvents } from "./dom-events.js";
import { listen as listenToDrags } from "./drag.js";
import { listen as listenToPrinting } from "./svg-export.js";
import { listen as listenToKeys } from "./keyboard.js";
import { listen as listenToInterruptions } from "./motion/motion.js";
import { listen as listenForSounds } from "./motion/sounds.js";
import { watch as watchJournal } from "./backup-journal.js";
import { watch } from "./offline-and-install.js";
import { listen as listenToSheets } from "./bottom-sheet.js";
import { listen as listenToSideways } from "./sideways.js";
import { listen as listenForHelp } from "./help-triggers.js";
import { listen as listenToTwists } from "./rotate-gesture.js";
import { fragmentAtStart } from "./start-data.js";
import { listen as listenToOtherTabs } from "./local-storage.js";
import { listen as listenToHiding } from "./store-page.js";
import { post, setErrorDialogs, tell } from "./send-to-python.js";

export { answerNow, cancelQuestion, think } from "./bots/supervisor.js";
export { draw } from "./morph-page.js";
export { showErrorDialog } from "./error-dialog.js";
export { explain } from "./help-triggers.js";
export { print, saveDrawing, shareDrawing } from "./svg-export.js";
export { announce } from "./announcer.js";
export { install, loadRelease, persist } from "./offline-and-install.js";
export { download, navigate, setTheme } from "./address-and-downloads.js";
export { copyLink, copyText } from "./clipboard.js";
export { releaseLock, requestLock } from "./locks.js";
export { loadTitle, storeSnapshot } from "./python/titles-on-demand.js";
export { keepStoredPages } from "./store-page.js";
export { remove, save } from "./local-storage.js";

/**
 * Set how far the start is: "soon" once Python runs, "yes" once it has drawn.
 * @param {string} state
 */
export function ready(state) {
  document.documentElement.dataset.ready = state;
}

/**
 * Set the language and the title of the page; `lastWords` is said if Python itself has died, `sorry` if a function of
 * the page has failed.
 * @param {string} language @param {string} title @param {string} lastWords @param {string} sorry
 */
export function describe(language, title, lastWords, sorry) {
  document.documentElement.lang = language;
  document.title = title;
  setErrorDialogs(lastWords, sorry);
}

/** Start to send messages about events. */
export function listen() {
  performance.mark("model ready");
  listenToDrags(); // first, so that the end of a drag and Esc during a drag reach no other listener
  listenForHelp(); // before these two, so that a long press is no click, and Esc closes an explanation first
  listenToEvents();
  listenToKeys();
  listenToPrinting();
  listenToInterruptions();
  listenForSounds();
  listenToSheets();
  listenToSideways();
  listenToTwists();
  listenToOtherTabs();
  listenToHiding();
  addEventListener("hashchange", () => post(JSON.stringify(["UrlChanged", location.hash]))); // a link was pressed
  if (location.hash !== fragmentAtStart()) tell("UrlChanged", location.hash); // since Python was started
  watch(tell);
  watchJournal(() => tell("NoJournal"));
}
