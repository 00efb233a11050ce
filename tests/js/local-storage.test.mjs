// What is kept in localStorage, and what gives way when there is no room.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, stand, storage } from "./browser-stubs.mjs";

const PREFIX = "penny-press:";
let heard;

beforeEach(() => {
  heard = {};
  const addEventListener = (type, listener) => (heard[type] = listener);
  const document = { addEventListener, documentElement: { dataset: {}, lang: "en" } };
  stand({ localStorage: storage(), addEventListener, document });
});

test("what begins with our prefix is told, and nothing else", async () => {
  const { stored } = await fresh("local-storage.js");
  localStorage.setItem(`${PREFIX}a`, "1");
  localStorage.setItem("theirs", "2");
  assert.deepEqual(JSON.parse(stored(PREFIX)), { [`${PREFIX}a`]: "1" });
  stand({ localStorage: undefined });
  assert.equal(stored(PREFIX), "");
});

test("news is what others have written or removed, once", async () => {
  const { keep, news, stored } = await fresh("local-storage.js");
  stored(PREFIX);
  keep(`${PREFIX}mine`, "1");
  assert.equal(news(PREFIX), "");
  localStorage.setItem(`${PREFIX}theirs`, "2");
  localStorage.removeItem(`${PREFIX}mine`);
  assert.deepEqual(JSON.parse(news(PREFIX)), { [`${PREFIX}mine`]: null, [`${PREFIX}theirs`]: "2" });
  assert.equal(news(PREFIX), "");
});

test("pictures give way to a save, and a save that still has no room is refused", async () => {
  stand({ localStorage: storage(150) });
  const { keep } = await fresh("local-storage.js");
  localStorage.setItem("penny-press-picture:lobby", "x".repeat(90));
  assert.equal(keep(`${PREFIX}a`, "y".repeat(60)), "");
  assert.equal(localStorage.getItem("penny-press-picture:lobby"), null);
  assert.equal(keep(`${PREFIX}b`, "z".repeat(200)), "full");
});

test("where nothing may be kept, that is told apart from a lack of room", async () => {
  const { keep } = await fresh("local-storage.js");
  localStorage.setItem = () => {
    throw Object.assign(new Error("no"), { name: "SecurityError" });
  };
  assert.equal(keep(`${PREFIX}a`, "1"), "forbidden");
});

test("each write has a later time than the one before, whatever the clock says", async () => {
  const { keep } = await fresh("local-storage.js");
  const times = [1, 2, 3].map((number) => {
    keep(`${PREFIX}a`, String(number));
    return Number(localStorage.getItem("penny-press-journal"));
  });
  assert.ok(times[0] < times[1] && times[1] < times[2], times.join());
});

test("others are listened to as far as they write what is ours", async () => {
  const { listen } = await fresh("local-storage.js");
  let calls = 0;
  listen(PREFIX, () => (calls += 1));
  for (const key of [`${PREFIX}a`, "theirs", null]) heard.storage({ key });
  assert.equal(calls, 2);
  heard.pageshow({ persisted: false });
  assert.equal(calls, 2);
});

test("a picture that is too large is not kept, nor the one before it", async () => {
  const { picture } = await fresh("store-page.js");
  let drawn = { lobby: "<p>", table: "<table>", save: "s" };
  picture(() => JSON.stringify(drawn));
  heard.pagehide();
  const [about, html] = localStorage.getItem("penny-press-picture:table").split("\n");
  assert.deepEqual([JSON.parse(about), html], [{ language: "en", save: "s", titles: [] }, "<table>"]);
  drawn = { lobby: "x".repeat(300_001) };
  heard.pagehide();
  assert.equal(localStorage.getItem("penny-press-picture:lobby"), null);
  assert.equal(localStorage.getItem("penny-press-picture:table").endsWith("<table>"), true);
});
