import type { Move } from "#content/zenden/exercise.ts";

/** The pitch of each step in hertz: rising with the breath in, falling with the breath out. */
const pitches: Record<Move, readonly [number, number]> = {
  in: [262, 330],
  hold: [330, 330],
  out: [330, 220],
  rest: [220, 220],
  tense: [294, 294],
  release: [294, 220],
  notice: [262, 262],
};

/** The vibration of each step in milliseconds: one short, two short, one long, and a tap. */
const vibrations: Record<Move, readonly number[]> = {
  in: [70],
  hold: [40, 90, 40],
  out: [220],
  rest: [40],
  tense: [70],
  release: [220],
  notice: [70],
};

const loudness = 0.09;
const seconds = 0.9;

/** Plays a soft tone for a step. */
export function soundCue(context: AudioContext, move: Move): void {
  void context.resume();
  const [from, to] = pitches[move];
  const begins = context.currentTime + 0.02;
  const voice = new OscillatorNode(context, { type: "sine", frequency: from });
  const level = new GainNode(context, { gain: 0 });
  voice.frequency.linearRampToValueAtTime(to, begins + seconds * 0.6);
  level.gain.setValueAtTime(0, begins);
  level.gain.linearRampToValueAtTime(loudness, begins + 0.12);
  level.gain.linearRampToValueAtTime(0, begins + seconds);
  voice.connect(level).connect(context.destination);
  voice.start(begins);
  voice.stop(begins + seconds + 0.05);
}

/** Vibrates briefly for a step. */
export function vibrationCue(move: Move): void {
  navigator.vibrate([...vibrations[move]]);
}
