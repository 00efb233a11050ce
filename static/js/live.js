// Says sentences to screen readers, in the polite live region #live.
import { topmost } from "./dialogs.js";

const live = document.getElementById("live");
let saying = false;

/** Say a sentence; those of one turn are said together. */
export function announce(sentence) {
  if (!saying) {
    live.replaceChildren();
    saying = true;
    setTimeout(() => (saying = false));
  }
  const line = document.createElement("p");
  line.textContent = sentence;
  live.append(line);
}

/** A modal dialog makes all else inert, and what is inert is not read out: move into it. */
export function settle() {
  const home = topmost() ?? document.body;
  if (live.parentElement !== home) home.append(live);
}
