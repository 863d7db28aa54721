import type { CampaignCopy } from "#content/campaign-labels/campaign-copy.ts";
import { controlClass, describedBy, FieldError } from "#ui/field.tsx";
import { scaleSteps } from "../rules/answers.ts";
import { type FormValues, fieldName } from "../rules/form-values.ts";
import { campaignBounds as bounds } from "../rules/limits.ts";
import type { Question, QuestionOf } from "../schema/campaign.ts";
import { ChoiceRow, ListChoices, MatrixField } from "./choice-fields.tsx";
import { FieldFrame, GroupFrame } from "./question-frame.tsx";
import { useCampaignCopy } from "./use-campaign-copy.tsx";

type QuestionFieldProps = {
  question: Question;
  /** The initial values of its controls. */
  values: FormValues;
  error: string | undefined;
  /** All errors by field name: a matrix has one for each row. */
  errors: Readonly<Record<string, string>>;
  /** Full options, as "question.option". */
  full: readonly string[];
};

/** The id of a question's first control. */
export const questionId = (id: string) => `answer-${id}`;

/** The controls are uncontrolled; the form reads them. */
export function QuestionField({ question, values, error, errors, full }: QuestionFieldProps) {
  const { campaignPage: copy, fields } = useCampaignCopy();
  const id = questionId(question.id);
  const frame = {
    id,
    label: question.label,
    hints: hintsOf(question, copy),
    optional: !question.required,
    error,
  };
  switch (question.kind) {
    case "statement":
      return (
        <div>
          <p className="font-display text-h4 text-ink">{question.label}</p>
          {question.help === "" ? null : (
            <p className="mt-2 whitespace-pre-line text-ink-soft">{question.help}</p>
          )}
        </div>
      );
    case "oneChoice":
    case "severalChoices":
      return (
        <GroupFrame {...frame}>
          <ListChoices error={error} full={full} id={id} question={question} values={values} />
        </GroupFrame>
      );
    case "matrix":
      return (
        <GroupFrame {...frame} wide>
          <MatrixField errors={errors} idOf={questionId} question={question} values={values} />
        </GroupFrame>
      );
    case "yesNo":
      return (
        <GroupFrame {...frame}>
          {(["yes", "no"] as const).map((value, at) => (
            <ChoiceRow
              aria-invalid={error !== undefined}
              defaultChecked={values[fieldName(question.id)] === value}
              id={at === 0 ? id : `${id}-${value}`}
              key={value}
              name={fieldName(question.id)}
              type="radio"
              value={value}
            >
              {copy[value]}
            </ChoiceRow>
          ))}
        </GroupFrame>
      );
    case "scale":
      return (
        <GroupFrame {...frame}>
          <Scale error={error} id={id} question={question} values={values} />
        </GroupFrame>
      );
    case "consent":
      return (
        <div>
          <ChoiceRow
            aria-describedby={describedBy({ id, hint: frame.hints[0], error })}
            aria-invalid={error !== undefined}
            defaultChecked={values[fieldName(question.id)] !== undefined}
            id={id}
            name={fieldName(question.id)}
            type="checkbox"
          >
            {question.label}
            {question.required ? null : <span className="text-ink-faint"> {fields.optional}</span>}
          </ChoiceRow>
          {frame.hints.length === 0 ? null : (
            <p className="mt-2 text-small text-ink-soft" id={`${id}-hint`}>
              {frame.hints.join(" ")}
            </p>
          )}
          {error === undefined ? null : <FieldError error={error} errorMark={fields.errorMark} id={id} />}
        </div>
      );
    default:
      return (
        <FieldFrame {...frame}>
          <TextControl error={error} hints={frame.hints} id={id} question={question} values={values} />
        </FieldFrame>
      );
  }
}

function hintsOf(question: Question, copy: CampaignCopy["campaignPage"]): string[] {
  const hints = question.help === "" ? [] : [question.help];
  if (question.kind === "longText") hints.push(copy.reminder);
  if (question.kind === "severalChoices") {
    const { min, max } = question;
    if (min > 0 && max > 0) hints.push(copy.chooseBetween(min, max));
    else if (max > 0) hints.push(copy.chooseUpTo(max));
    else hints.push(min > 1 ? copy.chooseAtLeast(min) : copy.chooseAll);
  }
  return hints;
}

type TextQuestion = QuestionOf<"shortText" | "longText" | "email" | "phone" | "number" | "date">;

const inputs = {
  shortText: { type: "text" },
  email: { type: "email", autoComplete: "email", maxLength: bounds.email },
  phone: { type: "tel", autoComplete: "tel", maxLength: bounds.phone },
  // Not a number field: those drop invalid input, and change when scrolled over.
  number: { type: "text", inputMode: "decimal", maxLength: 20 },
  date: { type: "date" },
} as const;

type ControlProps<Asked> = {
  question: Asked;
  id: string;
  values: FormValues;
  error: string | undefined;
};

function TextControl({
  question,
  id,
  values,
  error,
  hints,
}: ControlProps<TextQuestion> & { hints: readonly string[] }) {
  const common = {
    "aria-describedby": describedBy({ id, hint: hints[0], error }),
    "aria-invalid": error !== undefined,
    "aria-required": question.required,
    defaultValue: values[fieldName(question.id)] ?? "",
    id,
    name: fieldName(question.id),
  };
  if (question.kind === "longText")
    return (
      <textarea
        {...common}
        className={`${controlClass} min-h-32 resize-y py-3`}
        maxLength={question.max}
        rows={5}
      />
    );
  const limits =
    question.kind === "shortText"
      ? { maxLength: question.max }
      : question.kind === "date"
        ? { min: question.min || undefined, max: question.max || undefined }
        : {};
  const narrow = question.kind === "number" || question.kind === "date" ? "max-w-52" : "";
  return (
    <input {...common} {...inputs[question.kind]} {...limits} className={`${controlClass} h-13 ${narrow}`} />
  );
}

function Scale({ question, id, values, error }: ControlProps<QuestionOf<"scale">>) {
  const steps = scaleSteps(question);
  const ends = [question.lowLabel, question.highLabel];
  return (
    <div className={steps.length > 5 ? "" : "w-fit"}>
      <div className={steps.length > 5 ? "grid grid-cols-6 gap-1.5 sm:grid-cols-11" : "flex gap-2"}>
        {steps.map((step, at) => (
          <label
            className="grid h-12 min-w-11 cursor-pointer place-items-center rounded-md border-[1.5px] border-line-strong bg-surface text-body text-ink tabular-nums has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:shadow-focus forced-colors:has-checked:bg-[Highlight]"
            key={step}
          >
            <input
              aria-invalid={error !== undefined}
              className="sr-only"
              defaultChecked={values[fieldName(question.id)] === String(step)}
              id={at === 0 ? id : `${id}-${step}`}
              name={fieldName(question.id)}
              type="radio"
              value={step}
            />
            {step}
            {/* The end labels include their numbers for screen readers, which read one step at a time. */}
            <span className="sr-only">{at === 0 ? ends[0] : at === steps.length - 1 ? ends[1] : ""}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between gap-6 text-small text-ink-soft">
        {ends.map((end, at) => (
          <span className={at === 1 ? "text-right" : ""} key={at === 0 ? "low" : "high"}>
            {end}
          </span>
        ))}
      </p>
    </div>
  );
}
