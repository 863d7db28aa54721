import { type ReactNode, type RefObject, useId } from "react";
import type { Exercise } from "#content/zenden/exercise.ts";
import type { SoundKind, zendenRoom } from "#content/zenden/room.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Choice } from "../rules.ts";
import type { SoundState } from "./use-night-sound.ts";

type SheetProps = {
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A panel over the lower part of the exercise. */
export function Sheet({ open, onClose, opener, title, closeLabel, children }: SheetProps) {
  return (
    <Dialog
      className="zenden-sheet mx-auto mt-auto mb-0 max-h-[min(88svh,46rem)] w-full max-w-140 overflow-y-auto overscroll-contain rounded-t-xl border border-line bg-bg p-0 text-ink shadow-pop sm:mb-6 sm:rounded-xl"
      label={title}
      onClose={onClose}
      open={open}
      opener={opener}
    >
      <div className="grid gap-6 px-5 pt-4 pb-7 sm:px-7">
        <div className="flex items-center justify-between gap-4">
          <Heading level={2} size={4}>
            {title}
          </Heading>
          <button
            aria-label={closeLabel}
            className="-mr-1.5 grid size-11 place-items-center rounded-full text-ink focus-ring hover:bg-tint"
            onClick={onClose}
            type="button"
          >
            <Icon className="size-5" name="close" />
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  );
}

type SwitchRowProps = { label: string; on: boolean; onChange: (on: boolean) => void };

function SwitchRow({ label, on, onChange }: SwitchRowProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4 border-t border-line py-1.5 first-of-type:border-t-0">
      {label}
      <input
        checked={on}
        className="peer sr-only"
        onChange={(event) => onChange(event.target.checked)}
        type="checkbox"
      />
      <span
        aria-hidden="true"
        className="relative h-7 w-12 rounded-pill border-[1.5px] border-line-strong bg-sunken transition-colors duration-(--dur-quick) after:absolute after:top-1/2 after:left-1 after:size-4.5 after:-translate-y-1/2 after:rounded-full after:bg-ink-soft after:transition-[left] after:duration-(--dur-quick) peer-checked:border-primary peer-checked:bg-primary peer-checked:after:left-[calc(100%-1.5rem)] peer-checked:after:bg-on-primary peer-focus-visible:shadow-focus peer-focus-visible:outline-3 peer-focus-visible:outline-transparent forced-colors:after:bg-[ButtonText] forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:after:bg-[Highlight]"
      />
    </label>
  );
}

export type Cues = { tone: boolean; vibration: boolean };

type ChoicesSheetProps = {
  exercise: Exercise;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  cues: Cues;
  canVibrate: boolean;
  onCues: (cues: Cues) => void;
  copy: typeof zendenRoom.choices;
};

export function ChoicesSheet(props: ChoicesSheetProps) {
  const { exercise, choice, onChoose, cues, canVibrate, onCues, copy } = props;
  const { lengths, variants, counted } = exercise;
  return (
    <>
      <Pills
        chosen={choice.lengthId}
        legend={copy.length}
        name="length"
        onChoose={(lengthId) => onChoose({ ...choice, lengthId })}
        options={lengths.map(({ id, label }) => ({ value: id, label }))}
      />
      {counted ? (
        <Pills<number>
          chosen={choice.pace}
          legend={copy.pace}
          name="pace"
          onChoose={(pace) => onChoose({ ...choice, pace })}
          options={copy.paces.map(({ factor, label }) => ({ value: factor, label }))}
        />
      ) : null}
      {variants === undefined ? null : (
        <Pills
          chosen={choice.variantId ?? ""}
          legend={variants.legend}
          name="variant"
          onChoose={(variantId) => onChoose({ ...choice, variantId })}
          options={variants.options.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <fieldset>
        <legend className="mb-1 font-semibold">{copy.cues}</legend>
        <SwitchRow label={copy.tone} on={cues.tone} onChange={(tone) => onCues({ ...cues, tone })} />
        {canVibrate ? (
          <SwitchRow
            label={copy.vibration}
            on={cues.vibration}
            onChange={(vibration) => onCues({ ...cues, vibration })}
          />
        ) : null}
      </fieldset>
    </>
  );
}

type SoundsSheetProps = {
  copy: typeof zendenRoom.sounds;
  state: SoundState;
  onPlay: (kind: SoundKind) => void;
  onStop: () => void;
  onVolume: (volume: number) => void;
  onMinutes: (minutes: number) => void;
};

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

type Option<Value extends string | number> = { value: Value; label: string };

type PillsProps<Value extends string | number> = {
  legend: string;
  name: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

function Pills<Value extends string | number>({
  legend,
  name,
  options,
  chosen,
  onChoose,
}: PillsProps<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label className="relative" key={value}>
            <input
              checked={value === chosen}
              className="peer sr-only"
              name={name}
              onChange={() => onChoose(value)}
              type="radio"
              value={value}
            />
            <span className="flex min-h-11 cursor-pointer items-center rounded-pill border-[1.5px] border-line-strong px-4.5 text-small font-medium transition-colors duration-(--dur-quick) hover:bg-tint peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:shadow-focus peer-focus-visible:outline-3 peer-focus-visible:outline-transparent forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:border-4">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
