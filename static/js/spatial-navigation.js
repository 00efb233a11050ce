// Spatial navigation: the next spot in the direction of an arrow key, and the spot nearest to a place.
const STOPS = "button, a[href], input, select, textarea, summary, [tabindex]";

const GROUP_APART = "[data-arrows=apart]"; // a group inside another, whose spots are not the other's

/**
 * The focusable spots inside `root`: enabled, visible elements with `data-spot`.
 * @param {ParentNode} root
 */
export function spots(root) {
  return spotsIn(root, "[data-spot]:not(:disabled)");
}

/**
 * The spots inside `root` that could have the focus if they were enabled.
 * @param {ParentNode} root
 */
export function disabledSpots(root) {
  return spotsIn(root, "button[data-spot]:disabled");
}

/** @param {ParentNode} root @param {string} selector */
function spotsIn(root, selector) {
  const group = /** @type {Partial<Element>} */ (root).closest?.(GROUP_APART) ?? null;
  const found = /** @type {NodeListOf<Drawn>} */ (root.querySelectorAll(selector));
  return [...found].filter((spot) => spot.getClientRects().length && spot.closest(GROUP_APART) === group);
}

/**
 * All tab stops inside `root`.
 * @param {ParentNode} root
 */
export function stops(root) {
  const found = /** @type {NodeListOf<Drawn>} */ (root.querySelectorAll(STOPS));
  return [...found].filter((stop) => !stop.matches(":disabled, [inert] *") && stop.tabIndex >= 0 && stop.getClientRects().length);
}

/**
 * The next spot from `box` in a direction ('left', 'right', 'up', 'down'), or undefined.
 * @template {Element} Spot @param {Direction} direction @param {Box} box @param {Spot[]} candidates
 */
export function towards(direction, box, candidates) {
  const sideways = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  const here = middle(box);
  return least(candidates, (spot) => {
    const other = spot.getBoundingClientRect();
    const there = middle(other);
    const along = sign * (sideways ? there.x - here.x : there.y - here.y);
    if (along < 1) return Infinity;
    const apart = sideways
      ? gap(box.top, box.bottom, other.top, other.bottom)
      : gap(box.left, box.right, other.left, other.right);
    const askew = sideways ? Math.abs(there.y - here.y) : Math.abs(there.x - here.x);
    // Prefers spots straight ahead to nearer ones off to the side.
    return along + 3 * apart + askew / 4;
  });
}

/**
 * The spot nearest to `box`, or undefined.
 * @template {Element} Spot @param {Box} box @param {Spot[]} candidates
 */
export function nearest(box, candidates) {
  const here = middle(box);
  return least(candidates, (spot) => {
    const there = middle(spot.getBoundingClientRect());
    return Math.hypot(there.x - here.x, there.y - here.y);
  });
}

/** @param {Box} box @returns {Point} */
function middle({ left, top, width, height }) {
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * The distance between two intervals; 0 if they overlap.
 * @param {number} from @param {number} to @param {number} otherFrom @param {number} otherTo
 */
function gap(from, to, otherFrom, otherTo) {
  return Math.max(0, otherFrom - to, from - otherTo);
}

/** @template Spot @param {Spot[]} candidates @param {(spot: Spot) => number} measure */
function least(candidates, measure) {
  /** @type {Spot | undefined} */
  let best;
  let bound = Infinity;
  for (const candidate of candidates) {
    const measured = measure(candidate);
    if (measured < bound) [best, bound] = [candidate, measured];
  }
  return best;
}
