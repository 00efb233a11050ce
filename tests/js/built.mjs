// Node's --import: modules that the build writes are these, for the modules that import them.
import { register } from "node:module";

register("./built-hooks.mjs", import.meta.url);
