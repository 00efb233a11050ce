// The way of the arrow keys, and the nearest spot.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, spots, stops, towards } from "../../static/js/spatial-navigation.js";

function box(left, top, width = 10, height = 10) {
  return { left, top, width, height, right: left + width, bottom: top + height };
}

const spot = (name, ...measures) => ({ name, getBoundingClientRect: () => box(...measures) });

test("an arrow leads to the spot straight ahead, not to one that is nearer and aside", () => {
  const candidates = [spot("aside", 15, 30), spot("ahead", 60, 0), spot("behind", -20, 0)];
  assert.equal(towards("right", box(0, 0), candidates).name, "ahead");
  assert.equal(towards("left", box(0, 0), candidates).name, "behind");
  assert.equal(towards("down", box(0, 0), candidates).name, "aside");
  assert.equal(towards("up", box(0, 0), candidates), undefined);
});

test("what lies at the same height is in no direction up or down", () => {
  assert.equal(towards("down", box(0, 0), [spot("beside", 30, 0.5)]), undefined);
});

test("of two spots ahead it is the nearer one, and of two equally far the less askew", () => {
  assert.equal(towards("right", box(0, 0), [spot("far", 80, 0), spot("near", 30, 0)]).name, "near");
  assert.equal(towards("right", box(0, 0), [spot("askew", 30, 8), spot("level", 30, 0)]).name, "level");
});

test("the nearest spot is measured from middle to middle", () => {
  const wide = spot("wide", 12, 0, 200, 10);
  assert.equal(nearest(box(0, 0), [wide, spot("narrow", 40, 0)]).name, "narrow");
  assert.equal(nearest(box(0, 0), []), undefined);
});

test("only what is shown can take the focus", () => {
  const seen = (tabIndex, boxes = 1) => ({
    tabIndex,
    getClientRects: () => Array(boxes),
    matches: () => false,
    closest: () => null,
  });
  const all = [seen(0), seen(-1), seen(0, 0)];
  assert.deepEqual(spots({ querySelectorAll: () => all }), all.slice(0, 2));
  assert.deepEqual(stops({ querySelectorAll: () => all }), all.slice(0, 1));
});

test("the spots of a group apart are not those of the group around it", () => {
  const ring = { querySelectorAll: () => [choice], closest: () => ring };
  const placed = (group) => ({ tabIndex: 0, getClientRects: () => Array(1), closest: () => group });
  const [story, choice] = [placed(null), placed(ring)];
  assert.deepEqual(spots({ querySelectorAll: () => [story, choice], closest: () => null }), [story]);
  assert.deepEqual(spots(ring), [choice]);
});
