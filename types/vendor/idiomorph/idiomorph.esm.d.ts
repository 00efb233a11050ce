// As much of idiomorph as we use: a callback that answers false keeps it from doing something.
export interface Callbacks {
  beforeNodeMorphed(old: Node, next: Node): boolean | void;
  beforeAttributeUpdated(name: string, element: Element, change: "update" | "remove"): boolean | void;
  beforeNodeRemoved(node: Node): boolean | void;
}

export const Idiomorph: {
  morph(old: Element, next: Node, how: { morphStyle: "innerHTML" | "outerHTML"; callbacks: Callbacks }): void;
};
