// The style sheets of titles: when they count as loaded, and that a failed one is fetched again.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, stand } from "./browser-stubs.mjs";

let links;
let added; // links that the module itself has put on the page

/** A link to a style sheet, which can be told that it has been loaded or not. */
function linkTo(href) {
  const heard = {};
  const link = { href, sheet: null, heard, remove: () => links.splice(links.indexOf(link), 1) };
  link.addEventListener = (type, listener) => (heard[type] = listener);
  return link;
}

const hrefOf = (title) => new URL(`../../static/css/${title}-diagram.css`, import.meta.url).href;

/** Whether the promise is settled already. */
const isSettled = (promise) => Promise.race([promise.then(() => true, () => true), Promise.resolve().then(() => false)]);

beforeEach(() => {
  links = [];
  added = [];
  const main = { dataset: { titleSheets: "-diagram" }, after: (link) => void (links.push(link), added.push(link)) };
  stand({
    document: {
      fonts: [],
      documentElement: { dataset: { titles: "one two" } },
      createElement: () => linkTo(""),
      querySelector: () => main,
      querySelectorAll: () => links,
    },
  });
});

test("a sheet is added once, and all who ask for it wait until it has been loaded", async () => {
  const { addSheet, titlesWithSheet } = await fresh("title-sheets.js");
  const asked = [addSheet("one"), addSheet("one")];
  assert.deepEqual([added.length, added[0].href, await isSettled(asked[1])], [1, hrefOf("one"), false]);
  added[0].heard.load();
  await Promise.all(asked);
  assert.deepEqual(titlesWithSheet(), ["one"]);
});

test("a sheet that is on the page already is awaited, unless it has been loaded", async () => {
  const { addSheet } = await fresh("title-sheets.js");
  links.push(Object.assign(linkTo(hrefOf("one")), { sheet: {} }), linkTo(hrefOf("two")));
  await addSheet("one");
  const asked = addSheet("two");
  assert.equal(await isSettled(asked), false);
  links[1].heard.load();
  await asked;
  assert.deepEqual(added, []);
});

test("a sheet that does not arrive is taken away, and the next call fetches it again", async () => {
  const { addSheet } = await fresh("title-sheets.js");
  const first = addSheet("one");
  added[0].heard.error();
  await assert.rejects(first, /did not arrive/);
  assert.deepEqual(links, []);
  const second = addSheet("one");
  added[1].heard.load();
  await second;
});
