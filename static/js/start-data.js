// What the page knows and Python cannot see from its worker.
import { journaled, stored } from "./local-storage.js";

let fragment = ""; // of the address, as it was told

/** The fragment of the address that Python was started with. */
export function fragmentAtStart() {
  return fragment;
}

/**
 * As JSON: the texts in localStorage ('' if that is forbidden), the rows of the journal that differ, the fragment of the
 * address, the language, and the address of the page's folder.
 */
export function startData() {
  const texts = stored();
  fragment = location.hash;
  return JSON.stringify({
    texts,
    journal: texts && journaled(),
    fragment,
    language: document.documentElement.lang,
    site: new URL(".", location.href).href,
  });
}
