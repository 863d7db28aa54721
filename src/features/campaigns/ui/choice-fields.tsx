import type { ComponentProps, ReactNode } from "react";
import { controlClass, FieldError } from "#ui/field.tsx";
import { type FormValues, fieldName, optionName, otherName, otherTextName } from "../rules/form-values.ts";
import { campaignBounds as bounds } from "../rules/limits.ts";
import type { QuestionOf } from "../schema/campaign.ts";
import { useCampaignCopy } from "./use-campaign-copy.tsx";

type ListChoicesProps = {
  question: QuestionOf<"oneChoice" | "severalChoices">;
  id: string;
  values: FormValues;
  error: string | undefined;
  full: readonly string[];
};

export function ListChoices({ question, id, values, error, full }: ListChoicesProps) {
  const { campaignPage: copy } = useCampaignCopy();
  const one = question.kind === "oneChoice";
  const type = one ? ("radio" as const) : ("checkbox" as const);
  const invalid = { "aria-invalid": error !== undefined };
  const row = (option: string) =>
    one
      ? {
          name: fieldName(question.id),
          value: option,
          defaultChecked: values[fieldName(question.id)] === option,
        }
      : optionRow(option);
  const optionRow = (option: string) => {
    const name = option === "other" ? otherName(question.id) : optionName(question.id, option);
    return { name, defaultChecked: values[name] !== undefined };
  };
  return (
    <>
      {question.options.map((option, at) => {
        const shown = row(option.id);
        // Someone who has the place can keep it.
        const isFull = full.includes(`${question.id}.${option.id}`) && !shown.defaultChecked;
        return (
          <ChoiceRow
            {...shown}
            {...invalid}
            disabled={isFull}
            id={at === 0 ? id : `${id}-${option.id}`}
            key={option.id}
            type={type}
          >
            {option.label}
            {isFull ? ` (${copy.full})` : null}
          </ChoiceRow>
        );
      })}
      {question.other ? (
        <div className="group/other grid gap-2.5">
          <ChoiceRow
            {...row("other")}
            {...invalid}
            id={question.options.length === 0 ? id : `${id}-other`}
            type={type}
          >
            {copy.other}
          </ChoiceRow>
          <div className="hidden gap-1.5 pl-4 group-has-checked/other:grid">
            <label className="text-small font-semibold text-ink" htmlFor={`${id}-text`}>
              {copy.otherLabel}
            </label>
            <input
              className={`${controlClass} h-13`}
              defaultValue={values[otherTextName(question.id)] ?? ""}
              id={`${id}-text`}
              maxLength={bounds.otherText}
              name={otherTextName(question.id)}
              type="text"
            />
          </div>
        </div>
      ) : null}
    </>
  );
}

type ChoiceRowProps = { children: ReactNode } & Omit<ComponentProps<"input">, "className">;

export function ChoiceRow({ children, ...input }: ChoiceRowProps) {
  const round = input.type === "radio";
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-4 rounded-md border-[1.5px] border-line-strong bg-surface px-4 py-2.5 text-body text-ink has-checked:border-primary has-checked:bg-tint has-disabled:cursor-not-allowed has-disabled:text-ink-faint has-focus-visible:shadow-focus forced-colors:has-focus-visible:outline-3">
      <span className="relative size-6 shrink-0">
        <input
          {...input}
          className={`peer size-6 cursor-[inherit] appearance-none border-[1.5px] border-line-strong bg-surface outline-none checked:border-primary checked:bg-primary aria-invalid:border-error forced-colors:appearance-auto ${round ? "rounded-pill" : "rounded-xs"}`}
        />
        <svg
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 hidden size-6 p-1 text-on-primary peer-checked:block forced-colors:hidden"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="2.6"
          viewBox="0 0 24 24"
        >
          <path d={round ? "M12 11.9v.2" : "m4.5 12.5 5 5 10-11"} strokeWidth={round ? 9 : 2.6} />
        </svg>
      </span>
      <span className="min-w-0">{children}</span>
    </label>
  );
}

type MatrixFieldProps = {
  question: QuestionOf<"matrix">;
  values: FormValues;
  /** Errors by field name. */
  errors: Readonly<Record<string, string>>;
  /** The id of a row's first control. */
  idOf(row: string): string;
};

/** With up to so many answers, all of them stand in one line from tablets on. */
const mostInLine = 5;

/** On phones the answers wrap below the row. */
export function MatrixField({ question: { rows, columns }, values, errors, idOf }: MatrixFieldProps) {
  const { errorMark } = useCampaignCopy().fields;
  const isEven = columns.length <= mostInLine;
  return rows.map((row) => {
    const [id, name] = [idOf(row.id), fieldName(row.id)];
    const error = errors[name];
    return (
      <fieldset
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="border-t border-line pt-4"
        key={row.id}
      >
        <legend className="float-left mb-3 w-full font-semibold text-ink text-balance">{row.label}</legend>
        <div className={`clear-both flex flex-wrap gap-2 ${isEven ? "sm:flex-nowrap" : ""}`}>
          {columns.map((column, at) => (
            <label
              className={`inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 py-2 text-center text-body leading-snug text-ink has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:shadow-focus forced-colors:has-checked:bg-[Highlight] forced-colors:has-focus-visible:outline-3 ${isEven ? "hyphens-auto sm:min-w-0 sm:flex-1 sm:basis-0 sm:px-1.5 sm:text-small" : ""}`}
              key={column.id}
            >
              <input
                aria-invalid={error !== undefined}
                className="sr-only"
                defaultChecked={values[name] === column.id}
                id={at === 0 ? id : `${id}-${column.id}`}
                name={name}
                type="radio"
                value={column.id}
              />
              {column.label}
            </label>
          ))}
        </div>
        {error === undefined ? null : (
          <div className="mt-2">
            <FieldError error={error} errorMark={errorMark} id={id} />
          </div>
        )}
      </fieldset>
    );
  });
}
