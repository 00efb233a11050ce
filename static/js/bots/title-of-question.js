// The title that a question to the bots is about.

/**
 * The name of the title; "" if the question is malformed, which Python then reports.
 * @param {string} question
 */
export function titleOf(question) {
  try {
    return String(JSON.parse(question).game);
  } catch {
    return "";
  }
}
