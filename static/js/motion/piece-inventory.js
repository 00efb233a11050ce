// The inventory of pieces in a drawing, and the differences between two inventories.
// A piece is an element with `data-piece` (its name) and `data-place`. Identical pieces share a name; an element with
// `data-count` stands for several. `data-from` names another piece that it comes from, in the old or the new drawing;
// `data-receives` names the pieces that it takes in when they leave the table. A preview of a piece (drag.js) counts
// while it is shown, because its movement has already been seen.
const PIECES = "[data-piece]:not(.preview), [data-piece][data-previewed]";

/**
 * By name of the pieces and by place: an element for each piece there, in document order.
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
 * The differences between two inventories, as `{ piece, from, place, index }`: an element of the old drawing, and the
 * place and index in the new one. If `place` is null, the piece leaves the table; if `from` is null, it comes from the
 * piece `origin` of the new drawing.
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
      const still = same(before.get(origin), after.get(origin)); // then it is measured in the new drawing
      const from = (named ? !still && first(before.get(origin)) : lost.shift()?.element) || null;
      if (from || named) found.push({ piece, from, origin, place, index });
    }
    for (const { element } of lost) found.push({ piece, from: element, place: null });
  }
  return found;
}

/**
 * The pieces that a place has in one inventory but not in the other: the last ones there.
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
 * Whether a piece named as an origin has not moved.
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
