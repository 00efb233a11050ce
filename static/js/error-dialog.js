// The dialog after an internal error, above everything else.
import { elements } from "./sanitizer-module.js";

/**
 * Show the dialog with that content: a form whose button 'reload' reloads the page. At most one is open.
 * @param {string} html
 */
export function showErrorDialog(html) {
  if (document.getElementById("fault")) return;
  const dialog = document.createElement("dialog");
  dialog.id = "fault";
  dialog.setAttribute("role", "alertdialog");
  dialog.append(elements(html));
  const sentence = dialog.querySelector("p");
  if (sentence) dialog.setAttribute("aria-labelledby", (sentence.id = "fault-sentence"));
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (dialog.returnValue === "reload") location.reload();
  });
  document.body.append(dialog);
  dialog.showModal();
}
