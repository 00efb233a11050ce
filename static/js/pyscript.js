// Starts PyScript, less what would need a Content-Security-Policy with 'unsafe-eval': it writes the
// hooks of its own workers out as text and makes functions of them, in pages without such workers too.
import "./database.js"; // before PyScript
import { hooks } from "../vendor/pyscript/core.js";

hooks.worker.onBeforeRunAsync.clear();
