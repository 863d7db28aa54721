import { requiredMarks } from "#content/forms.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { importCopy as copy } from "../copy/import.ts";
import { answers, type ImportChoice, type ImportQuestion } from "../rules/import-questions.ts";

const { questions: questionCopy } = copy;

type ImportQuestionsProps = {
  questions: readonly ImportQuestion[];
  busy: boolean;
  onAnswered: (choices: ImportChoice[]) => void;
  /** Called with each choice, before it is sent. */
  onChosen: (choices: ImportChoice[]) => void;
};

/** Asks what values of a file mean that could decide whether somebody can be mailed, and checks the file again. */
export function ImportQuestions({ questions, busy, onAnswered, onChosen }: ImportQuestionsProps) {
  function choicesIn(element: HTMLFormElement): ImportChoice[] {
    const form = new FormData(element);
    return questions.map(({ column, value }, at) => ({
      column,
      value,
      answer: answers.find((each) => each === form.get(`answer-${at}`)) ?? "skip",
    }));
  }
  return (
    <form
      className="grid gap-4 rounded-lg bg-tint px-5 py-4"
      onChange={(event) => onChosen(choicesIn(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswered(choicesIn(event.currentTarget));
      }}
    >
      <h3 className="text-h4">{questionCopy.heading}</h3>
      <p className="text-small">{questionCopy.introduction}</p>
      {questions.map(({ column, value, rows, answer: given }, at) => (
        <SelectField
          defaultValue={given}
          id={`import-answer-${at}`}
          key={`${column} ${value}`}
          label={questionCopy.label(column, value, rows)}
          marks={requiredMarks}
          name={`answer-${at}`}
          options={(["skip", "yes", "off"] as const).map((each) => ({
            value: each,
            label: questionCopy.answers[each],
          }))}
          placeholder=""
        />
      ))}
      <p>
        <Button busy={busy} size="small" type="submit" variant="outline">
          {busy ? copy.checking : questionCopy.check}
        </Button>
      </p>
    </form>
  );
}
