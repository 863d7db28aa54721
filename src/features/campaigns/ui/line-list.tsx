import type { ReactNode } from "react";
import { controlClass } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { settingCopy as copy, settingCopy } from "../copy/builder.ts";
import { pastedLines, withPasted } from "../rules/builder-input.ts";
import { newOption } from "../rules/draft-edits.ts";
import { campaignBounds as bounds } from "../rules/limits.ts";
import type { MatrixLine, Option, QuestionOf } from "../schema/campaign.ts";
import { focusAfter } from "./builder-context.ts";
import { NumberInput, PartButton, TickInput } from "./builder-inputs.tsx";

type LineListProps<Line extends MatrixLine> = {
  /** The id of the question. */
  id: string;
  /** Ends the id of the button that adds a line. */
  name: string;
  lines: readonly Line[];
  most: number;
  copy: { line(number: number): string; remove(number: number): string; add: string };
  fresh(): Line;
  onChange(lines: Line[], typing?: string): void;
  beside?(line: Line, at: number): ReactNode;
};

/** Enter adds a line, and a pasted list becomes a line each. */
export function LineList<Line extends MatrixLine>(props: LineListProps<Line>) {
  const { id, name, lines, most, copy, fresh, onChange, beside } = props;
  function add() {
    if (lines.length >= most) return;
    const line = fresh();
    focusAfter(() => onChange([...lines, line]), `${id}-${line.id}`);
  }
  function remove(at: number) {
    const next = lines[at + 1] ?? lines[at - 1];
    focusAfter(
      () => onChange(lines.toSpliced(at, 1)),
      next === undefined ? `${id}-add-${name}` : `${id}-${next.id}`,
    );
  }
  return (
    <>
      {lines.map((line, at) => (
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]" key={line.id}>
          <div className="relative">
            <input
              aria-label={copy.line(at + 1)}
              autoComplete="off"
              className={`${controlClass} h-13 pr-14`}
              id={`${id}-${line.id}`}
              maxLength={bounds.option}
              onChange={(event) =>
                onChange(lines.with(at, { ...line, label: event.target.value }), `${id}-${line.id}`)
              }
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                add();
              }}
              onPaste={(event) => {
                const pasted = pastedLines(event.clipboardData.getData("text"));
                if (pasted.length < 2) return;
                event.preventDefault();
                onChange(
                  withPasted({ options: lines, at, lines: pasted, most, longest: bounds.option }, fresh),
                );
              }}
              type="text"
              value={line.label}
            />
            <span className="absolute top-1 right-1.5">
              <PartButton label={copy.remove(at + 1)} onClick={() => remove(at)}>
                <Icon className="size-5" name="close" />
              </PartButton>
            </span>
          </div>
          {beside?.(line, at)}
        </div>
      ))}
      <div>
        <button
          className="inline-flex min-h-11 items-center gap-2 rounded-md px-2.5 text-small font-semibold text-link focus-ring hover:bg-tint disabled:text-on-disabled"
          disabled={lines.length >= most}
          id={`${id}-add-${name}`}
          onClick={add}
          type="button"
        >
          <Icon name="plus" />
          {copy.add}
        </button>
        <span className="text-small text-ink-soft">{settingCopy.pasteHint}</span>
      </div>
    </>
  );
}

type ChoiceQuestion = QuestionOf<"oneChoice"> | QuestionOf<"severalChoices">;

type OptionsEditorProps = {
  question: ChoiceQuestion;
  onChange(change: { options?: Option[]; other?: boolean }, typing?: string): void;
};

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
