// The interpreter of diagrams, in a worker. Every session has a port for requests and answers.
import { startPythonBeside } from "../python/start-in-worker.js";
import { isReturn, keep } from "../python/snapshot.js";
import { addTitle } from "../python/title-archives.js";
import { DIAGRAM } from "./channel-names.js";

const SNAPSHOT_AFTER_MS = 2000; // from the first drawing of a title

const returning = isReturn(); // asked before Python starts
const starting = startPythonBeside("pennypress.app.embed.embed_worker").then(({ python, module }) => ({ python, diagrams: module.OpenDiagrams() }));
let sessions = 0;
/** @type {Set<string>} */
const drawn = new Set(); // the titles of all drawings

addEventListener("message", ({ data: id, ports: [port] }) => begin(++sessions, port ?? new BroadcastChannel(DIAGRAM + id)));

/**
 * Open a session. Its requests are answered one after the other, once Python is ready.
 * @param {number} session @param {Port} port
 */
function begin(session, port) {
  let isOpen = true;
  let done = Promise.resolve();
  port.onmessage = (/** @type {MessageEvent<DiagramRequest>} */ { data }) => {
    if (data.end) {
      isOpen = false;
      port.close();
    }
    done = done.then(() => (data.end ? end(session) : reply(data)));
  };
  port.postMessage(""); // now listening

  /** @param {DiagramRequest} request */
  async function reply(request) {
    const text = isOpen ? await answerOrFailure(session, request) : "";
    if (isOpen) port.postMessage(text);
  }
}

/** @param {number} session @param {DiagramRequest} request */
async function answerOrFailure(session, request) {
  try {
    const { python, diagrams } = await starting;
    return await answer(python, diagrams, session, request);
  } catch (error) {
    console.error(error);
    return JSON.stringify({ failed: String(error) });
  }
}

/**
 * The answer to a request. If it needs a title that is not loaded, the title is loaded first; if that fails, the answer
 * says which one is missing.
 * @param {Python} python @param {OpenDiagrams} diagrams @param {number} session @param {DiagramRequest} request
 * @returns {Promise<string>}
 */
async function answer(python, diagrams, session, request) {
  const { open, message = "", added = "" } = request;
  const text = open ? diagrams.open(session, open) : diagrams.hear(session, message, added);
  const { missing, title } = /** @type {DiagramAnswer} */ (JSON.parse(text));
  if (title) keepSnapshotSoon(title);
  if (!missing) return text;
  try {
    await addTitle(python, missing);
  } catch (error) {
    console.error(error);
    return JSON.stringify({ failed: String(error), missing });
  }
  return answer(python, diagrams, session, request);
}

/**
 * Store the snapshot of a title that is drawn for the first time, for later visits. Not on a first visit: whoever reads
 * the page once is spared the 5 to 8 MB.
 * @param {string} title
 */
function keepSnapshotSoon(title) {
  if (drawn.has(title)) return;
  drawn.add(title);
  setTimeout(async () => (await returning) && keep(title), SNAPSHOT_AFTER_MS);
}

/** @param {number} session */
async function end(session) {
  await starting.then(({ diagrams }) => diagrams.close(session), () => {});
}
