// Records every frame, the causes of long frames, and every layout shift.
window.motionFrames = {
  times: [],
  long: [],
  shifts: [],
  running: false,
  start() {
    Object.assign(this, { times: [], long: [], running: true });
    const note = (time) => {
      this.times.push(time);
      if (this.running) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  },
  async stop() {
    this.running = false;
    await new Promise((then) => setTimeout(then, 100)); // long frames are reported with a delay
    const gaps = this.times.slice(1).map((time, at) => time - this.times[at]);
    return { gaps, long: this.long };
  },
};
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const scripts = entry.scripts.reduce((sum, script) => sum + script.duration, 0);
    const layout = entry.styleAndLayoutStart ? entry.startTime + entry.duration - entry.styleAndLayoutStart : 0;
    window.motionFrames.long.push({ duration: entry.duration, scripts, layout });
  }
}).observe({ type: "long-animation-frame" });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    const what = entry.sources.map(({ node }) => node?.id || node?.className || node?.nodeName).join(", ");
    window.motionFrames.shifts.push({ value: entry.value, at: entry.startTime, what });
  }
}).observe({ type: "layout-shift", buffered: true });
