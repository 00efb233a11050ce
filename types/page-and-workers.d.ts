// What scripts share in the page and in workers.

/** What keeps a file from being repaired, and which; `foreign` when another release was asked. */
interface Repaired {
  problem?: string;
  file?: string;
  foreign?: boolean;
}

/** What a frame asks the interpreter of diagrams: to show a position, to hear a message, or to forget the session. */
interface DiagramRequest {
  open?: string;
  message?: string;
  added?: string;
  end?: boolean;
}

/** What Python answers to the frame of a diagram. */
interface DiagramAnswer {
  html: string;
  /** The title of the table that is drawn. */
  title?: string;
  /** A title that has to be loaded first; then the request is repeated. */
  missing?: string;
  said?: string[];
  acted?: { action: string; over: boolean }[];
  problem?: string;
  fault?: string;
  failed?: string;
}

/** A port of a channel, whichever kind. */
type Port = MessagePort | BroadcastChannel;

/** What the page says to the bots' worker. */
interface BotsRequest {
  ask?: string;
  question?: string;
  hurry?: string;
  drop?: string;
  ping?: boolean;
}

/** What the bots' worker says. */
interface BotsAnswer {
  started?: boolean;
  died?: string;
  ticket?: string;
  answer?: string;
  failed?: string;
  pong?: boolean;
}

/** A stored snapshot; its memory is not to be used before `read` resolves, which rejects if the snapshot is damaged. */
interface Snapshot {
  title: string;
  memory: Uint8Array;
  read: Promise<unknown>;
}

/** What the page says to its interpreter: the compiled runtime, code to run with what the page knows, a title, a message. */
interface PythonRequest {
  runtime?: WebAssembly.Module;
  run?: string;
  known?: string;
  title?: string;
  /** The title whose snapshot is to be stored. */
  keep?: string;
  message?: string;
  added?: string;
}

/** What the page's interpreter says. */
interface PythonAnswer {
  /** An entry of its performance timeline, `at` in ms since 1970. */
  seen?: { type: string; name: string; at: number; responseStatus?: number };
  /** The titles that can be imported when it has started. */
  started?: string[];
  ran?: boolean;
  /** A function of the page to call. */
  call?: string;
  values?: unknown[];
  /** How many messages it had handled then. */
  handled?: number;
  /** How many messages it has handled, once it has drawn what follows. */
  answered?: number;
  loaded?: string;
  failed?: string;
  kept?: boolean;
  died?: string;
}

/** Python, as it hears a message: two texts of JSON. */
type Receiver = (message: string, added: string) => void;

/** Makes the page load anew what is damaged: repair-damaged-files.js, for start-progress-and-failure.js, which is no module. */
declare var pennyPressRepair: (release?: string) => Promise<Repaired>;

type Python = import("pyodide").PyodideInterface;
type PyodideOptions = Parameters<typeof import("./vendor/pyodide/pyodide.mjs").loadPyodide>[0];
type PyodideSettings = import("./vendor/pyodide/pyodide.asm.mjs").Settings;
