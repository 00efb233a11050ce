// As much of PyScript as we use: what runs before Python in a page, and in its workers.
export const hooks: {
  main: { onReady: Set<(python: unknown, element: Element) => void> };
  worker: { onBeforeRunAsync: Set<unknown> };
};
