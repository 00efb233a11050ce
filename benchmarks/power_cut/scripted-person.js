// A scripted person who clicks on elements of the page: `person.does(what, chances)` does something and, once it is
// shown, returns the time and the content of localStorage. `person.found` is its content when the page was loaded.
globalThis.person = (() => {
  const LONG = 5000; // ms
  const found = kept();

  function kept() {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith("penny-press:"));
    return Object.fromEntries(ours.sort().map((key) => [key, localStorage.getItem(key)]));
  }

  const all = (selector) => [...document.querySelectorAll(selector)];
  const frames = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));

  /** Resolves once the page shows what Python has drawn. */
  async function shown() {
    do await frames();
    while ("busy" in document.documentElement.dataset);
  }

  async function press(element) {
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
    await shown();
  }

  /** A move of the game, or part of one. */
  async function move(pick) {
    const [print, layOut, goToPress, hold] = ["#print", "#lay-out", "#press", "#hold"].map((id) => all(`${id}:enabled`)[0]);
    const choices = all("[id^=choice-send], [id^=choice-here], [id^=choice-recall]").filter((each) => !each.disabled);
    if (print ?? layOut) await press(print ?? layOut);
    else if (choices.length) await press(pick(choices));
    else if (goToPress && pick([true, false, false])) await press(goToPress);
    else if (hold) await press(hold);
    else await press(pick(all(".story-face")));
  }

  async function rename(pick) {
    const form = all("form[id^=rename-form-]")[0];
    if (!form) return press(pick(all("button[id^=rename-]")));
    form.querySelector("input").value = `Night edition ${pick([...Array(1000).keys()])}`;
    form.requestSubmit();
    await shown();
  }

  const DEEDS = {
    move,
    rename,
    undo: () => press(all("#undo")[0]),
    redo: () => press(all("#redo")[0]),
    start: () => press(all("#start")[0]),
    copy: (pick) => press(pick(all("[id^=duplicate-]"))),
    delete: (pick) => press(pick(all("[id^=delete-]"))),
    restore: () => press(all("#notice-offer")[0]),
  };

  /** The kinds of actions that are possible now. */
  function can() {
    const table = all("#beats, #builder").length > 0;
    const tests = {
      move: table && !all("#ending").length,
      undo: all("#undo:enabled").length,
      redo: all("#redo:enabled").length,
      start: all("#start:enabled").length,
      rename: all("button[id^=rename-]").length,
      copy: all("[id^=duplicate-]").length,
      delete: all("[id^=delete-]").length,
      restore: all("#notice-offer").length,
    };
    return Object.keys(tests).filter((what) => tests[what]);
  }

  /** Do something: click until something new is saved. `chances`, numbers from 0 to 1, select what is clicked. */
  async function does(what, chances) {
    let drawn = 0;
    const pick = (things) => things[Math.floor(chances[drawn++ % chances.length] * things.length)];
    const before = JSON.stringify(kept());
    const late = performance.now() + LONG;
    while (JSON.stringify(kept()) === before) {
      if (performance.now() > late) throw new Error(`nothing came of it: ${what}`);
      await DEEDS[what](pick);
    }
    await shown();
    return { at: performance.timeOrigin + performance.now(), kept: kept() };
  }

  return { found, kept, can, does };
})();
