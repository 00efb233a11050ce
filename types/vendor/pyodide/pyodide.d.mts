// Pyodide's own types, but for what it hides of its settings.
import type { PyodideInterface } from "pyodide";
import type { Settings } from "./pyodide.asm.mjs";

export { version } from "pyodide";

export function loadPyodide(options: {
  fsInit(FS: PyodideInterface["FS"]): Promise<void>;
  createPyodideModule(settings: Settings): Promise<object>;
  stdLibURL?: string;
  _loadSnapshot?: Uint8Array | undefined;
}): Promise<PyodideInterface>;
