// embed.html: one diagram in a frame. Its address says what to show; Python answers from a worker, over a port.
import { listen as listenToEvents } from "../events.js";
import { fault } from "../fault.js";
import { listen as listenToKeys } from "../keys.js";
import { announce } from "../live.js";
import { connect } from "../wire.js";

const root = document.documentElement;
const words = document.getElementById(`in-${root.lang}`); // none of the language in which the page is built
for (const element of [...(words?.content.children ?? [])]) document.getElementById(element.id).replaceWith(element);
if (words) document.title = words.title;
delete root.dataset.held;
const app = document.getElementById("app");
const sorry = document.getElementById("sorry").innerHTML;
const python = new MessageChannel();
const whenIdle = window.requestIdleCallback ?? ((call) => setTimeout(call, 100));
let shown = Promise.resolve(); // one answer after the other
let hands = null;

function start() {
  python.port1.onmessage = ({ data }) => (shown = shown.then(() => show(JSON.parse(data))));
  connect((message, added) => python.port1.postMessage({ message, added }), sorry);
  listenToEvents();
  listenToKeys();
  addEventListener("hashchange", open);
  document.getElementById("again").onclick = () => location.reload();
  new ResizeObserver(() => root.dataset.ready && tell("height", { height: height() })).observe(document.body);
  open();
  session();
}

/**
 * With `shared` in the address the page around us passes the port on to the room that all its diagrams share; a frame
 * without has a worker of its own. Whoever answers could draw the same in a page of his own: what is drawn here has
 * no scripts and nothing to steal.
 */
function session() {
  if (asked().has("shared")) return tell("session", {}, [python.port2]);
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.onerror = fail;
  worker.postMessage({ type: "penny-press:session", session: 0 }, [python.port2]);
}

function asked() {
  return new URLSearchParams(location.hash.slice(1));
}

/** Show what the address says. */
function open() {
  const wanted = asked();
  const attributes = Object.fromEntries(["game", "position", "record", "at", "show"].map((name) => [name, wanted.get(name)]));
  if (wanted.has("playable")) attributes.playable = true;
  if (wanted.has("readonly")) attributes.playable = false;
  attributes.language = root.lang;
  delete root.dataset.ready;
  python.port1.postMessage({ open: JSON.stringify(attributes) });
}

/** What Python answers: the frame's content, sentences to say, actions to tell of, or that something went wrong. */
async function show({ html, said = [], acted = [], problem, fault: details, failed }) {
  if (failed) return fail();
  if (details) {
    console.error(details);
    return fault(sorry);
  }
  said.forEach(announce); // heard once it is drawn
  if (html && !root.dataset.ready) print(html, problem);
  else if (html) (await takeInHand()).draw(html);
  for (const { action, over } of acted) tell("action", { action, over });
}

/** The first drawing. What only hands need comes after it, so as not to keep the other diagrams waiting. */
function print(html, problem) {
  app.innerHTML = html;
  root.dataset.ready = "yes";
  tell("live", { height: height(), problem, title: document.title });
  whenIdle(takeInHand);
}

function takeInHand() {
  return (hands ??= import("./hands.js"));
}

/** Python could not be started, or has died. */
function fail() {
  if (root.dataset.ready) return fault(sorry);
  document.getElementById("failed").hidden = false;
  tell("failed", { height: height() });
}

/** As high as the content. */
function height() {
  return Math.ceil(document.body.getBoundingClientRect().height);
}

/** Tell the page around us, whoever that is: it is nothing secret. */
function tell(what, details = {}, ports = []) {
  if (parent !== window) parent.postMessage({ type: `penny-press:${what}`, ...details }, "*", ports);
}

start();
