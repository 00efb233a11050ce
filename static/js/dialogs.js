// Modal dialogs: shown when the view has one, closed when it has it no longer.

/** The modal dialog on top of all, or undefined. */
export function topmost() {
  return [...document.querySelectorAll("dialog:modal")].at(-1);
}

/**
 * Before `node` leaves the page: close its dialogs, which gives the focus back to where it was.
 * @param {Node} node
 */
export function release(node) {
  if (!(node instanceof Element)) return;
  if (node.matches("dialog:modal")) /** @type {HTMLDialogElement} */ (node).close();
  for (const dialog of node.querySelectorAll("dialog:modal")) dialog.close();
}

/**
 * After a drawing: what the view calls modal is, and nothing else in `root`.
 * @param {Element} root
 */
export function settle(root) {
  for (const dialog of root.querySelectorAll("dialog:modal:not([data-modal])")) dialog.close();
  for (const dialog of root.querySelectorAll("dialog[data-modal]:not(:modal)")) {
    dialog.close(); // it may be open without being modal, when it has been moved
    dialog.showModal();
  }
}
