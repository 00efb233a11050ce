// Which piece of an old drawing is which of the new one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { first, inventory, journeys } from "../../static/js/motion/piece-inventory.js";

const drawing = (...pieces) => inventory({ querySelectorAll: () => pieces.map((dataset) => ({ dataset })) });
const told = (ways) => ways.map(({ piece, place, from }) => [piece, from?.dataset.place ?? null, place]);

test("a piece that lies elsewhere has travelled", () => {
  const before = drawing({ piece: "reporter", place: "home" }, { piece: "card", place: "deck" });
  const after = drawing({ piece: "reporter", place: "city" }, { piece: "card", place: "deck" });
  assert.deepEqual(told(journeys(before, after)), [["reporter", "home", "city"]]);
});

test("of pieces that are alike only as many travel as a place has lost", () => {
  const before = drawing({ piece: "reporter", place: "home", count: "3" });
  const after = drawing({ piece: "reporter", place: "home" }, { piece: "reporter", place: "city", count: "2" });
  const ways = journeys(before, after);
  assert.deepEqual(told(ways), [["reporter", "home", "city"], ["reporter", "home", "city"]]);
  assert.deepEqual(ways.map(({ index }) => index), [0, 1]);
});

test("a piece that is gone leaves the table, and one from nowhere is not seen to come", () => {
  const way = journeys(drawing({ piece: "old", place: "a" }), drawing({ piece: "new", place: "a" }));
  assert.deepEqual(told(way), [["old", "a", null]]);
});

test("a piece may come from where another lay that has moved, or from where that one lies still", () => {
  const deck = { piece: "deck", place: "table" };
  const drawn = { piece: "card", place: "hand", from: "deck" };
  const [still] = journeys(drawing(deck), drawing(deck, drawn));
  assert.deepEqual([still.from, still.origin, still.place], [null, "deck", "hand"]);
  const ways = journeys(drawing(deck), drawing({ ...deck, place: "box" }, drawn));
  const moved = ways.find(({ piece }) => piece === "card");
  assert.equal(moved.from.dataset.place, "table");
});

test("the first element of a piece is found", () => {
  assert.equal(first(drawing({ piece: "a", place: "x" }).get("a")).dataset.place, "x");
  assert.equal(first(undefined), undefined);
});
