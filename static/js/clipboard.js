// Copies text to the clipboard. Python gives the text in answer to a click, through its worker, and by then Safari no
// longer counts that as part of the click. So the click itself begins to copy a text that is still to come.
import { topmost } from "./dialogs.js";
import { tell } from "./send-to-python.js";

const ANSWER_TIMEOUT_MS = 5000;

/** @type {{ give: (text: string) => void, done: Promise<boolean> } | undefined} */
let begun;

/** Begin to copy. Called at a click on a button that copies (`data-copies`). */
export function beginToCopy() {
  begun = undefined;
  if (typeof ClipboardItem === "undefined" || !navigator.clipboard?.write) return;
  /** @type {(text: string) => void} */
  let give = () => {};
  const blob = new Promise((resolve, reject) => {
    give = (text) => resolve(new Blob([text], { type: "text/plain" }));
    setTimeout(reject, ANSWER_TIMEOUT_MS);
  });
  blob.catch(() => {}); // it is not an error if nothing is copied
  const done = write({ "text/plain": blob }).then(
    () => true,
    () => false,
  );
  begun = { give, done };
}

/**
 * Copy the page's address with this fragment to the clipboard. Answers `LinkCopied` or `LinkNotCopied`.
 * @param {string} fragment
 */
export async function copyLink(fragment) {
  const address = new URL(fragment, location.href).href;
  tell((await tryToCopy(address)) ? "LinkCopied" : "LinkNotCopied", address);
}

/**
 * Copy this text to the clipboard. Answers `TextCopied` or `TextNotCopied`.
 * @param {string} text
 */
export async function copyText(text) {
  tell((await tryToCopy(text)) ? "TextCopied" : "TextNotCopied");
}

/**
 * Copy the text. Resolves to whether that was possible.
 * @param {string} text
 */
async function tryToCopy(text) {
  const copying = begun;
  begun = undefined;
  copying?.give(text);
  if (await copying?.done) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text); // which also works on plain http and in frames
  }
}

/**
 * Some browsers refuse an item whose text is still to come by throwing, others by rejecting.
 * @param {Record<string, Promise<Blob>>} contents
 */
async function write(contents) {
  await navigator.clipboard.write([new ClipboardItem(contents)]);
}

/** @param {string} text */
function copyBySelecting(text) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const box = document.createElement("textarea");
  box.className = "copied-from";
  box.value = text;
  box.readOnly = true;
  (topmost() ?? document.body).append(box); // nothing outside a modal dialog can be selected
  box.select();
  const done = document.execCommand("copy");
  box.remove();
  focused?.focus();
  return done;
}
