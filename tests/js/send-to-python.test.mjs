// Input on a page that does not show yet what follows from earlier input.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { fresh, stand } from "./browser-stubs.mjs";

let elements;
let python; // send-to-python.js, as act-on-element.js imports it
let told;
let root;
let before = 0; // messages of earlier tests

const { act } = await (stand({ pennyPressMarkup: { elements: String, scriptURL: String } }), fresh("act-on-element.js"));

/** An element on the page with that message. */
function button(id, message) {
  const classes = new Set();
  const classList = { add: (name) => classes.add(name), remove: (name) => classes.delete(name) };
  const element = { id, isConnected: true, dataset: { msg: JSON.stringify(message) }, matches: () => false, classes, classList };
  elements.set(id, element);
  return element;
}

const press = (element) => act(element, "msg", (now) => python.post(now.dataset.msg));
const drawn = () => python.answered((before += told.length - seen(told)));
const counted = new WeakMap();

/** How many of these messages have been counted already. */
function seen(list) {
  const known = counted.get(list) ?? 0;
  counted.set(list, list.length);
  return known;
}

beforeEach(async () => {
  elements = new Map();
  told = [];
  root = { dataset: {} };
  stand({ document: { documentElement: root, getElementById: (id) => elements.get(id) ?? null } });
  python = await import("../../static/js/send-to-python.js");
  python.connect((message) => told.push(JSON.parse(message)));
});

test("a second press waits for what follows from the first, and the page says so meanwhile", () => {
  const undo = button("undo", ["Undo"]);
  press(undo);
  press(undo);
  press(undo);
  assert.deepEqual([told.length, "busy" in root.dataset], [1, true]);
  drawn();
  assert.deepEqual([told.length, "busy" in root.dataset], [2, true]);
  drawn();
  drawn();
  assert.deepEqual([told.length, "busy" in root.dataset], [3, false]);
});

test("a press counts for the element as it is drawn then, if its message is of the same kind", () => {
  const more = button("more", ["Choose", 1]);
  press(more);
  press(more);
  more.isConnected = false;
  button("more", ["Choose", 2]);
  drawn();
  assert.deepEqual(told, [["Choose", 1], ["Choose", 2]]);
  drawn();
});

test("a press on what is gone, disabled or something else then does nothing", () => {
  const print = button("print", ["Print"]);
  const [gone, dead, other] = [button("gone", ["Go"]), button("dead", ["Go"]), button("other", ["Go"])];
  [print, gone, dead, other].forEach(press);
  gone.isConnected = false;
  elements.delete("gone");
  dead.matches = () => true;
  other.dataset.msg = '["EndGame"]';
  drawn();
  assert.deepEqual(told, [["Print"]]);
});

test("an element whose press takes long looks pressed until the page shows what follows", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const [quick, slow] = [button("quick", ["Go"]), button("slow", ["Go"])];
  press(quick);
  mock.timers.tick(100);
  drawn();
  press(slow);
  mock.timers.tick(1000);
  assert.deepEqual([quick.classes.size, slow.classes.has("is-pending")], [0, true]);
  drawn();
  assert.equal(slow.classes.size, 0);
  mock.timers.reset();
});

test("when Python has died, what somebody does is told so, and what happens by itself is not", async () => {
  const error = mock.method(console, "error", () => {});
  const { connect, post, setErrorDialogs, showFatalError, tell, whenDrawn } = await fresh("send-to-python.js");
  const dialogs = [];
  const [dialog, body] = [{ append: (text) => dialogs.push(text) }, { append() {} }];
  for (const name of ["setAttribute", "querySelector", "addEventListener", "showModal"]) dialog[name] = () => null;
  stand({ document: { documentElement: root, body, getElementById: () => null, createElement: () => dialog } });
  connect(() => assert.fail("told to the dead"));
  setErrorDialogs("has died", "goes on");
  showFatalError("out of memory");
  assert.deepEqual(dialogs, ["has died"]);
  tell("BotAnswered", 1, "a move");
  assert.deepEqual([dialogs.length, "busy" in root.dataset], [1, false]);
  post('["Undo"]');
  assert.deepEqual([dialogs.length, "busy" in root.dataset], [2, false]);
  let called = false;
  whenDrawn(() => (called = true));
  assert.ok(called);
  error.mock.restore();
});

test("nothing is sent before Python is connected", async () => {
  const { post, whenDrawn } = await fresh("send-to-python.js");
  post('["Undo"]');
  let called = false;
  whenDrawn(() => (called = true));
  assert.ok(called);
});
