import { FieldError } from "#ui/field.tsx";
import { type FormValues, fieldName } from "../rules/form-values.ts";
import type { QuestionOf } from "../schema/campaign.ts";
import { useCampaignCopy } from "./use-campaign-copy.tsx";

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

/** The rows of a matrix, each with the same answers; on phones the answers wrap below the row. */
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
