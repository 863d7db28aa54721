import { Heading } from "#ui/heading.tsx";
import { type FormValues, fieldName } from "../rules/form-values.ts";
import type { ShownForm } from "../schema/campaign.ts";
import { QuestionField } from "./question-field.tsx";

type QuestionListProps = {
  sections: ShownForm["sections"];
  /** The questions shown for the current answers. */
  shown: ReadonlySet<string>;
  /** Those on the current screen; undefined if all are on one. */
  here: readonly string[] | undefined;
  values: FormValues;
  errors: Readonly<Record<string, string>>;
  full: readonly string[];
};

/**
 * All questions, including those on other screens, so that their input is kept. Without JavaScript all screens are
 * visible.
 */
export function QuestionList({ sections, shown, here, values, errors, full }: QuestionListProps) {
  const isHere = (id: string) => here === undefined || here.includes(id);
  return sections.map(({ id, title, questions }) => {
    const visible = questions.filter((question) => shown.has(question.id));
    return (
      <div
        className={
          visible.some((question) => isHere(question.id)) ? "grid gap-10" : "hidden gap-10 noscript:grid"
        }
        hidden={visible.length === 0}
        key={id}
      >
        {title === "" ? null : (
          <Heading className="text-balance" level={3}>
            {title}
          </Heading>
        )}
        {questions.map((question) => (
          <div
            className={isHere(question.id) ? "" : "hidden noscript:block"}
            hidden={!shown.has(question.id)}
            key={question.id}
          >
            <QuestionField
              error={errors[fieldName(question.id)]}
              errors={errors}
              full={full}
              question={question}
              values={values}
            />
          </div>
        ))}
      </div>
    );
  });
}
