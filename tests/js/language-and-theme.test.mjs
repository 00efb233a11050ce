// The language and the light of a page, before anything of it is seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { plain, storage } from "./browser-stubs.mjs";

function page({ hash = "", kept, dataset = {} }) {
  const localStorage = storage();
  if (kept !== undefined) localStorage.setItem("penny-press:settings", kept);
  const sheets = [{ media: "", setAttribute: (_, value) => (sheets[0].media = value) }];
  const heard = {};
  return {
    document: {
      documentElement: { lang: "", dataset: { languages: "en ja", ...dataset } },
      querySelector: () => null,
      querySelectorAll: () => sheets,
    },
    location: { hash },
    localStorage,
    sheets,
    heard,
    addEventListener: (type, listener) => (heard[type] = listener),
  };
}

function language(languages, about) {
  const { document } = plain("js/choose-language.js", { ...page(about), navigator: { languages } });
  return [document.documentElement.lang, document.documentElement.dataset.held];
}

test("the address comes before what was chosen, and that before the browser's languages", () => {
  const kept = '{"language": "ja"}';
  assert.deepEqual(language(["de", "ja-JP"], {}), ["ja", "language"]);
  assert.deepEqual(language(["en"], { kept }), ["ja", "language"]);
  assert.deepEqual(language(["en"], { kept, hash: "#lang=en" }), ["en", undefined]);
});

test("a language that we lack is passed over, and damaged settings are none", () => {
  assert.deepEqual(language(["de", "fr"], { kept: "{", hash: "#lang=tlh" }), ["en", undefined]);
});

test("a frame on somebody's page reads nothing that is kept", () => {
  assert.equal(language(["en"], { kept: '{"language": "ja"}', dataset: { theme: "paper" } })[0], "en");
});

const light = (about) => plain("js/theme.js", page(about));
const BY_SYSTEM = "screen and (prefers-color-scheme: dark)";

test("the light is as it was chosen, else as the system has it", () => {
  assert.equal(light({ kept: '{"light": "night"}' }).sheets[0].media, "screen");
  assert.equal(light({ kept: '{"light": "noon"}' }).sheets[0].media, BY_SYSTEM);
  assert.equal(light({ kept: '{"light": "constructor"}' }).sheets[0].media, BY_SYSTEM);
  assert.equal(light({}).sheets[0].media, BY_SYSTEM);
});

test("the light of a frame is what its address asks for, and no property that every object has", () => {
  const frame = (hash) => light({ hash, dataset: { theme: "" }, kept: '{"light": "night"}' });
  assert.equal(frame("#theme=night").sheets[0].media, "screen");
  assert.equal(frame("#theme=auto").sheets[0].media, BY_SYSTEM);
  assert.equal(frame("").sheets[0].media, "not all");
  assert.equal(frame("#theme=constructor").document.documentElement.dataset.theme, "paper");
});

test("another light is heard of", () => {
  const { heard, sheets } = light({});
  heard["penny-press:theme"]({ detail: "day" });
  assert.equal(sheets[0].media, "not all");
});
