import type { Page } from "@playwright/test";

/** Listens to what reaches the loudspeaker, and notes what is planned for it. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = {
      meters: [] as AnalyserNode[],
      ramps: [] as [number, number, number][],
      tones: 0,
      contexts: 0,
    };
    Object.assign(window, { heard });
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode | AudioParam, ...rest: number[]) {
      if (to instanceof AudioDestinationNode) {
        const meter = this.context.createAnalyser();
        meter.fftSize = 4096;
        connect.call(this, meter as never);
        heard.meters.push(meter);
      }
      return connect.call(this, to as never, ...(rest as never[])) as never;
    } as typeof connect;
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, time) {
      heard.ramps.push([value, time, performance.now() / 1000]);
      return ramp.call(this, value, time);
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      // The slow motion of the waves is an oscillator too, far below hearing.
      if (this.frequency.value > 20) heard.tones += 1;
      return start.call(this, when);
    };
    const Original = AudioContext;
    window.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts += 1;
      }
    };
  });
}

type Heard = { meters: AnalyserNode[]; ramps: [number, number, number][]; tones: number; contexts: number };

/** The loudest of everything that is heard now. */
export function level(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { meters } = Reflect.get(window, "heard") as Heard;
    return Math.max(
      0,
      ...meters.map((meter) => {
        const samples = new Float32Array(meter.fftSize);
        meter.getFloatTimeDomainData(samples);
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      }),
    );
  });
}

export const noted = (page: Page) =>
  page.evaluate(() => {
    const { ramps, tones, contexts } = Reflect.get(window, "heard") as Heard;
    return { ramps, tones, contexts };
  });
