import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** The two marks every field shares, said by the form that uses it. */
export type FieldMarks = {
  /** After the label of a field that may stay empty. */
  optional: string;
  /** Read before the sentence of a wrong field, for those who do not see the sign. */
  errorMark: string;
};

export type FieldCopy = {
  id: string;
  label: string;
  marks: FieldMarks;
  /** A sentence between the label and the field. */
  hint?: string | undefined;
  /** What is wrong with the field now, if anything. */
  error?: string | undefined;
};

/** The look of a text box, a list and a text area; the wrong state is drawn by `aria-invalid`. */
export const controlClass =
  "block w-full rounded-md border-[1.5px] border-line-strong bg-surface px-4 text-body text-ink " +
  "placeholder:text-ink-faint placeholder:opacity-100 focus-ring " +
  "aria-invalid:border-2 aria-invalid:border-error";

/** The ids of the sentences that stand with a field, for `aria-describedby`. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldCopy, "id" | "hint" | "error">): string | undefined {
  const ids = [hint === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** The triangle that marks what is wrong, so that the colour is never alone. */
export function ErrorSign() {
  return <Icon className="mt-[0.2em] size-[1.15em]" name="warning" />;
}

export function FieldError({ id, error, errorMark }: { id: string; error: string; errorMark: string }) {
  return (
    <p className="flex gap-2 text-small text-error" id={`${id}-error`}>
      <ErrorSign />
      <span>
        <span className="sr-only">{errorMark} </span>
        {error}
      </span>
    </p>
  );
}

/** Label, hint, the field and its error, in reading order. */
export function Field({
  id,
  label,
  marks,
  hint,
  error,
  optional = false,
  children,
}: FieldCopy & { optional?: boolean; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2">
      <label className="text-body leading-snug font-semibold text-ink" htmlFor={id}>
        {label}
        {optional ? <span className="font-normal text-ink-faint"> {marks.optional}</span> : null}
      </label>
      {hint === undefined ? null : (
        <p className="text-small text-ink-faint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error === undefined ? null : <FieldError error={error} errorMark={marks.errorMark} id={id} />}
    </div>
  );
}
