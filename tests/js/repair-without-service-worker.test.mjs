// A repair where there is no service worker: what was fetched is compared with the build's list.
import assert from "node:assert/strict";
import { before, mock, test } from "node:test";
import { cacheStorage, fresh, stand } from "./browser-stubs.mjs";

const SITE = new URL("../../", import.meta.url).href;
const NAME = "static/js-0123456789/app.js";
let repair;

before(async () => {
  ({ repair } = await fresh("repair-damaged-files.js"));
});

/** A browser that has fetched these; `answer` is what a fetch of such a file with such a cache mode comes to. */
function browser(answer, fetched = [NAME, "static/plain.js"]) {
  stand({
    caches: cacheStorage({}, SITE),
    navigator: {},
    fetch: async (address, { cache, integrity } = {}) => {
      if (address.endsWith("files-1.json")) return Response.json({ [NAME]: "sha256-good" });
      return answer(address.slice(SITE.length), cache, integrity);
    },
  });
  mock.method(performance, "getEntriesByType", () => fetched.map((name) => ({ name: SITE + name })));
}

async function fails() {
  throw new TypeError("integrity");
}

test("a file that is in order is asked of the HTTP cache, one without a hash in its name is not", async () => {
  const asked = [];
  browser((...how) => {
    asked.push(how);
    return new Response("");
  });
  assert.deepEqual(await repair("1"), {});
  assert.deepEqual(asked, [[NAME, "force-cache", "sha256-good"]]);
});

test("one that is damaged in the cache is fetched anew", async () => {
  browser((_, cache) => (cache === "reload" ? new Response("") : fails()));
  assert.deepEqual(await repair("1"), {});
});

test("what keeps it from being repaired is told apart", async () => {
  const file = new URL(SITE + NAME).pathname;
  browser((_, __, integrity) => (integrity ? fails() : new Response("")));
  assert.deepEqual(await repair("1"), { problem: "damaged", file });
  browser((_, __, integrity) => (integrity ? fails() : new Response("", { status: 503 })));
  assert.deepEqual(await repair("1"), { problem: "refused", file });
  browser(fails);
  assert.deepEqual(await repair("1"), { problem: "unreachable", file });
});

test("a file whose hash nobody knows is fetched anew in any case", async () => {
  const asked = [];
  browser((...how) => {
    asked.push(how);
    return new Response("");
  });
  assert.deepEqual(await repair(undefined), {});
  assert.deepEqual(asked, [[NAME, "reload", undefined]]);
});

test("the service worker is asked first, and its word counts when something is wrong", async () => {
  browser(fails);
  const postMessage = (wish, [port]) => {
    assert.deepEqual(wish, { wish: "repair", release: "1" });
    port.postMessage({ problem: "refused", file: "x" });
    port.close();
  };
  stand({ navigator: { serviceWorker: { controller: { postMessage } } } });
  mock.timers.enable({ apis: ["setTimeout"] });
  assert.deepEqual(await repair("1"), { problem: "refused", file: "x" });
  mock.timers.reset();
});
