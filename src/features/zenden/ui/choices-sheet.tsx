import type { Exercise } from "#content/zenden/exercise.ts";
import type { zendenRoom } from "#content/zenden/room.ts";
import type { Choice } from "../rules.ts";
import { Pills } from "./pills.tsx";

type SwitchRowProps = { label: string; on: boolean; onChange: (on: boolean) => void };

/** A switch whose whole row can be pressed. */
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

/** Duration, pace, version, and the cues of each step. */
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
