// What scripts of a page share, and what they may take for granted of it.

/** An element of a page, be it HTML or a part of a drawing. */
type Drawn = HTMLElement | SVGElement;

/** A field or a button of a form. What only some kinds have is asked of these alone. */
interface Field extends HTMLElement {
  name: string;
  type: string;
  value: string;
  checked: boolean;
  files: FileList;
  selectedOptions: HTMLCollectionOf<HTMLOptionElement>;
}

type Tell = (...message: unknown[]) => void;

/** Python's worker: what it has said before anybody listened, and when it has been handed the compiled runtime. */
interface StartedWorker {
  worker: Worker;
  early: Event[];
  handed: Promise<void>;
}

/** A promise with the functions that settle it. */
interface Deferred<T> {
  promise: Promise<T>;
  resolve(value: T): void;
  reject(why: unknown): void;
}

/** Starts Python's worker: start-python-worker.js, for modules. */
declare var pennyPressPython: () => StartedWorker;

interface Point {
  x: number;
  y: number;
}

/** What is measured of a box. */
interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Direction = "left" | "right" | "up" | "down";

/** A piece that has been let go over a target, and where. */
interface Dropped {
  piece?: string;
  box: Box;
}

/** A row of the journal (backup-journal.js). */
interface Row {
  key: string;
  text: string | null;
  at: number;
  alone?: boolean;
  over?: string | null;
}

/** How something is seen to move: what, by which steps, and when; what it hides of the page meanwhile. */
interface Flight {
  flier: HTMLElement;
  frames: Keyframe[];
  delay: number;
  duration: number;
  hidden?: Drawn | null;
  begin?(): void;
  clean?(): void;
}

interface Timing {
  delay: number;
  duration: number;
}

/** By place: an element for each piece that lies there. */
type Places = Map<string, Drawn[]>;
/** By name of the pieces, as `dataset` has it. */
type Inventory = Map<string | undefined, Places>;
/** By name: the elements whose number runs when it changes. */
type Numbers = Map<string | undefined, { element: HTMLElement; number: number }>;

/** Which of the pieces at which place of the new drawing an element of the old one becomes (motion/piece-inventory.js). */
interface Arrival {
  piece: string | undefined;
  place: string;
  index: number;
  from: Drawn | null;
  origin: string | undefined;
}

/** A piece that is in the old drawing only. */
interface Leaving {
  piece: string | undefined;
  place: null;
  from: Drawn;
}

/** What is going to move (motion/motion.js). */
interface Plan {
  moves: boolean;
  isSameScene: boolean;
  before: Numbers;
  going: (Arrival & { box?: Box })[];
  leaving: (Leaving & { depart: Departure })[];
}

/** How a piece flies off to a receiver. */
type Departure = (receiver: Element | undefined, when: Timing) => Flight | null;

/** An event of an element, where TypeScript knows of a target only. */
type Of<Kind extends Event, Target extends EventTarget = Drawn> = Kind & { target: Target };

/** What people do, they do to an element. */
interface Targets {
  click: Drawn;
  keydown: Drawn;
  focusin: Drawn;
  pointerdown: Drawn;
  pointerover: Drawn;
  dragstart: Drawn;
  input: Field;
  change: Field;
  cancel: HTMLElement;
  close: HTMLDialogElement;
  submit: HTMLFormElement;
}

/** What the frame of a diagram tells the page around it (docs/embedding.md). */
interface Told {
  type: string;
  height?: number;
  title?: string;
  /** With `penny-press:failed`: whether other diagrams can go on. */
  isAlone?: boolean;
}

/** What a frame needs once somebody interacts with its diagram. */
type Interaction = typeof import("../static/js/embed/drag-and-animate-diagram.js");

type MorphCallbacks = import("./vendor/idiomorph/idiomorph.esm.js").Callbacks;

/** A diagram on a third-party page. */
interface Diagram {
  readonly window?: Window | null;
  hear(told: Told): void;
}

/** An element that names a file, by one of its attributes. */
type Naming = HTMLElement & Record<"href" | "src" | "content", string>;

/** Markup and addresses, made by sanitizer.js. Where browsers have Trusted Types, a `scriptURL` is one. */
declare var pennyPressMarkup: {
  elements(text: string): DocumentFragment;
  scriptURL(address: string | URL): string;
};

/** What keys do: key-rules.js. */
declare var pennyPressKeys: Record<"isTyped" | "isOfBrowser" | "isHeldDown" | "isArrowOfGroup", (event: Of<KeyboardEvent>) => boolean> & {
  clicked(event: Of<KeyboardEvent>, area?: Element, isFree?: boolean): Drawn | undefined;
};

/** Where browsers have Trusted Types: what turns text into markup and addresses. */
declare var trustedTypes: { createPolicy(name: string, policy: TextPolicy): TextPolicy } | undefined;
type TextPolicy = Record<"createHTML" | "createScriptURL", (text: string) => string>;

/** The elements that stand in the HTML of the pages whose scripts ask for them. */
interface Standing {
  app: HTMLElement;
  live: HTMLElement;
  opening: HTMLTemplateElement;
  sorry: HTMLTemplateElement;
  stopped: HTMLTemplateElement;
  again: HTMLElement;
  failed: HTMLElement;
  insecure: HTMLElement;
  arrived: HTMLProgressElement | null;
}

interface Document {
  getElementById<Id extends keyof Standing>(id: Id): Standing[Id];
  getElementById(id: `in-${string}`): HTMLTemplateElement | null; // the words of a language
  addEventListener<Type extends keyof Targets>(
    type: Type,
    listener: (event: Of<DocumentEventMap[Type], Targets[Type]>) => void,
    options?: AddEventListenerOptions | boolean,
  ): void;
}

// What our selectors find: of these TypeScript knows names of elements only.
interface ParentNode {
  querySelector(selector: `[data-${string}`): Drawn | null;
  querySelectorAll(
    selector: "head [data-bytes]" | "link[data-bytes], meta[data-bytes], script[src]",
  ): NodeListOf<Naming>;
  querySelectorAll(selector: `link[${string}`): NodeListOf<HTMLLinkElement>;
  querySelectorAll(selector: `dialog${":" | "["}${string}`): NodeListOf<HTMLDialogElement>;
  querySelectorAll(selector: `[data-${string}`): NodeListOf<Drawn>;
}

interface Element {
  closest(selector: `[data-${string}`): Drawn | null;
}

/** Chromium's question whether to install the page. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

interface WindowEventMap {
  appinstalled: Event;
  beforeinstallprompt: InstallPrompt;
  "penny-press:theme": CustomEvent<string>;
  "penny-press:started": Event;
  "penny-press:failed": CustomEvent<unknown>;
  "penny-press:arrived": CustomEvent<{ name: string; responseStatus?: number; startTime: number }>;
  "py:all-done": CustomEvent;
}

/** What a kind of mark on the table means, and where the rules tell more (help-triggers.js). */
interface MarkText {
  name: string;
  sentence: string;
  rules: string;
}

/** What Python tells of the marks of a table: by kind, the words around them, the message that opens the list of keys. */
interface MarkTexts {
  marks: Record<string, MarkText>;
  words: Record<"labels" | "hint" | "rules" | "keys" | "close", string>;
  keys: string;
}
