// embed.html: one diagram in a frame. Its address says what to show; Python runs in a worker
// (interpreter-connection.js).
import { listen as listenToEvents } from "../dom-events.js";
import { showErrorDialog } from "../error-dialog.js";
import { listen as listenToKeys } from "../keyboard.js";
import { announce } from "../announcer.js";
import { elements } from "../sanitizer-module.js";
import { addSheet } from "../title-sheets.js";
import { loadFonts } from "../load-fonts.js";
import { answered, connect } from "../send-to-python.js";
import { reach } from "./interpreter-connection.js";

const INTERACTION_AFTER_MS = 2000; // until modules for interaction are loaded in any case
const root = document.documentElement;
const words = document.getElementById(`in-${root.lang}`); // null for the language of the page's source
for (const element of [...(words?.content.children ?? [])]) document.getElementById(element.id)?.replaceWith(element);
if (words) document.title = words.title;
delete root.dataset.held;
const app = document.getElementById("app");
const sorry = document.getElementById("sorry").innerHTML;
const stopped = document.getElementById("stopped").innerHTML;
const whenIdle = window.requestIdleCallback ?? ((call) => setTimeout(call, 100));
let shown = Promise.resolve(); // answers are shown one after the other
/** @type {Promise<Interaction> | null} */
let interaction = null;
/** @type {DiagramRequest[]} */
const sent = []; // requests not answered yet; answers come in the same order
let heard = 0; // messages whose answers are shown
let openAgain = false; // whether the address has changed since it was read
let isOwn = false; // whether the interpreter serves this frame only
let hasDied = false; // whether the interpreter has: no answer will come
/** @type {ReturnType<typeof reach>} */
let python;

function start() {
  python = reach(asked().get("interpreter"), die);
  loadFonts(); // while Python starts
  python.then(
    (reached) => {
      ({ isOwn } = reached);
      reached.port.onmessage = hear;
    },
    (error) => {
      console.error(error);
      fail(true);
    },
  );
  connect(act);
  listenToEvents();
  listenToKeys();
  addEventListener("hashchange", open);
  document.getElementById("again").onclick = () => location.reload();
  new ResizeObserver(() => root.dataset.ready && tell("height", { height: height() })).observe(document.body);
  open();
  tell("joining");
}

/**
 * Send what somebody did in the diagram; nothing while another table is being opened in its place.
 * @param {string} message @param {string} added
 */
function act(message, added) {
  if (root.dataset.ready) send({ message, added });
  else shown = shown.then(() => answered(++heard));
}

/** @param {DiagramRequest} request */
function send(request) {
  sent.push(request);
  if (hasDied) return die();
  python.then(({ port }) => port.postMessage(request), () => {});
}

/** @param {MessageEvent<string>} event */
function hear({ data }) {
  if (!data) return;
  const { open: wasOpened, message } = /** @type {DiagramRequest} */ (sent.shift());
  shown = shown
    .then(() => show(JSON.parse(data), Boolean(wasOpened)))
    .catch((error) => {
      console.error(error);
      fail(true);
    });
  if (message) shown = shown.then(() => answered(++heard));
  if (wasOpened && openAgain) open();
}

function asked() {
  return new URLSearchParams(location.hash.slice(1));
}

/** Request what the address says. One request at a time, because the host page may change the address at any rate. */
function open() {
  openAgain = sent.some((message) => message.open);
  if (openAgain) return;
  const wanted = asked();
  /** @type {Record<string, string | boolean | null>} */
  const attributes = Object.fromEntries(["game", "position", "record", "at", "show"].map((name) => [name, wanted.get(name)]));
  if (wanted.has("playable")) attributes.playable = true;
  if (wanted.has("readonly")) attributes.playable = false;
  attributes.language = root.lang;
  delete root.dataset.ready;
  send({ open: JSON.stringify(attributes) });
}

/**
 * Handle Python's answer: the frame's content, announcements, actions to report, or an error.
 * @param {DiagramAnswer} answer @param {boolean} wasOpened
 */
async function show({ html, title, said = [], acted = [], problem, fault, failed, missing }, wasOpened) {
  if (!wasOpened && !root.dataset.ready) return; // about the table before: the address has changed
  if (failed) return fail(isOwn || Boolean(missing));
  if (fault) throw new Error(fault);
  if (title) await addSheet(title);
  said.forEach(announce); // read after the drawing
  if (html && wasOpened) print(html, problem);
  else if (html) (await loadInteraction()).draw(html);
  for (const { action, over } of acted) tell("action", { action, over });
}

/**
 * The first drawing. Modules for interaction are loaded once somebody turns to this diagram, or later: at once they
 * would delay the other diagrams, whose frames share a process.
 * @param {string} html @param {string} [problem]
 */
function print(html, problem) {
  app.replaceChildren(elements(html));
  document.getElementById("failed").hidden = true; // shown if the table before has not arrived
  root.dataset.ready = "yes";
  tell("live", { height: height(), problem, title: document.title });
  for (const type of ["pointerover", "focusin"]) addEventListener(type, loadInteractionEarly, { once: true });
  setTimeout(() => whenIdle(loadInteractionEarly), INTERACTION_AFTER_MS);
}

/** Loads the modules for interaction. Rejects if they do not arrive; the next call tries again. */
function loadInteraction() {
  interaction ??= import("./drag-and-animate-diagram.js").catch((error) => {
    interaction = null;
    throw error;
  });
  return interaction;
}

/** The same before they are needed, so that it may fail. */
function loadInteractionEarly() {
  loadInteraction().catch(console.warn);
}

/** Handle the death of the interpreter, and all that is asked of it afterwards. */
function die() {
  hasDied = true;
  heard += sent.splice(0).filter(({ message }) => message).length; // else later input would wait for their answers
  answered(heard);
  if (root.dataset.ready) showErrorDialog(stopped);
  else fail();
}

/** Say that the page around this frame, or this page, was not served by https: then there are no hashes, and nothing is compared. */
function refuse() {
  document.getElementById("insecure").hidden = false;
  tell("failed", { height: height(), isAlone: true });
}

/** Handle a failed start or an error; `isAlone`: other diagrams can go on. */
function fail(isAlone = isOwn) {
  if (root.dataset.ready) return showErrorDialog(sorry);
  document.getElementById("failed").hidden = false;
  tell("failed", { height: height(), isAlone });
}

/** Report the height of the content. */
function height() {
  return Math.ceil(document.body.getBoundingClientRect().height);
}

/**
 * Notify the host page, whichever it is: nothing of this is secret.
 * @param {string} what @param {object} details
 */
function tell(what, details = {}) {
  if (parent !== window) parent.postMessage({ type: `penny-press:${what}`, ...details }, "*");
}

if (isSecureContext) start();
else refuse();
