// The journal while another tab writes to it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, stand, storage } from "./browser-stubs.mjs";

const KEY = "penny-press:table:a";
const ELSEWHERE = { key: KEY, text: "played on in the other tab", at: 9, alone: true };
let rows; // of the database that both tabs share
let heard;
let told;

/** A connection to the database. */
function connection() {
  return { objectStoreNames: { contains: () => true }, close() {}, transaction };
}

function transaction() {
  const work = [];
  const asked = (find) => {
    const request = {};
    work.push(() => ((request.result = find()), request.onsuccess?.()));
    return request;
  };
  const store = {
    put: (row) => void work.push(() => rows.set(row.key, row)),
    get: (key) => asked(() => rows.get(key)),
    getAll: () => asked(() => [...rows.values()]),
  };
  const self = { commit() {}, objectStore: () => store };
  setImmediate(() => {
    for (const each of work) each();
    self.oncomplete?.();
  });
  return self;
}

const rest = () => new Promise((then) => setTimeout(then, 20));

/** A tab that has read the journal. */
async function tab() {
  const journal = await import(`../../static/js/backup-journal.js?${Math.random()}`);
  await journal.opened(Promise.resolve(), 1000);
  return journal;
}

beforeEach(async () => {
  rows = new Map([[KEY, { key: KEY, text: "an earlier state", at: 1, alone: false }]]);
  heard = {};
  told = [];
  const addEventListener = (type, listener) => (heard[type] = listener);
  stand({
    indexedDB: { open: () => {
      const request = { result: connection() };
      setImmediate(() => request.onsuccess());
      return request;
    } },
    addEventListener,
    localStorage: storage(),
    document: { addEventListener() {}, visibilityState: "hidden", documentElement: { dataset: {} } },
    pennyPressMarkup: { elements: String, scriptURL: String },
  });
  const { connect } = await import("../../static/js/send-to-python.js");
  connect((message) => told.push(JSON.parse(message)));
});

test("what is written in idle time gives way to what another tab has written since", async () => {
  const journal = await tab();
  rows.set(KEY, ELSEWHERE);
  const row = (key) => ({ key, text: "as in localStorage", at: 10, alone: false });
  await journal.catchUp([KEY, "penny-press:index"], row, async () => {});
  await rest();
  assert.deepEqual(rows.get(KEY), ELSEWHERE);
  assert.equal(rows.get("penny-press:index").text, "as in localStorage");
});

test("what a start restores gives way as well, and what is played does not", async () => {
  const journal = await tab();
  rows.set(KEY, ELSEWHERE);
  journal.write(KEY, "restored", 10, false, true);
  await rest();
  assert.deepEqual(rows.get(KEY), ELSEWHERE);
  journal.write(KEY, "played", 11);
  await rest();
  assert.equal(rows.get(KEY).text, "played");
  journal.write(KEY, "restored twice", 12, false, true); // of this tab alone
  await rest();
  assert.equal(rows.get(KEY).text, "restored twice");
});

test("a table that another tab could write to the journal only is told before it is played on", async () => {
  localStorage.setItem(KEY, "an earlier state");
  const { journaled, listen, stored, tellAlone } = await fresh("local-storage.js");
  const { opened } = await import("../../static/js/backup-journal.js");
  await opened(Promise.resolve(), 1000);
  stored();
  journaled();
  listen();
  rows.set(KEY, ELSEWHERE);
  await tellAlone(KEY);
  assert.deepEqual(told, []); // nobody has written, as far as this tab knows: the start waits for nothing
  heard.storage({ key: "penny-press-journal" });
  await tellAlone(KEY);
  await tellAlone("penny-press:table:other");
  assert.deepEqual(told, [["StoredElsewhere", KEY, ELSEWHERE.text]]);
  rows.set(KEY, { ...ELSEWHERE, alone: false });
  await tellAlone(KEY);
  assert.equal(told.length, 1);
});
