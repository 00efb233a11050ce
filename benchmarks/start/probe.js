// The probe, which runs before the page's scripts: records when the page is ready, when it has responded to a click,
// its first paint and its long tasks. `until` is "ready", "live" (every diagram) or "paint". The result is the
// promise `startProbe`.
({ until, click, shown }) => {
  const SETTLING = 300; // ms in which the browser delivers its reports
  const PATIENCE = 60_000; // ms
  let resolve;
  window.startProbe = new Promise((end, fail) => {
    resolve = end;
    setTimeout(() => fail(new Error("The page did not answer.")), PATIENCE);
  });
  window.startProbe.catch(() => {}); // errors are handled where it is awaited
  const setAt = performance.now();
  const controlled = Boolean(navigator.serviceWorker?.controller);
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  const timed = PerformanceObserver.supportedEntryTypes.includes("longtask");
  if (timed) observer.observe({ type: "longtask" });

  function soon(call) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = call;
    port2.postMessage(0);
  }

  function painted(call) {
    requestAnimationFrame(() => soon(call));
  }

  function end(ready, answered) {
    setTimeout(() => {
      tasks.push(...observer.takeRecords());
      const entries = (type) => performance.getEntriesByType(type).map((each) => each.toJSON());
      resolve({
        origin: performance.timeOrigin,
        set_at: setAt,
        ready,
        answered,
        tasks: timed ? tasks.map(({ startTime, duration }) => [startTime, duration]) : null,
        paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        controlled,
        resources: entries("resource"),
        marks: [...entries("mark"), ...entries("measure")],
      });
    }, SETTLING);
  }

  function whenReady(call) {
    const look = () => {
      if (!ready()) return false;
      watch.disconnect();
      call(performance.now());
      return true;
    };
    const watch = new MutationObserver(look);
    if (!look()) watch.observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready", "live"] });
  }

  function ready() {
    if (until === "live") {
      return document.readyState !== "loading" && !document.querySelector("penny-press:not([live])");
    }
    return document.documentElement?.dataset.ready === "yes";
  }

  // Clicks until the effect is visible: a page that is ready may still wait for the table's lock.
  function clickUntilShown(call) {
    if (document.querySelector(shown)) return painted(() => call(performance.now()));
    document
      .querySelector(click)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
    painted(() => clickUntilShown(call));
  }

  if (until === "paint") {
    new PerformanceObserver((list, watch) => {
      if (!list.getEntriesByName("first-contentful-paint").length) return;
      watch.disconnect();
      end(0, 0);
    }).observe({ type: "paint", buffered: true });
  } else if (click) {
    whenReady((ready) => soon(() => clickUntilShown((answered) => end(ready, answered))));
  } else {
    whenReady((ready) => end(ready, ready));
  }
};
