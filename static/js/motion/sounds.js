// Short sounds, synthesized from noise and sine waves: paper, the click of type, a bell. Off by default, and silent in
// hidden pages.

const LOUDNESS = 0.12;
/** @type {AudioContext} */
let context;

export function listen() {
  // Browsers allow sound only after input.
  addEventListener("pointerdown", wake, { capture: true, passive: true });
  addEventListener("keydown", wake, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => document.hidden && context?.suspend());
}

/**
 * Play the sound with that name after `delay` ms; nothing if there is none.
 * @param {string | undefined} name
 */
export function play(name, delay = 0) {
  const make = MAKERS[name ?? ""];
  if (!make || !wanted() || context?.state !== "running") return;
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.connect(context.destination);
  make(volume, context.currentTime + delay / 1000);
}

/** Whether sounds are switched on. */
export function wanted() {
  return document.getElementById("page")?.dataset.sounds === "on" && !document.hidden;
}

function wake() {
  if (!wanted() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state !== "running") context.resume().catch(() => {}); // on iOS also "interrupted", by a call
}

/** @type {Record<string, (out: AudioNode, at: number) => void>} */
const MAKERS = {
  paper(out, at) {
    noise(out, at, { length: 0.18, type: "bandpass", frequency: 2600, peak: 0.5 });
    noise(out, at + 0.11, { length: 0.14, type: "bandpass", frequency: 3800, peak: 0.3 });
  },
  type(out, at) {
    noise(out, at, { length: 0.03, type: "highpass", frequency: 3000, peak: 0.9 });
    tone(out, at, { frequency: 210, length: 0.05, peak: 0.5 });
  },
  bell(out, at) {
    for (const [frequency, peak] of [[1568, 0.6], [2637, 0.3], [4186, 0.15]]) tone(out, at, { frequency, length: 0.9, peak });
  },
};

/** @param {AudioNode} out @param {number} at @param {{ frequency: number, length: number, peak: number }} how */
function tone(out, at, { frequency, length, peak }) {
  const source = new OscillatorNode(context, { frequency });
  source.connect(fading(out, at, length, peak));
  source.start(at);
  source.stop(at + length);
}

/**
 * @param {AudioNode} out @param {number} at
 * @param {{ length: number, type: BiquadFilterType, frequency: number, peak: number }} how
 */
function noise(out, at, { length, type, frequency, peak }) {
  const samples = Math.ceil(length * context.sampleRate);
  const buffer = new AudioBuffer({ length: samples, sampleRate: context.sampleRate });
  const data = buffer.getChannelData(0);
  for (let sample = 0; sample < samples; sample++) data[sample] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(context, { type, frequency, Q: 0.8 });
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(filter).connect(fading(out, at, length, peak));
  source.start(at);
}

/** @param {AudioNode} out @param {number} at @param {number} length @param {number} peak */
function fading(out, at, length, peak) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(peak, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(out);
  return gain;
}
