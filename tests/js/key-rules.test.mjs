// What a key does, before Python has started and afterwards.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { plain } from "./browser-stubs.mjs";

let page; // the elements of the page
let recorded;
let keys;
let press;

/** An element of the page: `matching` are the parts of selectors that match it. */
function element(id, { key, message, matching = [], group = null } = {}) {
  const parts = (selector) => selector.replace(/:not\(.*?\)/g, "").split(", ");
  const self = {
    id,
    dataset: { key, msg: message },
    classList: { add: () => recorded.push(id) },
    matches: (selector) => {
      if (selector === "[data-msg]") return Boolean(message);
      return parts(selector).some((part) => matching.includes(part));
    },
    closest: () => group,
  };
  page.push(self);
  return self;
}

const event = (key, target, more) => ({ key, target, preventDefault: mock.fn(), stopImmediatePropagation() {}, ...more });

beforeEach(() => {
  page = [];
  recorded = [];
  const listeners = {};
  const body = element("body");
  const document = {
    body,
    documentElement: { dataset: {} },
    getElementById: () => null,
    querySelectorAll: () => page.filter(({ dataset }) => dataset.key),
    addEventListener: (type, listener) => (listeners[type] = listener),
  };
  class MutationObserver {
    observe() {}
  }
  const { pennyPressKeys } = plain("js/key-rules.js", { document });
  keys = pennyPressKeys;
  plain("js/replay-early-input.js", { pennyPressKeys, document, MutationObserver, AbortController, addEventListener() {}, location: { hash: "" } });
  press = (key, target = body, more = {}) => {
    const pressed = event(key, target, more);
    listeners.keydown(pressed);
    return pressed;
  };
});

test("shortcuts click before the start what they click afterwards", () => {
  const undo = element("undo", { key: "u Backspace" });
  assert.equal(keys.clicked(event("U", page[0])), undo);
  press("U");
  assert.deepEqual(recorded, ["undo"]);
});

test("a key in a group of radio buttons or on a slider is no shortcut, before the start either", () => {
  element("left", { key: "ArrowLeft" });
  for (const selector of ["input", "[type=range]"]) {
    const field = element("field", { matching: [selector] });
    assert.ok(keys.isTyped(event("ArrowLeft", field)) || keys.isOfBrowser(event("ArrowLeft", field)));
    press("ArrowLeft", field);
  }
  assert.deepEqual(recorded, []);
});

test("an arrow key in a group moves the focus, and clicks nothing before the start", () => {
  element("left", { key: "ArrowLeft" });
  press("ArrowLeft", element("card", { group: {} }));
  assert.deepEqual(recorded, []);
  press("ArrowLeft");
  assert.deepEqual(recorded, ["left"]);
});

test("a button that is held down is pressed once", () => {
  const button = element("print", { message: '["Print"]', matching: ["button"] });
  const pressed = press("Enter", button, { repeat: true });
  assert.equal(pressed.preventDefault.mock.callCount(), 1);
  assert.deepEqual(recorded, []);
});

test("Enter and Space press what has a message and is no button; Space elsewhere does nothing but on the page itself", () => {
  const story = element("story", { message: '["Touch"]' });
  element("pass", { key: "Space" });
  press("Enter", story);
  press(" ", story);
  press(" ", element("link"));
  press(" ");
  assert.deepEqual(recorded, ["story", "story", "pass"]);
});

test("a modal dialog has its own shortcuts, and handles Escape itself", () => {
  const [undo, inside] = [element("undo", { key: "u Escape" }), element("next", { key: "n Escape" })];
  const dialog = { querySelectorAll: () => [inside] };
  assert.equal(keys.clicked(event("u", page[0]), dialog), undefined);
  assert.equal(keys.clicked(event("n", page[0]), dialog), inside);
  assert.equal(keys.clicked(event("Escape", page[0]), dialog), undefined);
  assert.equal(keys.clicked(event("Escape", page[0])), undo);
});
