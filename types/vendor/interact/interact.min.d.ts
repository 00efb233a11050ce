// No module itself: it makes `interact` global. As much of it as we use.
export {};

interface Interactable {
  styleCursor(wanted: boolean): Interactable;
  draggable(how: {
    autoScroll: boolean;
    ignoreFrom: string;
    listeners: Record<"start" | "move" | "end", (event: DragMoved) => void>;
  }): Interactable;
}

declare global {
  const interact: {
    (selector: string): Interactable;
    maxInteractions(number: number): void;
    pointerMoveTolerance(pixels: number): void;
  };

  /** Where the pointer is, and where it was when the drag began. */
  interface DragMoved {
    target: Drawn;
    clientX: number;
    clientY: number;
    clientX0: number;
    clientY0: number;
  }
}
