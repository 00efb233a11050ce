// Reads a WebAssembly file of Pyodide for Binaryen, which has to be told what the file may use.
import { readFileSync } from "node:fs";
import binaryen from "binaryen";

const { Features } = binaryen;
export const FEATURES =
  Features.MutableGlobals |
  Features.SignExt |
  Features.NontrappingFPToInt |
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.ExceptionHandling |
  Features.ReferenceTypes |
  Features.Multivalue |
  Features.CallIndirectOverlong;

/** The module in that file. */
export function readWasm(path) {
  const module = binaryen.readBinary(readFileSync(path));
  module.setFeatures(FEATURES);
  return module;
}
