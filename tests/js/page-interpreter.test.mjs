// The page's side of its interpreter: what its worker says and asks for.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { fresh, stand } from "./browser-stubs.mjs";

let worker;
let root;
let drawn;
let events;
let python; // page-interpreter.js

const says = (data) => worker.onmessage(new MessageEvent("message", { data }));
const html = () => drawn.join(" ");

beforeEach(async () => {
  drawn = [];
  events = [];
  worker = { said: [], postMessage: (message) => worker.said.push(message) };
  root = { dataset: { ready: "yes" } };
  const early = [new MessageEvent("message", { data: { started: ["penny-press"] } })];
  stand({
    document: { documentElement: root },
    dispatchEvent: (event) => events.push(event),
    pennyPressMarkup: { elements: String, scriptURL: String },
    pennyPressPython: () => ({ worker, early, handed: Promise.resolve() }),
  });
  python = await fresh("python/page-interpreter.js");
});

/** A page on which the application runs; `page` are other functions of it. */
async function running(page) {
  const { post } = await import("../../static/js/send-to-python.js");
  await python.startPython();
  python.run("start()", "{}", {
    draw: (text) => drawn.push(text),
    keepStoredPages: (pictures) => drawn.push(pictures),
    fail: () => assert.fail("on purpose"),
    failLater: () => Promise.reject(new Error("later")),
    ...page,
  });
  return { send: () => post('["Undo"]'), before: worker.said.length };
}

/** What the error dialogs say from now on. */
async function dialogsShown() {
  const { setErrorDialogs } = await import("../../static/js/send-to-python.js");
  setErrorDialogs("has died", "goes on");
  const shown = [];
  const [dialog, body] = [{ append: (text) => shown.push(text) }, { append() {} }];
  for (const name of ["setAttribute", "querySelector", "addEventListener", "showModal"]) dialog[name] = () => null;
  stand({ document: { documentElement: root, body, getElementById: () => null, createElement: () => dialog } });
  return shown;
}

/** How many messages the page has sent since it was loaded, earlier tests included. */
let sent = 0;

test("what the worker has said before anybody listened is heard", async () => {
  assert.deepEqual(await python.startPython(), ["penny-press"]);
});

test("the start ends with the titles that can be imported, or with the reason why it cannot", async () => {
  await python.startPython();
  assert.deepEqual(events.map(({ type }) => type), ["penny-press:started"]);
  says({ died: "Damaged: python.wasm" });
  assert.deepEqual([events.at(-1).type, events.at(-1).detail], ["penny-press:failed", "Damaged: python.wasm"]);
});

test("messages are handed to the worker, and its drawings to the page", async () => {
  const { send } = await running();
  send();
  sent += 1;
  assert.deepEqual(worker.said.at(-1), { message: '["Undo"]', added: "[]" });
  assert.ok("busy" in root.dataset);
  says({ call: "draw", values: ["<p>"], handled: sent });
  says({ answered: sent });
  assert.equal(html(), "<p>");
  assert.ok(!("busy" in root.dataset));
});

test("what the next start shows is kept after the drawing that it belongs to", async () => {
  const { send } = await running();
  send();
  send();
  sent += 2;
  says({ call: "draw", values: ["old"], handled: sent - 1 });
  says({ call: "keepStoredPages", values: ["of the old one"], handled: sent - 1 });
  assert.equal(html(), "");
  says({ answered: sent }); // nothing has changed since
  assert.equal(html(), "old of the old one");
});

test("a drawing that lacks what was done meanwhile is not shown, unless no other one comes", async () => {
  const { send } = await running();
  send();
  send();
  sent += 2;
  says({ call: "draw", values: ["old"], handled: sent - 1 });
  says({ answered: sent - 1 });
  assert.equal(html(), "");
  says({ call: "draw", values: ["new"], handled: sent });
  says({ answered: sent });
  assert.equal(html(), "new");
  send();
  send();
  sent += 2;
  says({ call: "draw", values: ["last"], handled: sent - 1 });
  says({ answered: sent });
  assert.equal(html(), "new last");
});

test("a title is loaded, or not", async () => {
  await python.startPython();
  const [good, bad] = [python.load("copenhagen"), python.load("letterpress")];
  assert.deepEqual(worker.said, [{ title: "copenhagen" }, { title: "letterpress" }]);
  says({ loaded: "letterpress", failed: "404" });
  says({ loaded: "copenhagen" });
  await good;
  await assert.rejects(bad, /404/);
});

test("a function of the page that fails, at once or later, is told, and the worker goes on", async () => {
  const error = mock.method(console, "error", () => {});
  await running();
  const dialogs = await dialogsShown();
  says({ call: "fail", values: [], handled: sent });
  says({ call: "failLater", values: [], handled: sent });
  await new Promise(setImmediate);
  assert.deepEqual(error.mock.calls.map((call) => call.arguments[0].message), ["on purpose", "later"]);
  assert.deepEqual(dialogs, ["goes on", "goes on"]);
  says({ call: "draw", values: ["after"], handled: sent });
  assert.equal(html(), "after");
  says({ died: "out of memory" });
  assert.equal(dialogs.at(-1), "has died");
  error.mock.restore();
});

test("when Python has died, each input is told so, and none waits for an answer", async () => {
  const error = mock.method(console, "error", () => {});
  const { send } = await running();
  const { whenDrawn } = await import("../../static/js/send-to-python.js");
  const dialogs = await dialogsShown();
  send();
  whenDrawn(send); // a second press, made while Python works
  sent += 2;
  says({ died: "out of memory" });
  assert.deepEqual([...new Set(dialogs)], ["has died"]);
  assert.ok(!("busy" in root.dataset));
  const before = dialogs.length;
  whenDrawn(send);
  sent += 1;
  assert.equal(dialogs.length, before + 1);
  assert.ok(!("busy" in root.dataset));
  error.mock.restore();
});

test("after a drawing that came late and failed, the page waits for nothing", async () => {
  const error = mock.method(console, "error", () => {});
  const { send } = await running({ draw: () => assert.fail("not drawn") });
  const dialogs = await dialogsShown();
  send();
  send();
  sent += 2;
  says({ call: "draw", values: ["old"], handled: sent - 1 });
  says({ answered: sent });
  assert.deepEqual([dialogs, "busy" in root.dataset], [["goes on"], false]);
  error.mock.restore();
});
