// What Emscripten makes of CPython. Its settings are Pyodide's own; these are the ones that we look into.
export interface Settings {
  API: { rawRun(code: string): [failed: number, how: string] };
  instantiateWasm(imports: WebAssembly.Imports, receive: Receive): unknown;
}

type Receive = (instance: WebAssembly.Instance, ...module: WebAssembly.Module[]) => void;

export default function create(settings: Settings): Promise<object>;
