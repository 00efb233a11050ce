// The stored HTML of the lobby and of the table that the next start shows before Python runs.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, stand, storage } from "./browser-stubs.mjs";

const MADE = JSON.stringify({ lobby: "<main>lobby</main>", table: "<main>table</main>", save: "the save" });
let hide;

beforeEach(async () => {
  const dataset = { release: "1" };
  const document = { addEventListener() {}, visibilityState: "visible", documentElement: { dataset, lang: "en" } };
  const addEventListener = (_type, listener) => (hide = listener);
  stand({ localStorage: storage(), addEventListener, document });
});

/** What is stored under that name: [what it was made of, HTML]. */
function kept(name) {
  const text = localStorage.getItem(`penny-press-picture:${name}`);
  return text && [JSON.parse(text.split("\n")[0]).save, text.split("\n")[1]];
}

test("both pages are stored when the page is hidden, not before", async () => {
  const { keepStoredPages, listen } = await fresh("store-page.js");
  listen();
  keepStoredPages(MADE);
  assert.equal(kept("lobby"), null);
  hide();
  assert.deepEqual(kept("lobby"), ["", "<main>lobby</main>"]);
  assert.deepEqual(kept("table"), ["the save", "<main>table</main>"]);
});

test("after a further drawing, the table is stored, which names its save, and the lobby is removed", async () => {
  const { keepStoredPages, listen, settle } = await fresh("store-page.js");
  listen();
  settle(); // the first drawing shows what was stored
  keepStoredPages(MADE);
  settle();
  hide();
  assert.equal(kept("lobby"), null);
  assert.deepEqual(kept("table"), ["the save", "<main>table</main>"]);
});

test("what is deleted is not stored again, such as the page of a deleted game", async () => {
  const { forget, keepStoredPages, listen } = await fresh("store-page.js");
  listen();
  keepStoredPages(MADE);
  forget();
  hide();
  assert.deepEqual([kept("lobby"), kept("table")], [null, null]);
});

test("without room nothing is stored, and a forbidden storage is left alone", async () => {
  stand({ localStorage: storage(100) });
  const { forget, keepStoredPages, listen } = await fresh("store-page.js");
  listen();
  keepStoredPages(MADE);
  hide();
  assert.deepEqual([kept("lobby"), kept("table")], [null, null]);
  stand({ localStorage: undefined });
  keepStoredPages(MADE);
  hide();
  forget();
});
