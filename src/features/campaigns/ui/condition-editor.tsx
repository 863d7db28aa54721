import { formCopy } from "#content/forms.ts";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { conditionCopy as copy } from "../copy/builder.ts";
import { choicesOf, testFaultOf } from "../rules/condition-faults.ts";
import { campaignBounds as bounds } from "../rules/limits.ts";
import { type AnswerPart, partsOf } from "../rules/matrix.ts";
import type { CampaignContent, Condition, ConditionTest, Question } from "../schema/campaign.ts";
import { useBuilder } from "./builder-context.ts";
import { ChoiceInput, choicesFrom, LineInput, PartButton, TickInput } from "./builder-inputs.tsx";

type ConditionEditorProps = {
  /** The section or question that the condition belongs to. */
  part: string;
  showIf: Condition | null;
  onChange(showIf: Condition | null): void;
};

/** Only earlier questions can be selected. */
export function ConditionEditor({ part, showIf, onChange }: ConditionEditorProps) {
  const { content } = useBuilder();
  const earlier = questionsBefore(content, part);
  const [first] = earlier;
  const id = `${part}-condition`;
  if (first === undefined && showIf === null)
    return <p className="text-small text-ink-faint">{copy.noEarlier}</p>;
  const fresh = (): ConditionTest => ({ question: first?.id ?? "", is: "answered", values: [] });
  return (
    <div className="grid gap-4">
      <TickInput
        id={id}
        label={copy.sometimes}
        onChange={(on) => onChange(on && first ? { match: "all", tests: [fresh()] } : null)}
        value={showIf !== null}
      />
      {showIf === null ? null : (
        <div className="grid gap-4 border-l-2 border-line pl-4">
          {showIf.tests.length < 2 ? null : (
            <ChoiceInput
              id={`${id}-match`}
              label={copy.match}
              onChange={(match) => onChange({ ...showIf, match })}
              options={choicesFrom(copy.matches)}
              value={showIf.match}
            />
          )}
          {showIf.tests.map((test, at) => (
            <TestEditor
              earlier={earlier}
              id={`${id}-${at}`}
              // biome-ignore lint/suspicious/noArrayIndexKey: a test has no name but its place
              key={at}
              onChange={(next) => onChange({ ...showIf, tests: showIf.tests.with(at, next) })}
              onRemove={() => {
                const tests = showIf.tests.toSpliced(at, 1);
                onChange(tests.length === 0 ? null : { ...showIf, tests });
              }}
              test={test}
            />
          ))}
          <div>
            <PartButton
              disabled={showIf.tests.length >= bounds.tests || first === undefined}
              onClick={() => onChange({ ...showIf, tests: [...showIf.tests, fresh()] })}
            >
              <Icon name="plus" />
              {copy.add}
            </PartButton>
          </div>
        </div>
      )}
    </div>
  );
}

function questionsBefore({ sections }: CampaignContent, part: string): AnswerPart[] {
  const before: Question[] = [];
  for (const section of sections) {
    if (section.id === part) break;
    const at = section.questions.findIndex(({ id }) => id === part);
    before.push(...(at < 0 ? section.questions : section.questions.slice(0, at)));
    if (at >= 0) break;
  }
  return before.filter(({ kind }) => kind !== "statement").flatMap(partsOf);
}

type TestEditorProps = {
  id: string;
  test: ConditionTest;
  earlier: readonly AnswerPart[];
  onChange(test: ConditionTest): void;
  onRemove(): void;
};

function TestEditor({ id, test, earlier, onChange, onRemove }: TestEditorProps) {
  const { content } = useBuilder();
  const earlierQuestion = earlier.find((question) => question.id === test.question);
  const fault = testFaultOf(content, earlier, test);
  const values = earlierQuestion && choicesOf(earlierQuestion);
  const compares = earlierQuestion && ["number", "scale", "date"].includes(earlierQuestion.kind);
  const tests = choicesFrom(copy.tests).filter(({ value }) =>
    value === "one-of" || value === "none-of"
      ? values !== undefined
      : value === "at-least" || value === "at-most"
        ? compares
        : true,
  );
  const usesList = test.is === "one-of" || test.is === "none-of";
  const usesLimit = test.is === "at-least" || test.is === "at-most";
  return (
    <div className="grid gap-3">
      <ChoiceInput
        error={earlierQuestion ? undefined : fault}
        id={`${id}-question`}
        label={copy.question}
        onChange={(question) => onChange({ question, is: "answered", values: [] })}
        options={[
          ...(earlierQuestion ? [] : [{ value: test.question, label: copy.gone }]),
          ...earlier.map((question) => ({ value: question.id, label: question.label || question.kind })),
        ]}
        value={test.question}
      />
      <ChoiceInput
        id={`${id}-is`}
        label={copy.is}
        onChange={(is) => onChange({ ...test, is, values: [] })}
        options={tests}
        value={test.is}
      />
      {usesLimit ? (
        <LineInput
          error={fault}
          id={`${id}-limit`}
          label={copy.limit}
          max={bounds.shortValue}
          onChange={(limit) => onChange({ ...test, values: [limit] })}
          type={earlierQuestion?.kind === "date" ? "date" : "text"}
          value={test.values[0] ?? ""}
        />
      ) : null}
      {usesList && earlierQuestion && values ? (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{copy.values}</legend>
          {fault === undefined ? null : (
            <FieldError error={fault} errorMark={formCopy.errorMark} id={`${id}-values`} />
          )}
          {values.map((value) => (
            <TickInput
              id={`${id}-${value}`}
              key={value}
              label={valueLabel(earlierQuestion, value)}
              onChange={(on) =>
                onChange({
                  ...test,
                  values: values.filter((each) => (each === value ? on : test.values.includes(each))),
                })
              }
              value={test.values.includes(value)}
            />
          ))}
        </fieldset>
      ) : null}
      <div>
        <PartButton onClick={onRemove}>
          <Icon name="close" />
          {copy.remove}
        </PartButton>
      </div>
    </div>
  );
}

function valueLabel(question: Question, value: string): string {
  if (question.kind === "consent") return copy.consent;
  if (question.kind === "yesNo") return value === "yes" ? copy.yes : copy.no;
  if (!("options" in question)) return value;
  const option = question.options.find((each) => each.id === value);
  return option ? option.label || value : copy.other;
}
