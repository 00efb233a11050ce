// The two-finger rotate gesture, anywhere on the page, while there is something to rotate: an element with
// `data-twist`.
import { post } from "./send-to-python.js";

const STEP_RADIANS = Math.PI / 6;
/** @type {Map<number, Point>} */
const fingers = new Map();
/** @type {number | null} */
let began = null; // the initial angle between the two fingers

export function listen() {
  addEventListener("pointerdown", down, true);
  addEventListener("pointermove", move, true);
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) addEventListener(type, up, true);
}

/** @param {PointerEvent} event */
function down({ pointerType, pointerId, clientX, clientY }) {
  if (pointerType !== "touch") return;
  fingers.set(pointerId, { x: clientX, y: clientY });
  began = fingers.size === 2 ? angle() : null;
}

/** @param {PointerEvent} event */
function move({ pointerId, clientX, clientY }) {
  if (!fingers.has(pointerId)) return;
  fingers.set(pointerId, { x: clientX, y: clientY });
  if (began === null || Math.abs(Math.sin(angle() - began)) < Math.sin(STEP_RADIANS)) return;
  began = null; // once per gesture
  post(document.querySelector("[data-twist]")?.dataset.twist);
}

/** @param {PointerEvent} event */
function up({ pointerId }) {
  fingers.delete(pointerId);
  began = null;
}

function angle() {
  const [first, second] = fingers.values();
  return Math.atan2(second.y - first.y, second.x - first.x);
}
