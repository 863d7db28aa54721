/**
 * Times of the Keystroke-Level Model (Card, Moran and Newell, 1980), in seconds. K is an average typist's; a press of a
 * mouse button is Kieras's B, twice for a click.
 */
const seconds = { key: 0.28, point: 1.1, click: 0.2, home: 0.4, think: 1.35 };

/**
 * What an expert does: `click NAME`, `shift-click NAME`, `point NAME` (a menu that opens under the pointer),
 * `key NAME`, `key NAME ×5`, `type 12` (letters to find or confirm something) and `write` (the content itself, which
 * is the same everywhere and isn't counted).
 */
export type Steps = readonly string[];

const shape = /^(?:(click|shift-click|point) .+|key (\S+)(?: ×(\d+))?|type (\d+)|(write))$/;

/** The counts and the model's seconds of a list of steps. */
export function effortOf(steps: Steps): { clicks: number; keys: number; seconds: number } {
  let clicks = 0;
  let keys = 0;
  let time = 0;
  let hand: "mouse" | "keys" | undefined;
  /** A key that follows other keys is expected, such as Enter after typing, and needs no thought of its own. */
  let flowing = false;
  for (const step of steps) {
    const [, pointed, key, times = "1", typed, written] = shape.exec(step) ?? [];
    const next = pointed === undefined ? "keys" : "mouse";
    if (pointed === undefined && key === undefined && typed === undefined && written === undefined)
      throw new Error(`"${step}" is no step of the model`);
    if (hand !== undefined && hand !== next) time += seconds.home;
    hand = next;
    if (pointed !== undefined) {
      time += seconds.think + seconds.point;
      if (pointed !== "point") {
        time += seconds.click;
        clicks += 1;
      }
      if (pointed === "shift-click") time += seconds.key;
    } else if (key !== undefined) {
      if (!(flowing && key === "Enter")) time += seconds.think;
      time += Number(times) * pressesOf(key) * seconds.key;
      keys += Number(times);
    } else if (typed !== undefined) time += seconds.think + Number(typed) * seconds.key;
    flowing = pointed === undefined;
  }
  return { clicks, keys, seconds: Math.round(time * 10) / 10 };
}

/** Ctrl+K is two presses, and so is J: Shift and the letter. */
function pressesOf(key: string): number {
  const parts = key.split("+").length;
  return parts + (/^[A-Z!?]$/.test(key) ? 1 : 0);
}
