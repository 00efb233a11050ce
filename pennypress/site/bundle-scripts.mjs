// Joins the modules of static/js of a site into a few files, since a browser spends more time on each file than on
// what is in it:
//     node bundle-scripts.mjs FOLDER
// Each page and each worker gets bundles of its own. What a page or another script names keeps its address. Comments
// stay, and names change only where two modules have the same one.
import { rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { rollup } from "rollup";

const PAGES_AND_WORKERS = [
  // index.html
  [
    "start-python-after-paint.js",
    "offline-and-install.js",
    "python/pyscript-interpreter.js",
    "start-pyscript.js",
    "bridge.js",
  ],
  ["register-service-worker.js", "way-back-to-game.js", "embed/element.js"], // pages with text
  ["embed/frame.js"], // a diagram
  ["embed/interpreter-frame.js"], // what diagrams share
  ["embed/worker.js"],
  ["bots/worker.js"],
  ["python/worker.js"],
  ["repair-damaged-files.js"], // when other files may be damaged
];

const ALSO_CLASSIC = ["key-rules.js"]; // joined with modules, and run by a page before them

const folder = resolve(process.argv[2]);
const alone = PAGES_AND_WORKERS.filter((entries) => entries.length === 1).flat();
const bundles = await Promise.all(PAGES_AND_WORKERS.map(async (entries) => [baseOf(entries), await bundleOf(entries)]));
const joined = new Set();
const written = new Set();
for (const [base, bundle] of bundles) {
  const { output } = await bundle.write({ dir: base, entryFileNames: "[name].js", chunkFileNames: "[name].js" });
  for (const { fileName, moduleIds } of output) {
    const file = join(base, fileName);
    if (written.has(file)) throw new Error(`${file} is written twice`);
    written.add(file);
    for (const module of moduleIds) joined.add(module);
  }
}
for (const file of joined) if (!written.has(file) && !ALSO_CLASSIC.includes(relative(folder, file))) rmSync(file);

/** The folder that holds these modules; Rollup gives the addresses of others relative to it. */
function baseOf(entries) {
  return entries.length === 1 ? join(folder, dirname(entries[0])) : folder;
}

function bundleOf(entries) {
  const base = baseOf(entries);
  return rollup({
    input: Object.fromEntries(entries.map((name) => [relative(base, join(folder, name)).slice(0, -".js".length), join(folder, name)])),
    external: (id, importer) => importer !== undefined && isApart(resolve(dirname(importer), id), entries),
    treeshake: false,
    preserveEntrySignatures: "allow-extension",
    plugins: [{ name: "addresses-of-modules", resolveImportMeta: (property, of) => addressOf(base, property, of) }],
    onwarn: ({ message }) => { throw new Error(message); },
  });
}

/** Whether a module is not joined with those that import it: one of a library, or one that is needed alone. */
function isApart(module, entries) {
  const name = relative(folder, module);
  return name.startsWith("..") || (alone.includes(name) && !entries.includes(name));
}

/** `import.meta.url` of a module, from the file that it is joined into. */
function addressOf(base, property, { chunkId, moduleId }) {
  if (property !== "url") return null;
  const address = relative(dirname(join(base, chunkId)), moduleId);
  return `new URL("${address}", import.meta.url).href`;
}
