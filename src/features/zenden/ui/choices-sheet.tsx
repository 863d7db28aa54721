import type { Exercise } from "#content/zenden/exercise.ts";
import type { zendenRoom } from "#content/zenden/room.ts";
import type { Choice } from "../rules.ts";
import { Pills } from "./pills.tsx";
import { SwitchRow } from "./switch-row.tsx";

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

/** How long, how fast, which version, and what marks each step besides the words. */
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
