// The page's side of the bots' worker: pauses, hurry, and workers that die.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { fresh, stand } from "./browser-stubs.mjs";

let now;
let told;
let workers;
let desk;

class Worker {
  said = [];

  constructor() {
    workers.push(this);
  }

  postMessage(message) {
    this.said.push(message);
  }

  terminate() {
    this.ended = true;
  }
}

/** Let so many milliseconds go by; a worker that is alive answers each ping. */
function wait(duration, alive = true) {
  for (const end = now + duration; now < end; ) {
    const step = Math.min(100, end - now);
    now += step;
    mock.timers.tick(step);
    const worker = workers.at(-1);
    if (alive && worker?.said.at(-1)?.ping) worker.onmessage?.({ data: { pong: true } });
  }
}

const says = (message) => workers.at(-1).onmessage({ data: message });

beforeEach(async () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  mock.method(console, "warn", () => {});
  [now, told, workers] = [1000, [], []];
  mock.method(performance, "now", () => now);
  stand({ Worker, document: { documentElement: { dataset: {} }, hidden: false }, pennyPressMarkup: { elements: String, scriptURL: String } });
  desk = await fresh("bots/supervisor.js");
  const { connect } = await import("../../static/js/send-to-python.js");
  connect((message) => told.push(JSON.parse(message)));
});

test("a thought is told after its pause, not before", () => {
  desk.think("move:1", "question", 500);
  assert.deepEqual(workers[0].said, [{ ask: "move:1", question: "question" }]);
  says({ started: true });
  wait(100);
  says({ ticket: "move:1", answer: "a" });
  wait(300);
  assert.deepEqual(told, []);
  wait(100);
  assert.deepEqual(told, [["BotAnswered", "move:1", "a"]]);
});

test("what comes after the pause, or is hurried, or for a page that nobody sees, is told at once", () => {
  desk.think("move:1", "q", 100);
  wait(200);
  says({ ticket: "move:1", answer: "late" });
  desk.think("move:2", "q", 9000);
  desk.answerNow("move:2");
  assert.deepEqual(workers[0].said.at(-1), { hurry: "move:2" });
  says({ ticket: "move:2", answer: "hurried" });
  desk.think("move:3", "q", 9000);
  says({ ticket: "move:3", answer: "held" });
  desk.answerNow("move:3");
  globalThis.document.hidden = true;
  desk.think("move:4", "q", 9000);
  says({ ticket: "move:4", answer: "unseen" });
  assert.deepEqual(told.map(([, , answer]) => answer), ["late", "hurried", "held", "unseen"]);
});

test("what was dropped is not told, whether the worker has answered or not", () => {
  desk.think("advice:1", "q", 0);
  desk.cancelQuestion("advice:1");
  assert.deepEqual(workers[0].said.at(-1), { drop: "advice:1" });
  says({ ticket: "advice:1", answer: "a" });
  desk.think("advice:2", "q", 500);
  says({ ticket: "advice:2", answer: "a" });
  desk.cancelQuestion("advice:2");
  wait(1000);
  assert.deepEqual(told, []);
});

test("a worker that dies is replaced twice in a row, and asked again; then its questions have failed", () => {
  desk.think("move:1", "one", 0);
  desk.think("analysis:2", "two", 0);
  desk.answerNow("analysis:2");
  for (let death = 1; death <= 2; death++) {
    says({ died: "out of memory" });
    assert.equal(workers.length, death + 1);
    assert.equal(workers[death - 1].ended, true);
    assert.deepEqual(workers[death].said, [
      { ask: "move:1", question: "one" },
      { ask: "analysis:2", question: "two" },
      { hurry: "analysis:2" },
    ]);
  }
  assert.deepEqual(told, []);
  says({ died: "again" });
  assert.deepEqual(told, [["BotFailed", "move:1"], ["BotFailed", "analysis:2"]]);
  desk.think("move:3", "three", 0);
  assert.equal(workers.length, 4);
});

test("an answer in between gives a worker all its chances again", () => {
  for (let round = 0; round < 4; round++) {
    desk.think("move:1", "q", 0);
    says({ died: "x" });
    says({ ticket: "move:1", answer: "a" });
  }
  assert.deepEqual(told.map(([what]) => what), Array(4).fill("BotAnswered"));
});

test("a question that Python refuses fails alone", () => {
  desk.think("move:1", "q", 0);
  desk.think("move:2", "q", 0);
  says({ ticket: "move:1", failed: "ValueError" });
  says({ ticket: "move:2", answer: "a" });
  assert.deepEqual(told, [["BotFailed", "move:1"], ["BotAnswered", "move:2", "a"]]);
});

test("a worker without a sign of life counts as dead, one that answers does not", () => {
  desk.think("move:1", "q", 0);
  says({ started: true });
  wait(60_000);
  assert.equal(workers.length, 1);
  wait(15_000, false);
  assert.equal(workers.length, 2);
});

test("a page that has slept does not blame the worker", () => {
  desk.think("move:1", "q", 0);
  says({ started: true });
  for (let beat = 0; beat < 10; beat++) {
    now += 60_000; // the clock goes on, the timers do not
    mock.timers.tick(2500);
  }
  assert.equal(workers.length, 1);
});

test("a worker may die while its last answer waits for its pause", () => {
  desk.think("move:1", "q", 9000);
  says({ started: true });
  says({ ticket: "move:1", answer: "a" });
  says({ died: "x" });
  wait(9000);
  assert.deepEqual(told, [["BotAnswered", "move:1", "a"]]);
  assert.equal(workers.length, 1);
});

test("a worker that nobody asks for five minutes is ended", () => {
  desk.think("move:1", "q", 0);
  says({ ticket: "move:1", answer: "a" });
  wait(299_000);
  assert.equal(workers[0].ended, undefined);
  wait(2000);
  assert.equal(workers[0].ended, true);
  desk.think("move:2", "q", 0);
  assert.equal(workers.length, 2);
});

test("the five minutes begin with the last answer, however long the question was open", () => {
  desk.think("move:1", "q", 0);
  says({ started: true });
  wait(400_000);
  assert.equal(workers[0].ended, undefined);
  says({ ticket: "move:1", answer: "a" });
  wait(299_000);
  assert.equal(workers[0].ended, undefined);
  wait(2000);
  assert.equal(workers[0].ended, true);
});
