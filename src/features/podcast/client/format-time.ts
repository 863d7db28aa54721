import type { PlayerCopy } from "#content/podcast/player-copy.ts";

type TimeCopy = PlayerCopy["time"];

/** A time as digits: 1:05, or 1:00:05. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${parts.join(":")}` : parts.join(":").replace(/^0/, "");
}

/** A time as text: "1 minute 5 seconds". */
export function formattedTime(seconds: number, copy: TimeCopy): string {
  const whole = Math.max(0, Math.floor(seconds));
  const spoken = [
    [Math.floor(whole / 3600), copy.hour],
    [Math.floor(whole / 60) % 60, copy.minute],
    [whole % 60, copy.second],
  ] as const;
  const parts = spoken
    .filter(([count]) => count > 0)
    .map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`);
  return parts.length === 0 ? `0 ${copy.second[1]}` : parts.join(" ");
}
