// Animations between two drawings: pieces move to their new places, numbers count up or down. The DOM updates at once
// and accepts input; animations are overlay copies, which the next input finishes.
import { afterPaint } from "../after-paint.js";
import { conceal, departure, finish, launch, tick, travel } from "./animations.js";
import { ready, spread } from "./overlay.js";
import { first, inventory, journeys } from "./piece-inventory.js";
import { play as sound, wanted as soundWanted } from "./sounds.js";

const TRAVEL = 420; // ms
const DEPARTURE = 900;
const TICKING = 600;
const MOMENT = 130; // ms between two events, equal to --moment
const STAGGER_MS = 40; // between pieces of the same event
const LATEST = 1300; // latest start in ms, so that everything ends within two seconds
const ANIMATED_PIECES_MAX = 40; // pieces; if more move, none is animated

/** @type {(() => void) | null} */
let waiting = null; // starts the animations that wait for the next frame

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export function listen() {
  spread();
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, interrupt, true);
  for (const type of ["scroll", "resize"]) addEventListener(type, finish, { capture: true, passive: true });
  reduced.addEventListener("change", finish);
  document.addEventListener("visibilitychange", finish);
}

/** Finish all animations on input, those of style sheets included. */
function interrupt() {
  finish();
  for (const animation of document.getAnimations()) {
    if (Number(animation.effect?.getComputedTiming().endTime) < Infinity) animation.finish();
  }
}

/**
 * Called before `root` is morphed to `next`: finds and measures what will move. A piece that was dragged (`carried`)
 * starts where it was dropped.
 * @param {Element} root @param {ParentNode} next @param {Dropped | null} carried
 */
export function plan(root, next, carried) {
  waiting?.();
  const moves = wanted();
  if (!(moves || soundWanted()) || !sameTable(root, next)) return null;
  const ways = journeys(inventory(root), inventory(next)).filter(({ from }) => !(from instanceof SVGElement));
  const awaited = receivers(next);
  const going = /** @type {Arrival[]} */ (ways.filter(({ place }) => place !== null));
  const leaving = /** @type {(Leaving & { from: HTMLElement })[]} */ (
    ways.filter(({ piece, place }) => place === null && awaited.has(piece))
  );
  if (going.length > ANIMATED_PIECES_MAX) return null;
  if (going.length || leaving.length) finish();
  const byHand = going.find(({ piece }) => piece === carried?.piece);
  return {
    moves,
    isSameScene: scene(root) === scene(next),
    before: numbers(root),
    going: going.map((way) => ({ ...way, box: way === byHand ? carried?.box : way.from?.getBoundingClientRect() })),
    leaving: leaving.map((way) => ({ ...way, depart: moves ? departure(way.from) : () => null })),
  };
}

/**
 * Called after the morphing: starts the animations. If the scene changes, they begin a frame later, so that it appears
 * sooner. Where it stays, that would show as a blink.
 * @param {Element} root @param {Plan | null} planned
 */
export function play(root, planned) {
  if (!planned) return;
  if (planned.isSameScene || !planned.moves) return start(root, planned);
  const reveal = conceal(animated(root, planned));
  waiting = () => {
    waiting = null;
    if (reveal()) start(root, planned);
  };
  afterPaint(() => waiting?.());
}

/**
 * @param {Element} root @param {Plan} planned
 */
function start(root, { moves, going, leaving, before }) {
  const flights = [
    ...(going.length ? journey(inventory(root), going, moves) : []),
    ...(leaving.length ? farewell(receivers(root), leaving) : []),
    ...(moves ? count(before, numbers(root)) : []),
  ];
  launch(flights.filter((flight) => flight !== null));
}

/**
 * The elements that will be animated: all pieces at a place have arrived lately, or the number has changed.
 * @param {Element} root @param {Plan} planned
 */
function animated(root, { going, before }) {
  const now = inventory(root);
  const arrived = going.map(({ piece, place, index }) => now.get(piece)?.get(place)?.[index]);
  const whole = [...arrivals(arrived)].filter(([element, number]) => number >= Number(element.dataset.count ?? 1));
  const changed = [...numbers(root)].filter(([name, { element, number }]) => former(before, name, element) !== number);
  return [...whole.map(([element]) => element), ...changed.map(([, { element }]) => element)];
}

/**
 * Flights of pieces between places.
 * @param {Inventory} now @param {Plan["going"]} going @param {boolean} moves
 */
function journey(now, going, moves) {
  const all = going.map(({ piece, place, index, box, origin }) => ({
    box: box ?? first(now.get(origin))?.getBoundingClientRect(),
    element: now.get(piece)?.get(place)?.[index],
  }));
  const ways = /** @type {{ box: Box, element: HTMLElement }[]} */ (all.filter(({ box, element }) => box && element));
  const arriving = arrivals(ways.map(({ element }) => element));
  return ways.map(({ element, box }, number) => {
    const delay = Math.min(momentOf(element) + number * STAGGER_MS, LATEST);
    sound(element.dataset.sound, delay);
    if (!moves) return null;
    const whole = Number(arriving.get(element)) >= Number(element.dataset.count ?? 1);
    return travel(element, box, { delay, duration: TRAVEL, hide: "thrown" in element.dataset ? "gone" : whole });
  });
}

/**
 * The number of pieces that arrive at each element.
 * @param {(Drawn | undefined)[]} elements
 */
function arrivals(elements) {
  /** @type {Map<Drawn, number>} */
  const found = new Map();
  for (const element of elements) if (element) found.set(element, (found.get(element) ?? 0) + 1);
  return found;
}

/**
 * Flights of pieces that leave the table.
 * @param {ReturnType<typeof receivers>} awaiting @param {Plan["leaving"]} leaving
 */
function farewell(awaiting, leaving) {
  return leaving.map(({ piece, depart }) => {
    const to = awaiting.get(piece);
    sound(to?.dataset.sound);
    return depart(to, { delay: 0, duration: DEPARTURE });
  });
}

/**
 * Animations of numbers.
 * @param {Numbers} before @param {Numbers} now
 */
function count(before, now) {
  return Array.from(now, ([name, { element, number }]) => {
    const old = former(before, name, element);
    return old === number ? null : tick(element, old, number, { delay: momentOf(element), duration: TICKING });
  });
}

/**
 * The number that an element showed, if any is known.
 * @param {Numbers} before @param {string | undefined} name @param {HTMLElement} element
 */
function former(before, name, { dataset: { was, number } }) {
  return before.get(name)?.number ?? Number(was ?? number);
}

/**
 * The start time of this element; its place in the sequence is a custom property.
 * @param {Element} element
 */
function momentOf(element) {
  return Math.min(Number(getComputedStyle(element).getPropertyValue("--at") || 0) * MOMENT, LATEST);
}

function wanted() {
  const page = document.getElementById("page");
  return page?.dataset.motion !== "off" && !reduced.matches && !document.hidden && ready();
}

/**
 * Whether both show the same table. The pieces of another one have the same names.
 * @param {ParentNode} root @param {ParentNode} next
 */
function sameTable(root, next) {
  /** @param {ParentNode} where */
  const table = (where) => where.querySelector("[data-table]")?.dataset.table;
  return table(root) !== undefined && table(root) === table(next);
}

/**
 * What the table shows as a whole: what is in place of the board, and whether a curtain covers it.
 * @param {ParentNode} where
 */
function scene(where) {
  return `${where.querySelector("[data-workspace]")?.id} ${where.querySelector("#curtain") !== null}`;
}

/**
 * The elements that receive pieces leaving the table, by name of the pieces.
 * @param {ParentNode} root
 */
function receivers(root) {
  /** @type {Map<string | undefined, Drawn>} */
  const found = new Map();
  for (const element of root.querySelectorAll("[data-receives]")) {
    for (const piece of /** @type {string} */ (element.dataset.receives).split(" ")) found.set(piece, element);
  }
  return found;
}

/**
 * Numbers that are animated on change: their elements have `data-tick` (a name) and `data-number`, and optionally
 * `data-was` if the old drawing did not show them.
 * @param {ParentNode} root @returns {Numbers}
 */
function numbers(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-tick]")) {
    found.set(element.dataset.tick, { element, number: Number(element.dataset.number) });
  }
  return found;
}
