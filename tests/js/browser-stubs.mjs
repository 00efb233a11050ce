// What scripts find in a browser and not in Node, as far as the tests need it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import vm from "node:vm";

/** Make something global, also where Node has its own. */
export function stand(names) {
  for (const [name, value] of Object.entries(names)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** A module as a page loads it: each time anew. */
export function fresh(name) {
  return import(`../../static/js/${name}?${Math.random()}`);
}

/** Run a plain script with these globals; answers all that is global then. `write` changes its text before. */
export function plain(name, globals, write = (text) => text) {
  const context = vm.createContext({ URL, URLSearchParams, ...globals });
  context.globalThis = context;
  vm.runInContext(write(readFileSync(new URL(`../../static/${name}`, import.meta.url), "utf8")), context);
  return context;
}

/** A localStorage with so much room, in characters. */
export function storage(room = Infinity) {
  const texts = new Map();
  return {
    texts,
    get length() {
      return texts.size;
    },
    key: (number) => [...texts.keys()][number] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => texts.delete(key),
    clear: () => texts.clear(),
    setItem(key, text) {
      const others = [...texts].filter(([each]) => each !== key);
      if ([...others.flat(), key, text].join("").length > room) {
        throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
      }
      texts.set(key, text);
    },
  };
}

/** Cache Storage; `kept` is, by cache and address, the text that lies there. */
export function cacheStorage(kept, base) {
  const href = (asked) => new URL(asked.url ?? asked, base).href;
  const open = async (name) => {
    const files = (kept[name] ??= {});
    return {
      keys: async () => Object.keys(files).map((url) => ({ url })),
      match: async (asked) => (href(asked) in files ? response(href(asked), files[href(asked)]) : undefined),
      put: async (asked, answer) => void (files[href(asked)] = await answer.text()),
      delete: async (asked) => delete files[href(asked)],
    };
  };
  return {
    open,
    keys: async () => Object.keys(kept),
    has: async (name) => name in kept,
    delete: async (name) => delete kept[name],
  };
}

/** An answer as a good server gives it. */
export function response(address, text, status = 200) {
  const kind = /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? "html";
  const type = { html: "text/html", js: "text/javascript", css: "text/css" }[kind] ?? "application/octet-stream";
  return new Response(text, { status, headers: { "Content-Type": type } });
}

/** Its hash, as integrity has it. */
export function integrity(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
