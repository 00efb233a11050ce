// The journal while another tab writes to it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, stand, storage } from "./browser-stubs.mjs";

const KEY = "penny-press:table:a";
const ELSEWHERE = { key: KEY, text: "played on in the other tab", at: 9, alone: true };
let rows; // of the database that both tabs share
let heard;
let slow; // ms that the database takes to answer

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
  setTimeout(() => {
    for (const each of work) each();
    self.oncomplete?.();
  }, slow);
  return self;
}

const rest = () => new Promise((then) => setTimeout(then, 20));

/** A tab that has read the journal. */
async function tab() {
  const journal = await import(`../../static/js/backup-journal.js?${Math.random()}`);
  await journal.opened(Promise.resolve(), 1000);
  return journal;
}

beforeEach(() => {
  rows = new Map([[KEY, { key: KEY, text: "an earlier state", at: 1, alone: false }]]);
  heard = {};
  slow = 0;
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
  journal.write(KEY, "restored", 10, { givesWay: true });
  await rest();
  assert.deepEqual(rows.get(KEY), ELSEWHERE);
  journal.write(KEY, "played", 11);
  await rest();
  assert.equal(rows.get(KEY).text, "played");
  journal.write(KEY, "restored twice", 12, { givesWay: true }); // of this tab alone
  await rest();
  assert.equal(rows.get(KEY).text, "restored twice");
});

/** A tab that has started; `meanwhile` happens between the reading of the journal and Python's decision about it. */
async function started(meanwhile = () => {}) {
  const { journaled, listen, save, stored, writtenAlone } = await fresh("local-storage.js");
  const { opened } = await import("../../static/js/backup-journal.js");
  await opened(Promise.resolve(), 1000);
  meanwhile();
  stored();
  journaled();
  save("penny-press:settings", "{}");
  listen();
  return { save, writtenAlone };
}

test("a table that another tab could write to the journal only is told before it is played on", async () => {
  localStorage.setItem(KEY, "an earlier state");
  const { writtenAlone } = await started();
  rows.set(KEY, ELSEWHERE);
  assert.equal(await writtenAlone(KEY), undefined); // nobody has written, as far as this tab knows: the start waits for nothing
  heard.storage({ key: "penny-press-journal" });
  assert.equal(await writtenAlone(KEY), ELSEWHERE.text);
  assert.equal(await writtenAlone("penny-press:table:other"), undefined);
  rows.set(KEY, { ...ELSEWHERE, alone: false });
  assert.equal(await writtenAlone(KEY), undefined);
});

test("so is one that was written during the start of this tab, before it decided about the journal", async () => {
  localStorage.setItem(KEY, "an earlier state");
  const { writtenAlone } = await started(() => {
    rows.set(KEY, ELSEWHERE);
    localStorage.setItem("penny-press-journal", String(Date.now()));
  });
  assert.equal(await writtenAlone(KEY), ELSEWHERE.text);
});

test("a row gives way to what localStorage got later, and to what this tab is about to write", async () => {
  localStorage.setItem(KEY, "played on where there was room again");
  const { save, writtenAlone } = await started();
  rows.set(KEY, { ...ELSEWHERE, over: "an earlier state" });
  heard.storage({ key: "penny-press-journal" });
  assert.equal(await writtenAlone(KEY), undefined);
  rows.set(KEY, { ...ELSEWHERE, over: "played on where there was room again" });
  assert.equal(await writtenAlone(KEY), ELSEWHERE.text);
  globalThis.document.visibilityState = "visible";
  stand({ requestAnimationFrame() {} });
  localStorage.setItem = () => {
    throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
  };
  save(KEY, "played on in this tab");
  assert.equal(await writtenAlone(KEY), "played on in this tab");
  while (rows.get(KEY).text !== "played on in this tab") await rest();
});

test("a row that has no room says what localStorage has instead", async () => {
  localStorage.setItem(KEY, "an earlier state");
  const { save } = await started();
  localStorage.setItem = () => {
    throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
  };
  save(KEY, "played on");
  await rest();
  const { text, alone, over } = rows.get(KEY);
  assert.deepEqual([text, alone, over], ["played on", true, "an earlier state"]);
});

test("before a tab may write, it is told such a row, unless the journal answers too late", async () => {
  const told = [];
  const { connect } = await import("../../static/js/send-to-python.js");
  connect((message) => told.push(JSON.parse(message)));
  stand({ navigator: {} }); // without locks, every request is granted
  const { requestLock } = await fresh("locks.js");
  const { opened } = await import("../../static/js/backup-journal.js");
  const { listen } = await import("../../static/js/local-storage.js");
  await opened(Promise.resolve(), 1000);
  listen();
  heard.storage({ key: "penny-press-journal" });
  rows.set(KEY, ELSEWHERE);
  requestLock("a");
  await rest();
  assert.deepEqual(told, [["StoredElsewhere", KEY, ELSEWHERE.text], ["LockAnswered", "a", true]]);
  slow = 1100;
  requestLock("a");
  await new Promise((then) => setTimeout(then, slow + 100));
  assert.deepEqual(told.slice(2), [["LockAnswered", "a", true]]);
});
