// Tells, over everything else, that something of ours went wrong.
import { elements } from "./markup.js";

/**
 * Show the dialog of that content: a form whose button 'reload' loads the page again. One at a time.
 * @param {string} html
 */
export function fault(html) {
  if (document.getElementById("fault")) return;
  const dialog = document.createElement("dialog");
  dialog.id = "fault";
  dialog.setAttribute("role", "alertdialog");
  dialog.append(elements(html));
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (dialog.returnValue === "reload") location.reload();
  });
  document.body.append(dialog);
  dialog.showModal();
}
