// Node's --import: modules that the build writes are these, for the modules that import them.
import { register } from "node:module";

register("./build-output-hooks.mjs", import.meta.url);
