import { controlClass } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { settingCopy as copy } from "../copy/builder.ts";
import { newOption } from "../rules/draft-edits.ts";
import { pastedLines, withPasted } from "../rules/pasted-options.ts";
import { campaignBounds as bounds } from "../rules.ts";
import type { Option, QuestionOf } from "../schema.ts";
import { NumberInput, PartButton, TickInput } from "./builder-inputs.tsx";
import { focusAfter } from "./focus-after.ts";

type ChoiceQuestion = QuestionOf<"oneChoice"> | QuestionOf<"severalChoices">;

type OptionsEditorProps = {
  question: ChoiceQuestion;
  onChange(change: { options?: Option[]; other?: boolean }, typing?: string): void;
};

/** The options of a choice, their limits, and the "other" field. */
export function OptionsEditor({ question, onChange }: OptionsEditorProps) {
  const { id, options, other } = question;
  const capped = options.some(({ cap }) => cap !== null);
  const change = (at: number, next: Partial<Option>, typing?: string) => {
    const option = options[at];
    if (option) onChange({ options: options.with(at, { ...option, ...next }) }, typing);
  };
  function add() {
    const option = newOption();
    focusAfter(() => onChange({ options: [...options, option] }), `${id}-${option.id}`);
  }
  function remove(at: number) {
    const next = options[at + 1] ?? options[at - 1];
    focusAfter(
      () => onChange({ options: options.toSpliced(at, 1) }),
      next === undefined ? `${id}-add-option` : `${id}-${next.id}`,
    );
  }
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 font-semibold">{copy.options}</legend>
      {options.map((option, at) => (
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]" key={option.id}>
          <div className="relative">
            <input
              aria-label={copy.option(at + 1)}
              autoComplete="off"
              className={`${controlClass} h-13 pr-14`}
              id={`${id}-${option.id}`}
              maxLength={bounds.option}
              onChange={(event) => change(at, { label: event.target.value }, `${id}-${option.id}`)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                add();
              }}
              onPaste={(event) => {
                const lines = pastedLines(event.clipboardData.getData("text"));
                if (lines.length < 2) return;
                event.preventDefault();
                const paste = { options, at, lines, most: bounds.options, longest: bounds.option };
                onChange({ options: withPasted(paste, newOption) });
              }}
              type="text"
              value={option.label}
            />
            <span className="absolute top-1 right-1.5">
              <PartButton label={copy.removeOption(at + 1)} onClick={() => remove(at)}>
                <Icon className="size-5" name="close" />
              </PartButton>
            </span>
          </div>
          {capped ? (
            <div className="sm:w-44">
              <NumberInput
                id={`${id}-${option.id}-cap`}
                label={copy.optionCap(at + 1)}
                max={bounds.cap}
                min={1}
                onChange={(cap) => change(at, { cap }, `${id}-${option.id}-cap`)}
                optional
                value={option.cap}
              />
            </div>
          ) : null}
        </div>
      ))}
      <div>
        <button
          className="inline-flex min-h-11 items-center gap-2 rounded-md px-2.5 text-small font-semibold text-link focus-ring hover:bg-tint disabled:text-on-disabled"
          disabled={options.length >= bounds.options}
          id={`${id}-add-option`}
          onClick={add}
          type="button"
        >
          <Icon name="plus" />
          {copy.addOption}
        </button>
        <span className="text-small text-ink-soft">{copy.pasteHint}</span>
      </div>
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
