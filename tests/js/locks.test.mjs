// Which tab may write a table.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, stand, storage } from "./browser-stubs.mjs";

let told;
let pageshow;

/** Web Locks between tabs. */
class Locks {
  held = new Map();

  async request(name, { ifAvailable, signal }, work) {
    while (this.held.has(name)) {
      if (ifAvailable) return work(null);
      const aborted = new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new Error("aborted"))));
      await Promise.race([this.held.get(name), aborted]);
    }
    let release;
    this.held.set(name, new Promise((resolve) => (release = resolve)));
    try {
      return await work({ name });
    } finally {
      this.held.delete(name);
      release();
    }
  }
}

/** A page of its own. */
async function tab() {
  const { requestLock, releaseLock } = await fresh("locks.js");
  return { requestLock, releaseLock };
}

const settled = (duration = 20) => new Promise((resolve) => setTimeout(resolve, duration));

beforeEach(async () => {
  told = [];
  stand({
    navigator: { locks: new Locks() },
    addEventListener: (type, listener) => type === "pageshow" && (pageshow = listener),
    document: { addEventListener() {}, documentElement: { dataset: {} } },
    localStorage: storage(),
    pennyPressMarkup: { elements: String, scriptURL: String },
  });
  const { connect } = await import("../../static/js/send-to-python.js");
  connect((message) => told.push(JSON.parse(message)));
});

test("the first tab gets a table, the second one once the first has left it", async () => {
  const [one, other] = [await tab(), await tab()];
  one.requestLock("t");
  await settled();
  other.requestLock("t");
  await settled();
  assert.deepEqual(told, [["LockAnswered", "t", true], ["LockAnswered", "t", false]]);
  one.releaseLock("t");
  await settled(250);
  assert.deepEqual(told.slice(2), [["LockAnswered", "t", true]]);
  other.releaseLock("t");
});

test("whoever stops waiting is not told any more", async () => {
  const [one, other] = [await tab(), await tab()];
  one.requestLock("t");
  await settled();
  other.requestLock("t");
  await settled();
  other.releaseLock("t");
  one.releaseLock("t");
  await settled(250);
  assert.equal(told.length, 2);
});

test("a tab that asks again does not wait for itself, and one that comes back asks again", async () => {
  const { requestLock, releaseLock } = await tab();
  requestLock("t");
  await settled();
  requestLock("t");
  await settled();
  pageshow({ persisted: true });
  await settled();
  assert.deepEqual(told, Array(3).fill(["LockAnswered", "t", true]));
  releaseLock("t");
  pageshow({ persisted: true });
  await settled();
  assert.equal(told.length, 3);
});

test("where there are no locks, every tab may write", async () => {
  stand({ navigator: {} });
  (await tab()).requestLock("t");
  await settled();
  assert.deepEqual(told, [["LockAnswered", "t", true]]);
});
