// Unpacks the standard library on its way to Pyodide, which expects a zip.
import { LIBRARY, unpackedStream } from "./packed-archives.js";

const ask = globalThis.fetch;

globalThis.fetch = async (...asked) => {
  const answer = await ask(...asked);
  return String(asked[0]) === LIBRARY ? new Response(unpackedStream(answer)) : answer;
};
