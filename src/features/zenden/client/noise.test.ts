import { describe, expect, it } from "vitest";
import { brownLoop, pinkLoop, rainLoop } from "./noise.ts";

const rate = 44_100;
const seconds = 6;

/** The same numbers on every run. */
function seeded(): () => number {
  let state = 20_261_121;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The mean power in a band, by Goertzel's sum over many short stretches. */
function powerAt(samples: Float32Array, hertz: number): number {
  const size = 4096;
  let total = 0;
  for (let from = 0; from + size <= samples.length; from += size) {
    const step = 2 * Math.cos((2 * Math.PI * hertz) / rate);
    let [one, two] = [0, 0];
    for (let at = 0; at < size; at += 1) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size);
      [one, two] = [(samples[from + at] ?? 0) * window + step * one - two, one];
    }
    total += one * one + two * two - step * one * two;
  }
  return total;
}

/** Decibels that the power falls from one place to two octaves above it, averaged over near places. */
function fall(samples: Float32Array, hertz: number): number {
  const near = [0.9, 1, 1.1].map((factor) => hertz * factor);
  const sum = (frequencies: number[]) => frequencies.reduce((all, at) => all + powerAt(samples, at), 0);
  return 10 * Math.log10(sum(near) / sum(near.map((at) => at * 4)));
}

const sounds = { brown: brownLoop, pink: pinkLoop, rain: rainLoop };

describe("the noise of the night sounds", () => {
  it("falls by 6 dB an octave where it is brown, and by 3 where it is pink", () => {
    expect(fall(brownLoop(seconds, rate, seeded()), 500)).toBeGreaterThan(10);
    expect(fall(brownLoop(seconds, rate, seeded()), 500)).toBeLessThan(14);
    expect(fall(pinkLoop(seconds, rate, seeded()), 500)).toBeGreaterThan(4);
    expect(fall(pinkLoop(seconds, rate, seeded()), 500)).toBeLessThan(8);
  });

  it("sounds like rain: little deep, much bright", () => {
    const rain = rainLoop(seconds, rate, seeded());
    const brown = brownLoop(seconds, rate, seeded());
    const share = (samples: Float32Array) => powerAt(samples, 3000) / powerAt(samples, 120);
    expect(share(rain)).toBeGreaterThan(1);
    expect(share(brown)).toBeLessThan(0.01);
  });

  for (const [name, make] of Object.entries(sounds)) {
    it(`is as loud as the others, never too loud, and lies level: ${name}`, () => {
      const samples = make(seconds, rate, seeded());
      expect(samples).toHaveLength(seconds * rate);
      let sum = 0;
      let squares = 0;
      let peak = 0;
      for (const sample of samples) {
        sum += sample;
        squares += sample * sample;
        peak = Math.max(peak, Math.abs(sample));
      }
      expect(Math.sqrt(squares / samples.length)).toBeCloseTo(0.16, 2);
      expect(Math.abs(sum / samples.length)).toBeLessThan(0.01);
      expect(peak).toBeLessThanOrEqual(0.951);
    });

    it(`runs round without a click: ${name}`, () => {
      const samples = make(seconds, rate, seeded());
      let widest = 0;
      for (let at = 1; at < samples.length; at += 1)
        widest = Math.max(widest, Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0)));
      expect(Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0))).toBeLessThanOrEqual(widest);
      const loudness = (from: number) => {
        const part = samples.slice(from, from + rate / 2);
        return Math.sqrt(part.reduce((all, sample) => all + sample * sample, 0) / part.length);
      };
      // The place where both ends are blended is neither a gap nor a swell.
      expect(loudness(0) / loudness(2 * rate)).toBeGreaterThan(0.5);
      expect(loudness(0) / loudness(2 * rate)).toBeLessThan(2);
    });
  }

  it("is never the same twice", () => {
    expect(brownLoop(1, rate)).not.toEqual(brownLoop(1, rate));
  });
});
