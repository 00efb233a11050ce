// Work that can wait until the next frame is painted, so that the frame is painted sooner.

/**
 * Call this after the next frame. A hidden page has no frames.
 * @param {() => void} call
 */
export function afterPaint(call) {
  requestAnimationFrame(() => setTimeout(call));
}
