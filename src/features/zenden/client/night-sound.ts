import type { SoundKind } from "#content/zenden/room.ts";
import { brownLoop, pinkLoop, rainLoop } from "./noise.ts";

export type NightSound = {
  play(kind: SoundKind, minutes: number): void;
  /** From 0 to 1. */
  setVolume(volume: number): void;
  /** The duration in minutes, from now on. */
  setMinutes(minutes: number): void;
  stop(): void;
};

/** A playing sound: its sources, and the gain it fades in and out with. */
type Voice = { parts: AudioScheduledSourceNode[]; level: GainNode };

const fadeInSeconds = 2;
const stopSeconds = 1.5;
/** A moment of silence before a sound is stopped, so that nothing is cut off. */
const restSeconds = 0.2;
/** The end of the timer, during which the sound fades out. */
const fadeOutSeconds = 60;

/** Plays rain, waves or brown noise, one at a time, until the time is over. `onEnd` is called when it ends. */
export function createNightSound(context: AudioContext, onEnd: () => void): NightSound {
  const volume = new GainNode(context, { gain: 0 });
  volume.connect(context.destination);
  let current: Voice | undefined;

  function endAt({ parts, level }: Voice, fadeFrom: number, silentAt: number): void {
    level.gain.setValueAtTime(1, fadeFrom);
    level.gain.linearRampToValueAtTime(0, silentAt);
    for (const part of parts) part.stop(silentAt + restSeconds);
  }

  function plan(voice: Voice, minutes: number): void {
    const silentAt = context.currentTime + minutes * 60;
    endAt(voice, silentAt - fadeOutSeconds, silentAt);
  }

  /** Cancels the scheduled changes of a gain and holds its current value. */
  function holdLevel({ level }: Voice): void {
    const { value } = level.gain;
    level.gain.cancelScheduledValues(context.currentTime);
    level.gain.setValueAtTime(value, context.currentTime);
  }

  function fadeAway(voice: Voice): void {
    holdLevel(voice);
    const silentAt = context.currentTime + stopSeconds;
    voice.level.gain.linearRampToValueAtTime(0, silentAt);
    for (const part of voice.parts) part.stop(silentAt + restSeconds);
  }

  return {
    play(kind, minutes) {
      if (current) fadeAway(current);
      const level = new GainNode(context, { gain: 0 });
      level.connect(volume);
      const voice = { parts: makers[kind](context, level), level };
      level.gain.setValueAtTime(0, context.currentTime);
      level.gain.linearRampToValueAtTime(1, context.currentTime + fadeInSeconds);
      for (const part of voice.parts) part.start();
      plan(voice, minutes);
      voice.parts[0]?.addEventListener("ended", () => {
        level.disconnect();
        if (current !== voice) return;
        current = undefined;
        onEnd();
      });
      current = voice;
    },
    setVolume(share) {
      // Hearing is logarithmic.
      volume.gain.setTargetAtTime(share ** 2, context.currentTime, 0.06);
    },
    setMinutes(minutes) {
      if (!current) return;
      holdLevel(current);
      current.level.gain.linearRampToValueAtTime(1, context.currentTime + fadeInSeconds);
      plan(current, minutes);
    },
    stop() {
      if (current) fadeAway(current);
    },
  };
}

type Maker = (context: AudioContext, out: AudioNode) => AudioScheduledSourceNode[];

// Loops of different lengths never repeat in the same combination, so no repetition is heard.
const makers: Record<SoundKind, Maker> = {
  brown: (context, out) => [looped(context, brownLoop, 9, out)],
  rain: (context, out) => {
    const far = new BiquadFilterNode(context, { type: "lowpass", frequency: 900 });
    far.connect(out);
    return [looped(context, rainLoop, 9, out), looped(context, pinkLoop, 5.3, far)];
  },
  waves: (context, out) => {
    const swell = new GainNode(context, { gain: 0.55 });
    const surf = new BiquadFilterNode(context, { type: "lowpass", frequency: 700, Q: 0.4 });
    surf.connect(swell).connect(out);
    return [
      looped(context, pinkLoop, 9, surf),
      looped(context, brownLoop, 5.3, surf),
      slowly(context, 9.5, 0.32, swell.gain),
      slowly(context, 14.7, 0.2, swell.gain),
      slowly(context, 9.5, 380, surf.frequency),
    ];
  },
};

function looped(
  context: AudioContext,
  make: (seconds: number, rate: number) => Float32Array<ArrayBuffer>,
  seconds: number,
  out: AudioNode,
): AudioBufferSourceNode {
  const { sampleRate } = context;
  const buffer = new AudioBuffer({
    numberOfChannels: 2,
    length: Math.round(seconds * sampleRate),
    sampleRate,
  });
  // Left and right differ, for a stereo effect.
  for (const channel of [0, 1]) buffer.copyToChannel(make(seconds, sampleRate), channel);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.connect(out);
  return source;
}

/** Modulates a value up and down by `depth`, once per so many seconds. */
function slowly(context: AudioContext, seconds: number, depth: number, value: AudioParam): OscillatorNode {
  const motion = new OscillatorNode(context, { frequency: 1 / seconds });
  motion.connect(new GainNode(context, { gain: depth })).connect(value);
  return motion;
}
