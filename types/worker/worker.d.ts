// What scripts take for granted in a worker.

/** No worker has a document: a script that runs in the page, too, asks for it. */
declare var document: { querySelectorAll(selector: string): Naming[] } | undefined;
type Naming = Record<"href" | "src" | "content", string>;

/** A bot at work on a question: `Question` of pennypress/bots/worker_api.py. */
interface Thinking {
  think(seconds: number): boolean;
  answer(): string;
  destroy(): void;
}

/** The interpreter of diagrams: `OpenDiagrams` of pennypress/app/embed/embed_worker.py. */
interface OpenDiagrams {
  open(session: number, wanted: string): string;
  hear(session: number, message: string, added: string): string;
  close(session: number): void;
}
