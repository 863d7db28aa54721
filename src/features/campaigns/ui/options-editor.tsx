import { settingCopy as copy } from "../copy/builder.ts";
import { newOption } from "../rules/draft-edits.ts";
import { campaignBounds as bounds } from "../rules/limits.ts";
import type { Option, QuestionOf } from "../schema/campaign.ts";
import { NumberInput, TickInput } from "./builder-inputs.tsx";
import { LineList } from "./line-list.tsx";

type ChoiceQuestion = QuestionOf<"oneChoice"> | QuestionOf<"severalChoices">;

type OptionsEditorProps = {
  question: ChoiceQuestion;
  onChange(change: { options?: Option[]; other?: boolean }, typing?: string): void;
};

/** The options of a choice, their limits, and the "other" field. */
export function OptionsEditor({ question, onChange }: OptionsEditorProps) {
  const { id, options, other } = question;
  const capped = options.some(({ cap }) => cap !== null);
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 font-semibold">{copy.options}</legend>
      <LineList
        beside={(option, at) =>
          capped ? (
            <div className="sm:w-44">
              <NumberInput
                id={`${id}-${option.id}-cap`}
                label={copy.optionCap(at + 1)}
                max={bounds.cap}
                min={1}
                onChange={(cap) =>
                  onChange({ options: options.with(at, { ...option, cap }) }, `${id}-${option.id}-cap`)
                }
                optional
                value={option.cap}
              />
            </div>
          ) : null
        }
        copy={{ line: copy.option, remove: copy.removeOption, add: copy.addOption }}
        fresh={newOption}
        id={id}
        lines={options}
        most={bounds.options}
        name="option"
        onChange={(lines, typing) => onChange({ options: lines }, typing)}
      />
      <TickInput
        id={`${id}-other-on`}
        label={copy.other}
        onChange={(on) => onChange({ other: on })}
        value={other}
      />
      <TickInput
        id={`${id}-caps`}
        label={copy.caps}
        onChange={(on) =>
          onChange({ options: options.map((option) => ({ ...option, cap: on ? 10 : null })) })
        }
        value={capped}
      />
    </fieldset>
  );
}
