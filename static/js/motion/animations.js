// Running animations (flights). Each can be finished at any time and leaves nothing behind.
// `travel`, `departure` and `tick` measure and describe a flight; `launch` starts all of them together. Nothing is
// changed in between, so that the browser computes the layout only once.
import { copyForFlight, lay, remove } from "./overlay.js";

const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";
const TICK = 60; // minimum ms between two values of a running number
/** @type {Set<() => void>} */
const running = new Set();

/** Finish all animations. */
export function finish() {
  for (const end of [...running]) end();
}

/**
 * Start these flights. Until its copy has arrived, the real piece is invisible, but can be used.
 * @param {Flight[]} flights
 */
export function launch(flights) {
  lay(flights.map(({ flier }) => flier));
  for (const flight of flights) run(flight);
}

/**
 * Hide these elements until their flights begin. Returns what shows them again; it says whether they were still hidden.
 * @param {Drawn[]} elements
 */
export function conceal(elements) {
  const end = () => {
    for (const element of elements) delete element.dataset.inFlight;
    return running.delete(end);
  };
  for (const element of elements) element.dataset.inFlight = "";
  running.add(end);
  return end;
}

/**
 * A flight of the piece from a box to the element's place; null if nothing of it would be visible.
 * @param {HTMLElement} element @param {Box} from @param {Timing & { hide: boolean | "gone" }} how
 * @returns {Flight | null}
 */
export function travel(element, from, { delay, duration, hide }) {
  const to = element.getBoundingClientRect();
  if (!seen(from, to)) return null;
  const { flier } = copyForFlight(element, to);
  const scale = Math.sqrt((from.width * from.height) / (to.width * to.height));
  const start = centred(from, to, scale);
  start.opacity = 1;
  const end = { transform: `translate(${to.left}px, ${to.top}px)`, opacity: hide === "gone" ? 0 : 1 };
  const middle = hide === "gone" ? [{ ...end, opacity: 1, offset: 0.8 }] : [];
  return { flier, frames: [start, ...middle, end], delay, duration, hidden: hide === true ? element : null };
}

/**
 * A flight of an element that leaves the page to a receiver. Returns a function that creates it once the receiver
 * exists.
 * @param {HTMLElement} element @returns {Departure}
 */
export function departure(element) {
  const box = element.getBoundingClientRect();
  if (!box.width) return () => null;
  const { flier } = copyForFlight(element, box);
  return (receiver, { delay, duration }) => {
    const to = receiver?.getBoundingClientRect();
    if (!to || !seen(box, to)) return null;
    const scale = Math.min(0.2, to.width / box.width);
    const still = { transform: `translate(${box.left}px, ${box.top}px)`, opacity: 1 };
    const lifted = { transform: `translate(${box.left}px, ${box.top - 14}px) rotate(-2deg)`, opacity: 1, offset: 0.3 };
    const landed = { ...centred(to, box, scale, " rotate(14deg)"), opacity: 0 };
    return { flier, frames: [still, lifted, { opacity: 1, offset: 0.8 }, landed], delay, duration };
  };
}

/**
 * A number that counts from its former value to the one the element shows.
 * @param {HTMLElement} element @param {number} before @param {number} after @param {Timing} when
 * @returns {Flight | null}
 */
export function tick(element, before, after, { delay, duration }) {
  const box = element.getBoundingClientRect();
  if (!box.width) return null;
  const { flier, copy } = copyForFlight(element, box);
  flier.style.transform = `translate(${box.left}px, ${box.top}px)`;
  const steps = Math.max(1, Math.min(Math.abs(after - before), Math.floor(duration / TICK)));
  let step = 0;
  let timer = 0;
  const show = () => (copy.textContent = String(Math.round(before + ((after - before) * step) / steps)));
  const next = () => {
    step += 1;
    show();
    if (step < steps) timer = setTimeout(next, duration / steps);
  };
  show();
  return {
    flier,
    frames: [{ opacity: 1 }, { opacity: 1 }],
    delay,
    duration,
    hidden: element,
    begin: () => (timer = setTimeout(next, delay)),
    clean: () => clearTimeout(timer),
  };
}

/**
 * The transform that moves the middle of a box of that size there, scaled.
 * @param {Box} there @param {Size} box @param {number} scale @returns {Keyframe}
 */
function centred(there, { width, height }, scale, more = "") {
  const left = there.left + (there.width - width * scale) / 2;
  const top = there.top + (there.height - height * scale) / 2;
  // Scaling is about the corner, rotation about the middle: only elements that fade out are rotated.
  return { transform: `translate(${left}px, ${top}px) scale(${scale})${more}` };
}

/**
 * Whether anything of the way is visible.
 * @param {Box} from @param {Box} to
 */
function seen(from, to) {
  /** @param {Box} box */
  const shown = (box) => box.width && box.height;
  /** @param {Box} box */
  const inside = ({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return shown(from) && shown(to) && (inside(from) || inside(to));
}

/** @param {Flight} flight */
function run({ flier, frames, delay, duration, hidden, begin, clean }) {
  const moving = flier.animate(frames, { delay, duration, easing: EASE, fill: "both" });
  if (hidden) hidden.dataset.inFlight = "";
  const end = () => {
    if (!running.delete(end)) return;
    clean?.();
    moving.cancel();
    if (hidden) delete hidden.dataset.inFlight;
    remove(flier);
  };
  running.add(end);
  moving.onfinish = end;
  begin?.();
}
