// The journal, when connections to its database die.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, stand } from "./browser-stubs.mjs";

/** @type {{ written: string[], closed: boolean, dead: boolean, pending: { abort(): void }[] }[]} */
let connections;
let diesAt; // numbers of the connections that die

function connection(number) {
  const self = { written: [], closed: false, dead: diesAt.includes(number), pending: [] };
  connections.push(self);
  return {
    objectStoreNames: { contains: () => true },
    close: () => (self.closed = true),
    transaction: (_, mode) => {
      const transaction = { objectStore: () => ({ put: ({ key }) => put.push(key), getAll: () => answered([]) }), commit() {} };
      const put = [];
      if (mode !== "readwrite") return transaction;
      if (self.dead) self.pending.push({ abort: () => transaction.onabort() });
      else setImmediate(() => (self.written.push(...put), transaction.oncomplete()));
      return transaction;
    },
  };
}

function answered(result) {
  const request = { result };
  setImmediate(() => request.onsuccess());
  return request;
}

const rest = () => new Promise((then) => setTimeout(then, 20));

beforeEach(() => {
  connections = [];
  const listen = () => {};
  stand({
    indexedDB: { open: () => answered(connection(connections.length)) },
    addEventListener: listen,
    document: { addEventListener: listen, visibilityState: "hidden" }, // writes at once
  });
});

async function opened() {
  const journal = await fresh("backup-journal.js");
  const failures = [];
  await journal.opened(Promise.resolve(), 1000);
  journal.watch(() => failures.push("failed"));
  return { ...journal, failures };
}

test("two writes that fail with the same connection are written by the next one", async () => {
  diesAt = [0];
  const { write, failures } = await opened();
  write("a", "1", 1);
  await rest();
  write("b", "2", 2);
  await rest();
  const [first] = connections;
  assert.equal(first.pending.length, 2);
  for (const { abort } of first.pending) abort();
  await rest();
  assert.deepEqual(failures, []);
  assert.deepEqual(connections[1].written.sort(), ["a", "b"]);
});

test("without a connection that writes, the journal has failed, which is told once", async () => {
  diesAt = [0, 1];
  const { write, failures } = await opened();
  write("a", "1", 1);
  await rest();
  connections[0].pending[0].abort();
  await rest();
  connections[1].pending[0].abort();
  await rest();
  assert.deepEqual(failures, ["failed"]);
  assert.ok(connections.every(({ closed }) => closed));
});
