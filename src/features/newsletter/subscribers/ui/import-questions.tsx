import type { SubmitEvent } from "react";
import { Button } from "#ui/button.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { importCopy } from "../copy/subscribers.ts";
import { answers, type ImportChoice, type ImportQuestion } from "../rules/import-questions.ts";

const { questions: copy } = importCopy;

type ImportQuestionsProps = {
  questions: readonly ImportQuestion[];
  marks: FieldMarks;
  busy: boolean;
  onAnswered: (choices: ImportChoice[]) => void;
};

/** Asks what values of a file mean that could decide whether somebody can be mailed, and checks the file again. */
export function ImportQuestions({ questions, marks, busy, onAnswered }: ImportQuestionsProps) {
  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onAnswered(
      questions.map(({ column, value }, at) => ({
        column,
        value,
        answer: answers.find((each) => each === form.get(`answer-${at}`)) ?? "skip",
      })),
    );
  }

  return (
    <form className="grid gap-4 rounded-lg bg-tint px-5 py-4" onSubmit={answer}>
      <h3 className="text-h4">{copy.heading}</h3>
      <p className="text-small">{copy.introduction}</p>
      {questions.map(({ column, value, rows, answer: given }, at) => (
        <SelectField
          defaultValue={given}
          id={`import-answer-${at}`}
          key={`${column} ${value}`}
          label={copy.label(column, value, rows)}
          marks={marks}
          name={`answer-${at}`}
          options={(["skip", "yes", "off"] as const).map((each) => ({
            value: each,
            label: copy.answers[each],
          }))}
          placeholder=""
        />
      ))}
      <p>
        <Button busy={busy} size="small" type="submit" variant="outline">
          {busy ? importCopy.checking : copy.check}
        </Button>
      </p>
    </form>
  );
}
