import type { KeyboardEvent } from "react";
import type { PlayerCopy } from "#content/podcast/player-copy.ts";
import { clockTime, formattedTime } from "../client/format-time.ts";

type PlaceSliderProps = { at: number; length: number; onSeek: (seconds: number) => void; copy: PlayerCopy };

/** Arrow keys move a few seconds, page keys half a minute; the browser handles Home and End. */
const keySeconds: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

/** The position in the episode: shown, announced and adjustable. */
export function PlaceSlider({ at, length, onSeek, copy }: PlaceSliderProps) {
  const end = Math.floor(length);
  const place = Math.min(Math.floor(at), end);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keySeconds[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onSeek(at + by);
  };
  return (
    <div className="mt-5">
      <input
        aria-label={copy.place}
        aria-valuetext={`${formattedTime(place, copy.time)} ${copy.time.of} ${formattedTime(end, copy.time)}`}
        className="h-11 w-full cursor-pointer rounded-sm accent-primary focus-ring"
        disabled={end === 0}
        max={end}
        min={0}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        step={1}
        type="range"
        value={place}
      />
      {/* The slider announces both times itself. */}
      <p aria-hidden="true" className="flex justify-between text-small text-ink-soft tabular-nums">
        <span data-at="">{clockTime(place)}</span>
        <span>{end > 0 ? clockTime(end) : ""}</span>
      </p>
    </div>
  );
}
