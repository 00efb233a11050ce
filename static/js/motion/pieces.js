// Which pieces lie where, as a drawing says it, and which of them lie elsewhere in the next drawing.
//
// An element that is a piece has `data-piece`, its name, and `data-place`. Pieces that are alike share a name; an element
// that stands for several has `data-count`. What comes from another piece than itself names that in `data-from`, be it
// in the old drawing or in the new one; what takes in pieces that are gone from the table names them in `data-receives`.
// A preview of a piece (drag.js) counts while it is shown: what comes to lie there has already been seen to go.
const PIECES = "[data-piece]:not(.preview), [data-piece][data-previewed]";

/**
 * By name of the pieces and by place: an element for each piece there, in the order of the page.
 * @param {ParentNode} root @returns {Inventory}
 */
export function inventory(root) {
  const found = new Map();
  for (const element of root.querySelectorAll(PIECES)) {
    const { piece, place = "", count = "1" } = element.dataset;
    const places = found.get(piece) ?? new Map();
    const there = places.get(place) ?? [];
    for (let number = 0; number < Number(count); number++) there.push(element);
    found.set(piece, places.set(place, there));
  }
  return found;
}

/**
 * What travels from one inventory to another, as `{ piece, from, place, index }`: an element of the old drawing, and
 * which of the pieces at which place of the new one it becomes. Where the place is null, it leaves the table; where
 * `from` is, it comes from the piece `origin` of the new drawing.
 * @param {Inventory} before @param {Inventory} after @returns {(Arrival | Leaving)[]}
 */
export function journeys(before, after) {
  const found = [];
  for (const piece of new Set([...after.keys(), ...before.keys()])) {
    const [old, now] = [before.get(piece) ?? new Map(), after.get(piece) ?? new Map()];
    const lost = surplus(old, now);
    for (const { place, index, element } of surplus(now, old)) {
      const origin = element.dataset.from;
      const named = before.has(origin) || after.has(origin);
      const still = same(before.get(origin), after.get(origin)); // then it is measured where it lies now
      const from = (named ? !still && first(before.get(origin)) : lost.shift()?.element) || null;
      if (from || named) found.push({ piece, from, origin, place, index });
    }
    for (const { element } of lost) found.push({ piece, from: element, place: null });
  }
  return found;
}

/**
 * The pieces that a place has in the one inventory and not in the other: the last of those there.
 * @param {Places} places @param {Places} others
 */
function surplus(places, others) {
  const found = [];
  for (const [place, elements] of places) {
    for (let index = others.get(place)?.length ?? 0; index < elements.length; index++) {
      found.push({ place, index, element: elements[index] });
    }
  }
  return found;
}

/**
 * Whether a piece that is named as an origin lies where it lay.
 * @param {Places | undefined} places @param {Places | undefined} others
 */
function same(places, others) {
  return places && others && [...places.keys()].join() === [...others.keys()].join();
}

/**
 * An element of a piece, given its places.
 * @param {Places | undefined} places
 */
export function first(places) {
  return places?.values().next().value?.[0];
}
