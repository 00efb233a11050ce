// What is kept in localStorage, and what gives way when there is no room.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, stand, storage } from "./browser-stubs.mjs";

const PREFIX = "penny-press:";
let heard;
let told;

beforeEach(async () => {
  heard = {};
  told = [];
  const addEventListener = (type, listener) => (heard[type] = listener);
  const document = { addEventListener, documentElement: { dataset: {}, lang: "en" } };
  stand({ localStorage: storage(), addEventListener, document, pennyPressMarkup: { elements: String, scriptURL: String } });
  const { connect } = await import("../../static/js/send-to-python.js");
  connect((message) => told.push(JSON.parse(message)));
});

test("what begins with our prefix is told, and nothing else", async () => {
  const { stored } = await fresh("local-storage.js");
  localStorage.setItem(`${PREFIX}a`, "1");
  localStorage.setItem("theirs", "2");
  assert.deepEqual(JSON.parse(stored()), { [`${PREFIX}a`]: "1" });
  stand({ localStorage: undefined });
  assert.equal(stored(), "");
});

test("news is what others have written or removed, once", async () => {
  const { save, stored, tellChanges } = await fresh("local-storage.js");
  stored();
  save(`${PREFIX}mine`, "1");
  tellChanges();
  assert.deepEqual(told, []);
  localStorage.setItem(`${PREFIX}theirs`, "2");
  localStorage.removeItem(`${PREFIX}mine`);
  tellChanges();
  tellChanges();
  assert.deepEqual(told, [["StoredElsewhere", `${PREFIX}mine`, null], ["StoredElsewhere", `${PREFIX}theirs`, "2"]]);
});

test("pictures give way to a save, and a save that still has no room is refused", async () => {
  stand({ localStorage: storage(150) });
  const { save } = await fresh("local-storage.js");
  localStorage.setItem("penny-press-picture:lobby", "x".repeat(90));
  save(`${PREFIX}a`, "y".repeat(60));
  assert.equal(localStorage.getItem("penny-press-picture:lobby"), null);
  assert.deepEqual(told, []);
  save(`${PREFIX}b`, "z".repeat(200));
  assert.deepEqual(told, [["StorageFailed", `${PREFIX}b`, "full"]]);
});

test("where nothing may be kept, that is told apart from a lack of room", async () => {
  const { save } = await fresh("local-storage.js");
  localStorage.setItem = () => {
    throw Object.assign(new Error("no"), { name: "SecurityError" });
  };
  save(`${PREFIX}a`, "1");
  assert.deepEqual(told, [["StorageFailed", `${PREFIX}a`, "forbidden"]]);
});

test("each write has a later time than the one before, whatever the clock says", async () => {
  const { save } = await fresh("local-storage.js");
  const times = [1, 2, 3].map((number) => {
    save(`${PREFIX}a`, String(number));
    return Number(localStorage.getItem("penny-press-journal"));
  });
  assert.ok(times[0] < times[1] && times[1] < times[2], times.join());
});

test("others are listened to as far as they write what is ours", async () => {
  const { listen } = await fresh("local-storage.js");
  listen();
  localStorage.setItem(`${PREFIX}a`, "1");
  heard.storage({ key: "theirs" });
  heard.pageshow({ persisted: false });
  assert.deepEqual(told, []);
  heard.storage({ key: `${PREFIX}a` });
  assert.deepEqual(told, [["StoredElsewhere", `${PREFIX}a`, "1"]]);
  localStorage.removeItem(`${PREFIX}a`);
  heard.storage({ key: `${PREFIX}a` });
  localStorage.setItem(`${PREFIX}b`, "2");
  heard.pageshow({ persisted: true });
  assert.deepEqual(told.slice(1), [["StoredElsewhere", `${PREFIX}a`, null], ["StoredElsewhere", `${PREFIX}b`, "2"]]);
});

test("what another site of the origin has cleared is put back, and no game is told to be gone", async () => {
  const { listen, save, stored } = await fresh("local-storage.js");
  const texts = { [`${PREFIX}index`]: '["a"]', [`${PREFIX}table:a`]: "1", [`${PREFIX}table:b`]: "2" };
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  stored();
  listen();
  localStorage.clear();
  save(`${PREFIX}table:a`, "later");
  localStorage.setItem(`${PREFIX}table:b`, "moved on in another tab");
  heard.storage({ key: null, url: "https://press.example/another-site/" });
  assert.equal(localStorage.getItem(`${PREFIX}index`), '["a"]');
  assert.equal(localStorage.getItem(`${PREFIX}table:a`), "later");
  assert.deepEqual(told, [["StoredElsewhere", `${PREFIX}table:b`, "moved on in another tab"]]);
  assert.ok(Number(localStorage.getItem("penny-press-journal")) > 0);
});

test("what the person has cleared stays cleared", async () => {
  const { listen, stored } = await fresh("local-storage.js");
  localStorage.setItem(`${PREFIX}index`, '["a"]');
  stored();
  listen();
  localStorage.clear();
  heard.storage({ key: null, url: "" });
  assert.equal(localStorage.length, 0);
  assert.deepEqual(told, [["StoredElsewhere", `${PREFIX}index`, null]]);
});

test("a picture that is too large is not kept, nor the one before it", async () => {
  const { keepStoredPages, listen } = await fresh("store-page.js");
  listen();
  keepStoredPages(JSON.stringify({ lobby: "<p>", table: "<table>", save: "s" }));
  heard.pagehide();
  const [about, html] = localStorage.getItem("penny-press-picture:table").split("\n");
  assert.deepEqual([JSON.parse(about), html], [{ language: "en", save: "s", titles: [] }, "<table>"]);
  keepStoredPages(JSON.stringify({ lobby: "x".repeat(300_001) }));
  heard.pagehide();
  assert.equal(localStorage.getItem("penny-press-picture:lobby"), null);
  assert.equal(localStorage.getItem("penny-press-picture:table").endsWith("<table>"), true);
});

test("a page that has changed since its picture was made leaves none", async () => {
  const { keepStoredPages, listen, settle } = await fresh("store-page.js");
  listen();
  settle();
  keepStoredPages(JSON.stringify({ lobby: "<p>" }));
  heard.pagehide();
  assert.ok(localStorage.getItem("penny-press-picture:lobby"));
  settle();
  heard.pagehide();
  assert.equal(localStorage.getItem("penny-press-picture:lobby"), null);
});
