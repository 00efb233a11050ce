// ESLint rules for the page's scripts. They look for mistakes, not for layout.
import { readdirSync, readFileSync } from "node:fs";

import js from "@eslint/js";
import globals from "globals";

const PAGES = ["index.html", ...readdirSync("pages", { withFileTypes: true }).filter(isPage).map(({ name }) => `pages/${name}`)];
// Scripts in pages' script elements; all others but the service worker are modules.
const PLAIN = [...new Set(PAGES.flatMap(plainScripts))];
const SERVICE_WORKERS = ["static/root/sw.js", "pennypress/site/dev/remove-service-worker.js"];
const FOR_DEVELOPERS = ["benchmarks/**/*.js", "e2e/**/*.js", "pennypress/site/dev/reload.js"];
const WORKERS = "static/js/*/worker.js";

const MARKUP = "Text becomes markup in sanitizer.js only (docs/security.md).";
const PARSES = "AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$|^srcdoc$/]";
const RULES = {
  "array-callback-return": ["error", { checkForEach: false }],
  "eqeqeq": "error",
  "no-constructor-return": "error",
  "no-empty": ["error", { allowEmptyCatch: true }],
  "no-eval": "error",
  "no-implicit-globals": "error",
  "no-implied-eval": "error",
  "no-new-func": "error",
  "no-restricted-properties": [
    "error",
    { property: "insertAdjacentHTML", message: MARKUP },
    { object: "document", property: "write", message: MARKUP },
  ],
  "no-restricted-syntax": ["error", { selector: PARSES, message: MARKUP }],
  "no-self-compare": "error",
  "no-template-curly-in-string": "error",
  "no-throw-literal": "error",
  "no-undef-init": "error",
  "no-unmodified-loop-condition": "error",
  "no-unreachable-loop": "error",
  "no-unused-vars": ["error", { ignoreRestSiblings: true }],
  "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
  "no-var": "error",
  "prefer-const": "error",
};

export default [
  { ignores: [".venv/", "build/", "static/vendor/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  { rules: RULES },
  { files: ["**/*.mjs"], languageOptions: { globals: globals.node } },
  {
    files: ["static/**/*.js", ...FOR_DEVELOPERS],
    languageOptions: { globals: { ...globals.browser, pennyPressMarkup: "readonly" } },
  },
  { files: [WORKERS], languageOptions: { globals: { ...off(globals.browser), ...globals.worker } } },
  {
    files: [...PLAIN, ...FOR_DEVELOPERS],
    languageOptions: { sourceType: "script" },
  },
  {
    files: SERVICE_WORKERS,
    languageOptions: { sourceType: "script", globals: { ...off(globals.browser), ...globals.serviceworker } },
    rules: { "no-implicit-globals": "off" }, // nobody else runs there
  },
  { files: ["static/js/sanitizer.js"], rules: { "no-restricted-syntax": "off" } },
];

/** Whether a directory entry is an HTML page. */
function isPage(entry) {
  return entry.isFile() && entry.name.endsWith(".html");
}

/** The paths of the plain scripts of a page. */
function plainScripts(page) {
  return [...readFileSync(page, "utf8").matchAll(/<script src="\.\/(static\/js\/[^"]+)"/g)].map(([, path]) => path);
}

/** The same globals, switched off. */
function off(names) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, "off"]));
}
