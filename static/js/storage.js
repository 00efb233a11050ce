// The browser's localStorage. Its errors are told apart here: Python does not get to see their names.
import { forget } from "./pictures.js";

const FULL = new Set(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"]);

/** All texts whose keys begin so, as JSON; '' when the browser keeps nothing for us. */
export function stored(prefix) {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, number) => localStorage.key(number));
    const ours = keys.filter((key) => key?.startsWith(prefix));
    return JSON.stringify(Object.fromEntries(ours.map((key) => [key, localStorage.getItem(key)])));
  } catch {
    return "";
  }
}

/** Why a text could not be kept ('full', 'forbidden'); '' when it was. Pictures make room for it. */
export function keep(key, text) {
  const refusal = put(key, text);
  if (refusal !== "full") return refusal;
  forget();
  return put(key, text);
}

/** Forget a text, and what the pictures show of it. */
export function remove(key) {
  localStorage.removeItem(key);
  forget();
}

function put(key, text) {
  try {
    localStorage.setItem(key, text);
    return "";
  } catch (error) {
    return FULL.has(error.name) ? "full" : "forbidden";
  }
}
