// What is scrolled above the bottom sheet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fresh, stand } from "./browser-stubs.mjs";

test("the page is scrolled for new choices only where the sheet lies over it", async () => {
  let revealed = 0;
  const about = { id: "own-lane", scrollIntoView: () => (revealed += 1) };
  const sheet = { position: "static" };
  const found = { "[data-above-sheet]": about, "[data-sheet]": sheet };
  const documentElement = { dataset: {} };
  stand({
    document: { documentElement, addEventListener() {}, querySelector: (selector) => found[selector] ?? null },
    getComputedStyle: (element) => element,
    scrollY: 0,
    scrollTo() {},
  });
  const { settle } = await fresh("bottom-sheet.js");
  settle();
  assert.equal(revealed, 0);
  found["[data-above-sheet]"] = null;
  settle();
  found["[data-above-sheet]"] = about;
  sheet.position = "fixed";
  settle();
  settle();
  assert.equal(revealed, 1);
});
