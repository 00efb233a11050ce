// Modal dialogs: opened when the view has one, closed when it no longer does.

/** The topmost modal dialog, or undefined. */
export function topmost() {
  return [...document.querySelectorAll("dialog:modal")].at(-1);
}

/**
 * Called before `node` leaves the page: closes its dialogs, which returns the focus to where it was.
 * @param {Node} node
 */
export function release(node) {
  if (!(node instanceof Element)) return;
  if (node.matches("dialog:modal")) /** @type {HTMLDialogElement} */ (node).close();
  for (const dialog of node.querySelectorAll("dialog:modal")) dialog.close();
}

/**
 * Called after a drawing: makes exactly the dialogs modal that the view declares as such.
 * @param {Element} root
 */
export function settle(root) {
  for (const dialog of root.querySelectorAll("dialog:modal:not([data-modal])")) dialog.close();
  for (const dialog of root.querySelectorAll("dialog[data-modal]:not(:modal)")) {
    dialog.close(); // a dialog that was moved may be open without being modal
    dialog.showModal();
  }
}
