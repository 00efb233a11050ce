// Shows what a mark of the table means: one popover with a sentence and a link to its rule. It lies outside #app, so
// drawings do not touch it. Its texts come as data (help-triggers.js) and are set as text, never as markup.
import { say } from "./announcer.js";
import * as labels from "./mark-labels.js";

const GAP_PX = 8; // between the mark and the popover, and to the edges of the window

const name = document.createElement("b");
const link = document.createElement("a");
const sentence = document.createElement("p");
link.target = "_blank"; // the game stays
link.rel = "noopener";
const box = document.createElement("div");
box.id = "mark-help";
box.className = "mark-help";
box.setAttribute("role", "note");
box.append(name, link, sentence);
/** @type {Element | null} */
let explained = null;
let keyboard = false;
/** @type {Set<string>} */
const spoken = new Set();

/**
 * Explain the mark; nothing if the title says nothing about it. `byKeys`: it has come to the focus; the sentence is
 * then read aloud, each once.
 * @param {Drawn} mark @param {MarkTexts} texts @param {boolean} [byKeys]
 */
export function show(mark, texts, byKeys = false) {
  const found = texts.marks[mark.dataset.help ?? ""];
  if (!found) return;
  open(mark, found, texts.words.rules);
  keyboard = byKeys;
  if (byKeys && !spoken.has(found.sentence)) say(found.sentence);
  if (byKeys) spoken.add(found.sentence);
}

/**
 * Open the popover at that element, as the next sibling of `before`, so that Tab leads to its link.
 * @param {Element} at @param {MarkText} text @param {string} rules @param {Element} [before]
 */
export function open(at, text, rules, before) {
  close();
  name.textContent = text.name;
  sentence.textContent = text.sentence;
  link.textContent = rules;
  link.hidden = !text.rules;
  link.href = text.rules;
  if (before) before.after(box);
  else document.body.append(box);
  if ("popover" in box) {
    box.popover = "manual";
    box.showPopover();
  }
  explained = at;
  place(at.getBoundingClientRect());
}

/**
 * Place the box above the element, or else below it, inside the window.
 * @param {Box} at
 */
function place(at) {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = box;
  const middle = (at.left + at.right - width) / 2;
  const left = Math.max(GAP_PX, Math.min(middle, clientWidth - width - GAP_PX));
  const above = at.top - GAP_PX - height;
  const below = Math.min(at.bottom + GAP_PX, clientHeight - GAP_PX - height);
  Object.assign(box.style, { left: `${left}px`, top: `${above >= GAP_PX ? above : Math.max(GAP_PX, below)}px` });
}

/** Close the popover; whether it was open. */
export function close() {
  const wasOpen = isOpen();
  box.remove();
  explained = null;
  keyboard = false;
  return wasOpen;
}

/** Whether a mark is being explained. */
export function isOpen() {
  return explained !== null;
}

/** Whether it has been opened by moving the focus. */
export function byKeys() {
  return keyboard;
}

/**
 * Whether the target of an event is the popover or in it.
 * @param {Node} target
 */
export function covers(target) {
  return box.contains(target);
}

/**
 * Whether the popover or a label contains the target of an event.
 * @param {EventTarget | null} target
 */
export function contains(target) {
  return target instanceof Node && (box.contains(target) || labels.contains(target));
}

/** Whether all labels are shown. */
export function labelled() {
  return labels.shown();
}

/**
 * Show the labels of all marks, or hide them.
 * @param {MarkTexts} texts
 */
export function toggle(texts) {
  close();
  labels.toggle(texts, open, close);
}

/** Called after a drawing: the mark may be gone. */
export function settle() {
  if (explained && !explained.isConnected) close();
  labels.settle();
}
