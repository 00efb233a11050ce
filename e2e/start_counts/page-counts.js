// Runs before the page's scripts. Counts the changes to #app from when the HTML has been parsed until Python is ready;
// `startCounts()` then resolves to them and the paths of what the page and its worker had requested by then.
(() => {
  const SETTLING = 300; // ms in which the worker reports its requests
  let changes = 0;
  let readyAt = 0;
  /** @type {{ name: string, startTime: number }[]} */
  const byWorker = [];

  /** Every node added or removed, every attribute and text changed. @param {MutationRecord[]} records */
  function count(records) {
    for (const { type, addedNodes, removedNodes } of records) {
      changes += type === "childList" ? addedNodes.length + removedNodes.length : 1;
    }
  }

  addEventListener("penny-press:arrived", ({ detail }) => byWorker.push(detail));
  addEventListener("DOMContentLoaded", () => {
    const drawn = new MutationObserver(count);
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    drawn.observe(document.getElementById("app"), everything);
    const root = document.documentElement;
    new MutationObserver((_, itself) => {
      if (root.dataset.ready !== "yes") return;
      readyAt = performance.now();
      count(drawn.takeRecords());
      drawn.disconnect();
      itself.disconnect();
    }).observe(root, { attributes: true, attributeFilter: ["data-ready"] });
  });

  window.startCounts = async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLING));
    const requests = [...performance.getEntriesByType("resource"), ...byWorker];
    const early = requests.filter(({ startTime }) => startTime < readyAt);
    return { changes, requested: early.map(({ name }) => new URL(name).pathname) };
  };
})();
