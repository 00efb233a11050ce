// Splits a WebAssembly file into one with its code and one with its data segments. A page has to receive the code on its
// main thread, so that the browser keeps it compiled; the data, two fifths of Python's runtime, needs no page.
//     node split-data-segments.mjs WASM CODE DATA
// The code exports its memory, and finds no data there until the other file has been instantiated with that memory, its
// import `env.memory`.
import { writeFileSync } from "node:fs";
import binaryen from "binaryen";
import { FEATURES, readWasm } from "./read-wasm.mjs";

const [wasm, code, data] = process.argv.slice(2);
const whole = readWasm(wasm);
const { initial, max } = whole.getMemoryInfo();
const segments = Array.from({ length: whole.getNumDataSegments() }, (_, at) =>
  whole.getDataSegmentInfo(whole.getDataSegmentByIndex(at)),
);
if (segments.some(({ passive }) => passive)) throw new Error("Passive data segments belong to the code, which copies them.");
if (whole.getStart()) throw new Error("The start function would run before the data is there.");

const rest = new binaryen.Module();
rest.setFeatures(FEATURES);
const placed = segments.map(({ offset, data }) => ({ offset: rest.i32.const(offset), data: new Uint8Array(data) }));
rest.setMemory(initial, max, null, placed);
rest.addMemoryImport("0", "env", "memory"); // "0" is the name that Binaryen has given the memory
writeFileSync(data, rest.emitBinary());

whole.setMemory(initial, max, null, []); // no data; its export stays
writeFileSync(code, whole.emitBinary());
