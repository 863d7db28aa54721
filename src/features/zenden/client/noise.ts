/** Generates noise for the night sounds. Every function returns a loop whose end continues at its start. */

type Random = () => number;

/** The average loudness of a loop; peaks stay well below the limit. */
const loudness = 0.16;
const crossfadeSeconds = 0.5;

/** Brown noise: each sample takes a small step from the one before. */
export function brownLoop(
  seconds: number,
  rate: number,
  random: Random = Math.random,
): Float32Array<ArrayBuffer> {
  return loop(seconds, rate, (samples) => {
    let last = 0;
    for (let at = 0; at < samples.length; at += 1) {
      last = (last + 0.02 * white(random)) / 1.02;
      samples[at] = last;
    }
  });
}

/** Pink noise, for waves and rain. */
export function pinkLoop(
  seconds: number,
  rate: number,
  random: Random = Math.random,
): Float32Array<ArrayBuffer> {
  return loop(seconds, rate, (samples) => fillPink(samples, random));
}

/** Steady rain: bright noise with single drops. */
export function rainLoop(
  seconds: number,
  rate: number,
  random: Random = Math.random,
): Float32Array<ArrayBuffer> {
  return loop(seconds, rate, (samples) => {
    fillPink(samples, random);
    takeOutTheDeep(samples, rate);
    const drops = Math.round((samples.length / rate) * dropsPerSecond);
    for (let drop = 0; drop < drops; drop += 1) addDrop(samples, rate, random);
  });
}

const dropsPerSecond = 70;

function white(random: Random): number {
  return random() * 2 - 1;
}

// Paul Kellet's pink filter: six first-order sections that together fall by 3 dB per octave.
function fillPink(samples: Float32Array, random: Random): void {
  let [a, b, c, d, e, f, before] = [0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const noise = white(random);
    a = 0.99886 * a + 0.0555179 * noise;
    b = 0.99332 * b + 0.0750759 * noise;
    c = 0.969 * c + 0.153852 * noise;
    d = 0.8665 * d + 0.3104856 * noise;
    e = 0.55 * e + 0.5329522 * noise;
    f = -0.7616 * f - 0.016898 * noise;
    samples[at] = a + b + c + d + e + f + before + 0.5362 * noise;
    before = 0.115926 * noise;
  }
}

function takeOutTheDeep(samples: Float32Array, rate: number): void {
  const keep = Math.exp((-2 * Math.PI * 600) / rate);
  let deep = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const sample = samples[at] ?? 0;
    deep = keep * deep + (1 - keep) * sample;
    samples[at] = sample - deep;
  }
}

function addDrop(samples: Float32Array, rate: number, random: Random): void {
  const from = Math.floor(random() * samples.length);
  const strength = 0.2 + 1.6 * random() ** 3;
  const pitch = 1400 + 3600 * random();
  const fades = rate * (0.002 + 0.006 * random());
  const end = Math.min(samples.length, from + Math.ceil(fades * 6));
  for (let at = from; at < end; at += 1) {
    const age = at - from;
    const ring = Math.sin((2 * Math.PI * pitch * age) / rate) * Math.exp(-age / fades);
    samples[at] = (samples[at] ?? 0) + strength * ring;
  }
}

// Generated slightly too long; the excess is blended into the start, so that the loop doesn't click.
function loop(
  seconds: number,
  rate: number,
  fill: (samples: Float32Array<ArrayBuffer>) => void,
): Float32Array<ArrayBuffer> {
  const length = Math.round(seconds * rate);
  const overlap = Math.round(Math.min(crossfadeSeconds, seconds / 4) * rate);
  const raw = new Float32Array(length + overlap);
  fill(raw);
  for (let at = 0; at < overlap; at += 1) {
    const part = at / overlap;
    raw[at] = (raw[at] ?? 0) * Math.sqrt(part) + (raw[length + at] ?? 0) * Math.sqrt(1 - part);
  }
  return evenOut(raw.slice(0, length));
}

function evenOut(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const sample = samples[at] ?? 0;
    sum += sample;
    squares += sample * sample;
  }
  const middle = sum / samples.length;
  const gain = loudness / Math.sqrt(squares / samples.length - middle * middle);
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = Math.max(-0.95, Math.min(0.95, ((samples[at] ?? 0) - middle) * gain));
  return samples;
}
