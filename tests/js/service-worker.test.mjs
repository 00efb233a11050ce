// The service worker: what it answers, and what it does with files that are damaged.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cacheStorage, integrity, plain, response } from "./browser-stubs.mjs";

const SCOPE = "https://press.example/game/";
const SCRIPT = "static/js-0123456789/app.js";
const STYLE = "static/css-0123456789/main.css";
const FACE = "static/vendor/japanese-0123456789/face.woff2";
const GOOD = { "./": "<!doctype html>", [SCRIPT]: "run()", [STYLE]: "p {}", [FACE]: "letters" };
const { [FACE]: _, ...ALWAYS } = GOOD;
const CACHE = "penny-press:/game/:2";
const written = JSON.stringify({
  version: "2",
  files: Object.fromEntries(Object.keys(ALWAYS).map((name) => [name, integrity(GOOD[name])])),
  asked: { [FACE]: integrity(GOOD[FACE]) },
  headers: { "/*": { "X-All": "yes" }, "/": { "X-Page": "yes" }, "/static/*": { "X-Static": "yes" } },
  types: { css: "text/css", html: "text/html", js: "text/javascript", woff2: "font/woff2" },
});

const at = (name) => new URL(name, SCOPE).href;
const named = (files) => Object.fromEntries(Object.entries(files).map(([name, text]) => [at(name), text]));
const request = (name, more = {}) => ({ method: "GET", url: at(name), headers: new Headers(), mode: "no-cors", ...more });

/** The worker; `kept` is what its caches hold, `served` what the server answers (an error by its number). */
function worker({ kept = {}, served = GOOD, pages = [] } = {}) {
  const asked = [];
  const scope = {
    caches: cacheStorage(kept, SCOPE),
    registration: { scope: SCOPE },
    clients: { matchAll: async () => pages, claim: async () => {} },
    addEventListener() {},
    fetch: async (name, { cache } = {}) => {
      asked.push([name.url ?? name, cache]);
      const answer = served[name.url?.slice(SCOPE.length) ?? name];
      if (answer === undefined) throw new TypeError("no network");
      return typeof answer === "number" ? new Response("", { status: answer }) : response(at(name.url ?? name), answer);
    },
    Headers,
    Response,
    crypto,
    btoa,
  };
  const line = /^(const \{ version, files, asked, headers, types \} = ).*$/m;
  const context = plain("root/sw.js", scope, (text) => text.replace(line, `$1${written};`));
  return { ...context, asked, keptFiles: kept, caches: scope.caches };
}

const event = (name, more) => ({ request: request(name, more), waitUntil: (work) => work });

test("a file is known by its name below the scope, whatever its query", () => {
  const { nameOf } = worker();
  assert.equal(nameOf(request("")), "./");
  assert.equal(nameOf(request("index.html#x")), "./");
  assert.equal(nameOf(request("rules.html?a=b")), "rules.html");
  assert.equal(nameOf(request("rules.html", { method: "POST" })), "");
  assert.equal(nameOf(request("rules.html", { headers: new Headers({ Range: "bytes=0-1" }) })), "");
  assert.equal(nameOf(request("https://press.example/else")), "");
});

test("only what runs nothing has a static route, and not as a page", () => {
  const routes = [...worker().routes()].map(({ condition }) => [condition.urlPattern.pathname, condition.requestDestination]);
  assert.deepEqual(routes, [["/game/static/css-0123456789/*.css", "style"]]);
});

test("where there are no static routes, the worker itself hands the same files over unread, and no others", async () => {
  const scope = worker({ kept: { [CACHE]: named({ ...ALWAYS, [STYLE]: "spoilt" }) } });
  const { isDirect, unchecked, asked } = scope;
  assert.ok(isDirect(STYLE, request(STYLE, { destination: "style" })));
  for (const [name, destination] of [[STYLE, "document"], [STYLE, ""], [`${STYLE}?a`, "style"], [SCRIPT, "script"], ["", "document"]]) {
    assert.ok(!isDirect(name, request(name, { destination })), `${name} ${destination}`);
  }
  assert.equal(await (await unchecked(STYLE, event(STYLE))).text(), "spoilt");
  assert.deepEqual(asked, []);
  assert.equal(await (await worker().unchecked(STYLE, event(STYLE))).text(), GOOD[STYLE]);
});

test("a kept file is answered with the headers of the build, whatever was kept with it", async () => {
  const { kept, headersOf } = worker({ kept: { [CACHE]: named(ALWAYS) } });
  const answer = await kept("./", event(""));
  assert.deepEqual([...answer.headers], [["content-type", "text/html"], ["x-all", "yes"], ["x-page", "yes"]]);
  assert.deepEqual({ ...headersOf(SCRIPT) }, { "Content-Type": "text/javascript", "X-All": "yes", "X-Static": "yes" });
});

test("what is not of the release goes from its cache, and a repair removes what is damaged from others", async () => {
  const evil = "static/css-0123456789/evil.css";
  const other = "penny-press:/other/:1";
  const spoilt = named({ [SCRIPT]: "evil()", [STYLE]: GOOD[STYLE], [evil]: "x" });
  const kept = { [CACHE]: named({ ...ALWAYS, [evil]: "x" }), [other]: { ...spoilt } };
  const { keep, repair } = worker({ kept });
  await keep(Object.keys(ALWAYS));
  assert.deepEqual(kept, { [CACHE]: named(ALWAYS), [other]: spoilt });
  await repair("2");
  assert.deepEqual(kept, { [CACHE]: named(ALWAYS), [other]: named({ [STYLE]: GOOD[STYLE], [evil]: "x" }) });
});

test("a release is kept whole or not at all", async () => {
  const kept = {};
  await worker({ kept }).install();
  assert.deepEqual(kept, { [CACHE]: named(ALWAYS) });
  const none = {};
  await assert.rejects(worker({ kept: none, served: { ...GOOD, [STYLE]: 404 } }).install(), /refused/);
  assert.deepEqual(none, {});
});

test("what another release has under the same name is taken from there, unless it is damaged", async () => {
  const old = "penny-press:/game/:1";
  const whole = worker({ kept: { [old]: named({ [SCRIPT]: GOOD[SCRIPT] }) } });
  await whole.install();
  assert.deepEqual(whole.asked.map(([name]) => name), ["./", STYLE]);
  const damaged = worker({ kept: { [old]: named({ [SCRIPT]: "evil()" }) } });
  await damaged.install();
  assert.equal(damaged.keptFiles[CACHE][at(SCRIPT)], GOOD[SCRIPT]);
});

test("a kept file that is damaged is replaced before it is answered", async () => {
  const { kept, keptFiles } = worker({ kept: { [CACHE]: named({ ...ALWAYS, [SCRIPT]: "evil()" }) } });
  assert.equal(await (await kept(SCRIPT, event(SCRIPT))).text(), GOOD[SCRIPT]);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(keptFiles[CACHE][at(SCRIPT)], GOOD[SCRIPT]);
});

test("what arrives damaged from everywhere is not answered under a name by content", async () => {
  const { kept, asked } = worker({ served: { ...GOOD, [SCRIPT]: "evil()" } });
  assert.equal((await kept(SCRIPT, event(SCRIPT))).status, 502);
  assert.deepEqual(asked.map(([, cache]) => cache), ["force-cache", "reload"]);
});

test("a page that is damaged and cannot be replaced is a plain sentence; anything else fails", async () => {
  const { kept } = worker({ kept: { [CACHE]: named({ "./": "evil" }) }, served: {} });
  const answer = await kept("./", event("", { mode: "navigate" }));
  assert.equal(answer.status, 503);
  assert.match(await answer.text(), /damaged in this browser/);
  await assert.rejects(kept("./", event("")), /no network/);
});

test("a repair tells what cannot be replaced, and why", async () => {
  const repaired = (served) => worker({ served }).repair("2");
  assert.deepEqual({ ...(await repaired(GOOD)) }, {});
  assert.deepEqual({ ...(await repaired({ ...GOOD, [STYLE]: undefined })) }, { problem: "unreachable", file: STYLE });
  assert.deepEqual({ ...(await repaired({ ...GOOD, [STYLE]: 500 })) }, { problem: "refused", file: STYLE });
  assert.deepEqual({ ...(await repaired({ ...GOOD, [STYLE]: "evil" })) }, { problem: "damaged", file: STYLE });
  assert.deepEqual({ ...(await worker().repair("1")) }, { foreign: true });
});

test("what is kept on demand is looked after once it is there, and not fetched before", async () => {
  assert.deepEqual([...(await worker().wanted())], Object.keys(ALWAYS));
  const asked = worker({ kept: { [CACHE]: named({ [FACE]: "x" }) } });
  assert.deepEqual([...(await asked.wanted())], Object.keys(GOOD));
});

test("another release goes only when no page is left that may be of it, and never somebody else's cache", async () => {
  const caches = () => ({ [CACHE]: {}, "penny-press:/game/:1": {}, "penny-press:/other/:1": {} });
  const busy = worker({ kept: caches(), pages: [{ id: "mine" }, { id: "old" }] });
  await busy.tidy("mine");
  assert.equal(Object.keys(busy.keptFiles).length, 3);
  const alone = worker({ kept: caches(), pages: [{ id: "mine" }] });
  await alone.tidy("mine");
  assert.deepEqual(Object.keys(alone.keptFiles), [CACHE, "penny-press:/other/:1"]);
});

test("a file of another release is served from any cache that can be read, else it is fetched", async () => {
  const other = "static/js-aaaaaaaaaa/old.js";
  const caches = { "penny-press:/game/:0": {}, "penny-press:/game/:1": named({ [other]: "old()" }) };
  const { keptAnywhere, caches: storage } = worker({ kept: caches, served: { [other]: "served()" } });
  const { open } = storage;
  storage.open = async (name) => (name.endsWith(":0") ? Promise.reject(new Error("damaged")) : open(name));
  assert.equal(await (await keptAnywhere(other, request(other))).text(), "old()");
  storage.open = () => Promise.reject(new Error("damaged"));
  assert.equal(await (await keptAnywhere(other, request(other))).text(), "served()");
});
