import { useId } from "react";
import type { SoundKind, zendenRoom } from "#content/zenden/room.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Pills } from "./pills.tsx";
import type { SoundState } from "./use-night-sound.ts";

type SoundsSheetProps = {
  copy: typeof zendenRoom.sounds;
  state: SoundState;
  onPlay: (kind: SoundKind) => void;
  onStop: () => void;
  onVolume: (volume: number) => void;
  onMinutes: (minutes: number) => void;
};

/** The night sounds: which one, how loud, and the timer. */
export function SoundsSheet({ copy, state, onPlay, onStop, onVolume, onMinutes }: SoundsSheetProps) {
  const volumeId = useId();
  const playing = copy.kinds.find(({ id }) => id === state.playing);
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{copy.legend}</legend>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {copy.kinds.map(({ id, label }) => (
            <button
              aria-pressed={id === state.playing}
              className="flex min-h-12 grow items-center justify-center gap-2.5 rounded-pill border-[1.5px] border-line-strong px-5 font-semibold transition-colors duration-(--dur-quick) focus-ring hover:bg-tint aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary forced-colors:aria-pressed:border-4 forced-colors:aria-pressed:border-[Highlight]"
              key={id}
              onClick={() => (id === state.playing ? onStop() : onPlay(id))}
              type="button"
            >
              <Icon className="size-5" name={id === state.playing ? "pause" : "play"} />
              {label}
            </button>
          ))}
        </div>
        <p aria-live="polite" className="mt-3 min-h-6 text-small text-ink-soft">
          {state.failed ? copy.failed : (playing?.playing ?? copy.silent)}
        </p>
      </fieldset>
      <div>
        <label className="font-semibold" htmlFor={volumeId}>
          {copy.volume}
        </label>
        <input
          className="mt-2 block h-11 w-full cursor-pointer rounded-sm accent-(--kw-accent) focus-ring"
          id={volumeId}
          max={100}
          min={0}
          onChange={(event) => onVolume(event.target.valueAsNumber)}
          step={5}
          type="range"
          value={state.volume}
        />
      </div>
      <Pills<number>
        chosen={state.minutes}
        legend={copy.timer}
        name="timer"
        onChoose={onMinutes}
        options={copy.timers.map(({ minutes, label }) => ({ value: minutes, label }))}
      />
      <p className="text-small text-ink-soft">{copy.note}</p>
      {playing ? (
        <Button onClick={onStop} variant="outline">
          <Icon className="size-4.5" name="stop" />
          {copy.stop}
        </Button>
      ) : null}
    </>
  );
}
