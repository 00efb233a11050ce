// What the page knows and Python cannot see from its worker.
import { journaled, stored } from "./local-storage.js";

/**
 * As JSON: the texts in localStorage ('' if that is forbidden), the rows of the journal that differ, the fragment of the
 * address, the language, and the address of the page's folder.
 */
export function known() {
  const texts = stored();
  return JSON.stringify({
    texts,
    journal: texts && journaled(),
    fragment: location.hash,
    language: document.documentElement.lang,
    site: new URL(".", location.href).href,
  });
}
