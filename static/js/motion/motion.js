// Motion that explains: between two drawings, pieces are seen to go where they lie now, and numbers to run. The page is
// true at once and takes every touch; what moves is pictures above it. Whatever is done next finishes them.
import { departure, finish, tick, travel } from "./flight.js";
import { lay, ready } from "./overlay.js";
import { first, inventory, journeys } from "./pieces.js";
import { play as sound, wanted as soundWanted } from "./sounds.js";

const TRAVEL = 420; // ms
const DEPARTURE = 900;
const TICKING = 600;
const MOMENT = 130; // between two things that happen one after the other, as --moment has it
const APART = 40; // between pieces that go at once
const LATEST = 1300; // all is over within two seconds
const AT_MOST = 40; // pieces: beyond, too much has happened to be followed

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

export function listen() {
  lay();
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, interrupt, true);
  for (const type of ["scroll", "resize"]) addEventListener(type, finish, { capture: true, passive: true });
  reduced.addEventListener("change", finish);
  document.addEventListener("visibilitychange", finish);
}

/** Whatever is done now finishes all that moves, the style sheets' animations too. */
function interrupt() {
  finish();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime < Infinity) animation.finish();
  }
}

/** Before `root` is made equal to `next`: what is going to move, measured where it still is. */
export function plan(root, next) {
  const moves = wanted();
  if (!(moves || soundWanted()) || !sameTable(root, next)) return null;
  const ways = journeys(inventory(root), inventory(next)).filter(({ from }) => !(from instanceof SVGElement));
  const before = numbers(root);
  const going = ways.filter(({ place }) => place !== null);
  const leaving = ways.filter(({ piece, place }) => place === null && next.querySelector(receiver(piece)));
  if (going.length > AT_MOST) return null;
  if (going.length || leaving.length) finish();
  return {
    moves,
    before,
    going: going.map((way) => ({ ...way, box: way.from?.getBoundingClientRect() })),
    leaving: leaving.map((way) => ({ ...way, depart: moves ? departure(way.from) : () => {} })),
  };
}

/** After it: let it move. */
export function play(root, planned) {
  if (!planned) return;
  const { moves, going, leaving, before } = planned;
  if (going.length) go(inventory(root), going, moves);
  for (const { piece, depart } of leaving) {
    const to = root.querySelector(receiver(piece));
    depart(to, { delay: 0, duration: DEPARTURE });
    sound(to?.dataset.sound);
  }
  for (const [name, { element, number }] of moves ? numbers(root) : []) {
    const old = before.get(name)?.number ?? Number(element.dataset.was ?? number);
    if (old !== number) tick(element, old, number, { delay: momentOf(element), duration: TICKING });
  }
}

function go(now, going, moves) {
  const arrivals = new Map(); // how many pieces come to an element
  const ways = going
    .map(({ piece, place, index, box, origin }) => ({
      box: box ?? first(now.get(origin))?.getBoundingClientRect(),
      element: now.get(piece)?.get(place)?.[index],
    }))
    .filter(({ box, element }) => box && element);
  for (const { element } of ways) arrivals.set(element, (arrivals.get(element) ?? 0) + 1);
  ways.forEach(({ element, box }, number) => {
    const delay = Math.min(momentOf(element) + number * APART, LATEST);
    sound(element.dataset.sound, delay);
    if (!moves) return;
    const all = arrivals.get(element) >= Number(element.dataset.count ?? 1);
    travel(element, box, { delay, duration: TRAVEL, hide: "thrown" in element.dataset ? "gone" : all });
  });
}

/** When the turn of this element comes: its place in the sequence is a custom property. */
function momentOf(element) {
  return Math.min(Number(getComputedStyle(element).getPropertyValue("--at") || 0) * MOMENT, LATEST);
}

function wanted() {
  const page = document.getElementById("page");
  return page?.dataset.motion !== "off" && !reduced.matches && !document.hidden && ready();
}

/** Pieces of another table have the same names. */
function sameTable(root, next) {
  const table = (where) => where.querySelector("[data-table]")?.dataset.table;
  return table(root) !== undefined && table(root) === table(next);
}

function receiver(piece) {
  return `[data-receives~="${CSS.escape(piece)}"]`;
}

/**
 * The numbers that run when they change: their elements have `data-tick`, a name, and `data-number`; perhaps `data-was`,
 * for where the old drawing did not show them.
 */
function numbers(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-tick]")) {
    found.set(element.dataset.tick, { element, number: Number(element.dataset.number) });
  }
  return found;
}
