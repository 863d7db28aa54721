import { isDay } from "#platform/clock/calendar-days.ts";
import { settingCopy as copy, kindNames, questionCopy } from "../copy/builder.ts";
import { changeQuestion, newLine, withKind } from "../rules/draft-edits.ts";
import { campaignBounds as bounds } from "../rules/limits.ts";
import type { MatrixLine, Question, QuestionOf } from "../schema/campaign.ts";
import { useBuilder } from "./builder-context.ts";
import {
  CheckedLineInput,
  ChoiceInput,
  choicesFrom,
  LineInput,
  NumberInput,
  TextInput,
  TickInput,
} from "./builder-inputs.tsx";
import { ConditionEditor } from "./condition-editor.tsx";
import { LineList, OptionsEditor } from "./line-list.tsx";

export function QuestionSettings({ question }: { question: Question }) {
  const { edit, setInvalid } = useBuilder();
  const { id } = question;
  const change = (next: Question, typing?: string) =>
    edit((content) => changeQuestion(content, next), typing && `${id}-${typing}`);
  return (
    <div className="grid gap-5">
      <TextInput
        id={`${id}-label`}
        label={question.kind === "statement" ? questionCopy.statementLabel : questionCopy.label}
        max={bounds.label}
        onChange={(label) => change({ ...question, label }, "label")}
        rows={2}
        value={question.label}
      />
      <TextInput
        id={`${id}-help`}
        label={questionCopy.help}
        max={bounds.help}
        onChange={(help) => change({ ...question, help }, "help")}
        rows={2}
        value={question.help}
      />
      <ChoiceInput
        hint={questionCopy.kindKeeps}
        id={`${id}-kind`}
        label={questionCopy.kind}
        onChange={(kind) => {
          for (const end of ["min", "max"]) setInvalid(`${id}-${end}`, undefined);
          change(withKind(question, kind));
        }}
        options={choicesFrom(kindNames)}
        value={question.kind}
      />
      <KindSettings change={change} question={question} />
      {question.kind === "statement" ? null : (
        <TickInput
          id={`${id}-required`}
          label={questionCopy.required}
          onChange={(required) => change({ ...question, required })}
          value={question.required}
        />
      )}
      <ConditionEditor
        onChange={(showIf) => change({ ...question, showIf }, "condition")}
        part={id}
        showIf={question.showIf}
      />
    </div>
  );
}

type KindSettingsProps = { question: Question; change(next: Question, typing?: string): void };

function KindSettings({ question, change }: KindSettingsProps) {
  const { id } = question;
  const pair = "grid gap-5 sm:grid-cols-2";
  switch (question.kind) {
    case "shortText":
    case "longText":
      return (
        <NumberInput
          id={`${id}-max`}
          label={copy.maxCharacters}
          max={bounds[question.kind]}
          min={1}
          onChange={(max) => change({ ...question, max: max ?? question.max }, "max")}
          value={question.max}
        />
      );
    case "number":
      return (
        <>
          <div className={pair}>
            {(["min", "max"] as const).map((end) => (
              <NumberInput
                id={`${id}-${end}`}
                key={end}
                label={end === "min" ? copy.least : copy.most}
                max={bounds.number}
                min={-bounds.number}
                onChange={(value) => change({ ...question, [end]: value }, end)}
                optional
                value={question[end]}
                whole={question.whole}
              />
            ))}
          </div>
          <TickInput
            id={`${id}-whole`}
            label={copy.whole}
            onChange={(whole) => change({ ...question, whole })}
            value={question.whole}
          />
        </>
      );
    case "date":
      return (
        <div className={pair}>
          {(["min", "max"] as const).map((end) => (
            <CheckedLineInput
              check={(text) => (text === "" || isDay(text) ? undefined : copy.day)}
              id={`${id}-${end}`}
              key={end}
              label={end === "min" ? copy.earliest : copy.latest}
              max={10}
              onChange={(value) => change({ ...question, [end]: value }, end)}
              type="date"
              value={question[end]}
            />
          ))}
        </div>
      );
    case "oneChoice":
      return (
        <OptionsEditor
          onChange={(next, typing) => change({ ...question, ...next }, typing)}
          question={question}
        />
      );
    case "severalChoices":
      return (
        <>
          <OptionsEditor
            onChange={(next, typing) => change({ ...question, ...next }, typing)}
            question={question}
          />
          <div className={pair}>
            {(["min", "max"] as const).map((end) => (
              <NumberInput
                hint={copy.noLimitHint}
                id={`${id}-${end}`}
                key={end}
                label={end === "min" ? copy.fewest : copy.mostChoices}
                max={bounds.options}
                min={0}
                onChange={(value) => change({ ...question, [end]: value ?? 0 }, end)}
                value={question[end]}
              />
            ))}
          </div>
        </>
      );
    case "scale":
      return (
        <>
          <ChoiceInput
            id={`${id}-range`}
            label={copy.range}
            onChange={(range) => change({ ...question, range })}
            options={choicesFrom(copy.ranges)}
            value={question.range}
          />
          <div className={pair}>
            {(["lowLabel", "highLabel"] as const).map((end) => (
              <LineInput
                id={`${id}-${end}`}
                key={end}
                label={end === "lowLabel" ? copy.low : copy.high}
                max={bounds.option}
                onChange={(value) => change({ ...question, [end]: value }, end)}
                value={question[end]}
              />
            ))}
          </div>
        </>
      );
    case "matrix":
      return (
        <div className={pair}>
          <MatrixEditor
            onChange={(next, typing) => change({ ...question, ...next }, typing)}
            question={question}
          />
        </div>
      );
    default:
      return null;
  }
}

type MatrixEditorProps = {
  question: QuestionOf<"matrix">;
  onChange(change: { rows?: MatrixLine[]; columns?: MatrixLine[] }, typing?: string): void;
};

function MatrixEditor({ question, onChange }: MatrixEditorProps) {
  return (["rows", "columns"] as const).map((name) => (
    <fieldset className="grid content-start gap-2.5" key={name}>
      <legend className="mb-2 font-semibold">{copy[name].heading}</legend>
      <LineList
        copy={copy[name]}
        fresh={newLine}
        id={question.id}
        lines={question[name]}
        most={bounds[name]}
        name={name}
        onChange={(lines, typing) => onChange({ [name]: lines }, typing)}
      />
    </fieldset>
  ));
}
