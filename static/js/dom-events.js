// Converts clicks, forms, fields and dialogs to messages, with one delegated listener per type of event.
import { act } from "./act-on-element.js";
import { beginToCopy } from "./clipboard.js";
import { isHeld } from "./focus.js";
import { post } from "./send-to-python.js";

const FILE_MAX_BYTES = 10_000_000; // maximum size of a file in bytes
const FIELDS = "input, select, textarea";
export const INTERACTIVE = `[data-msg], a[href], button, label, summary, ${FIELDS}`;

export function listen() {
  document.addEventListener("click", click);
  document.addEventListener("pointerdown", ({ target }) => closeOutside(target), true);
  document.addEventListener("submit", submit);
  document.addEventListener("change", ({ target }) => change(target));
  document.addEventListener("input", ({ target }) => {
    if (target.dataset.input) post(target.dataset.input, value(target));
  });
  // These do not bubble, so they are caught in the capture phase.
  document.addEventListener("cancel", cancel, true);
  document.addEventListener("close", closed, true);
}

/**
 * Click an element. SVG elements have no click() method of their own.
 * @param {Element} element
 */
export function clickOn(element) {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
}

/** @param {Of<MouseEvent>} event */
function click(event) {
  const element = event.target.closest(INTERACTIVE);
  const message = element?.dataset.msg;
  if (!message || isHeld(element)) return;
  if (element.matches(`form, ${FIELDS}`)) return; // these are handled by their own events
  if (element.matches("a[href]")) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // opens a new tab or window
    event.preventDefault();
  }
  if ("copies" in element.dataset) beginToCopy();
  act(element, "msg", (now) => post(now.dataset.msg));
}

/**
 * Close lists that lie over the table (`data-closes`), unless that is inside.
 * @param {Element} target
 */
function closeOutside(target) {
  for (const list of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("[data-closes][open]"))) {
    if (!list.contains(target)) list.open = false;
  }
}

/** @param {Of<SubmitEvent, HTMLFormElement>} event */
function submit(event) {
  const form = event.target;
  if (form.method === "dialog") return;
  event.preventDefault(); // forms are never sent to a server
  const { submitter } = event;
  // The fields are read when the form is sent: until then, drawings may change them.
  act(form, "msg", (now) => post(now.dataset.msg, fields(now, latest(submitter))));
}

/**
 * The element as it is after a drawing.
 * @param {HTMLElement | null} element
 */
function latest(element) {
  return element?.isConnected ? element : document.getElementById(element?.id ?? "");
}

/**
 * A form's named fields: text, a boolean for a checkbox without a value, a list if several share a name.
 * @param {HTMLFormElement} form @param {HTMLElement | null} submitter
 */
function fields(form, submitter) {
  /** @type {Record<string, string | boolean | (string | boolean)[]>} */
  const found = {};
  for (const field of /** @type {Iterable<Field>} */ (form.elements)) {
    const { name, type } = field;
    if (!name || field.matches(":disabled") || !field.matches(`${FIELDS}, button`)) continue;
    if (type === "file" || (type === "radio" && !field.checked)) continue;
    if (["button", "submit", "reset", "image"].includes(type) && field !== submitter) continue;
    if (type === "checkbox" && field.hasAttribute("value")) {
      found[name] = [.../** @type {string[]} */ (found[name] ?? []), ...(field.checked ? [field.value] : [])];
    } else {
      found[name] = name in found ? [found[name], value(field)].flat() : value(field);
    }
  }
  return found;
}

/** @param {Field} field */
function value(field) {
  if (field.type === "checkbox") return field.checked;
  if (field.type === "select-multiple") return Array.from(field.selectedOptions, (option) => option.value);
  return field.value;
}

/** @param {Field} field */
async function change(field) {
  const message = field.dataset.msg;
  if (!message || !field.matches(FIELDS)) return;
  // At once, unlike a click: a drawing that lacks it would take it back for a moment (page-interpreter.js).
  if (field.type !== "file") return post(message, value(field));
  for (const file of [...field.files]) {
    const text = file.size <= FILE_MAX_BYTES ? await file.text().catch(() => "") : "";
    post(message, file.name, file.size, text);
  }
  field.value = ""; // so that the same file can be chosen again
}

/**
 * Esc on a modal dialog: sends a message, and the application decides whether to close it.
 * @param {Of<Event, HTMLElement>} event
 */
function cancel(event) {
  if (!event.target.matches("dialog[data-modal]")) return; // the cancel event of a file chooser bubbles up to here
  event.preventDefault();
  post(event.target.dataset.cancel);
}

/**
 * A dialog closed by the browser (by a second Esc, or a form with method=dialog): notifies the application.
 * @param {Of<Event, HTMLDialogElement>} event
 */
function closed({ target }) {
  if (target.matches("dialog[data-modal]") && !target.open && target.isConnected) post(target.dataset.cancel);
}
