import type { ComponentProps } from "react";
import { describedBy, type FieldCopy, FieldError } from "./field.tsx";

type CheckboxFieldProps = FieldCopy & Omit<ComponentProps<"input">, "id" | "className" | "type">;

/** A checkbox with its label, never checked in advance. */
export function CheckboxField({ id, label, marks, hint, error, ...input }: CheckboxFieldProps) {
  return (
    <div className="grid gap-2">
      <div className="flex gap-3">
        <span className="relative mt-[0.2rem] size-6 shrink-0">
          <input
            {...input}
            aria-describedby={describedBy({ id, hint, error })}
            aria-invalid={error !== undefined}
            className="peer size-6 cursor-pointer appearance-none rounded-xs border-[1.5px] border-line-strong bg-surface checked:border-primary checked:bg-primary focus-ring aria-invalid:border-2 aria-invalid:border-error forced-colors:appearance-auto"
            id={id}
            type="checkbox"
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
            <path d="m4.5 12.5 5 5 10-11" />
          </svg>
        </span>
        {/* The space around the words is part of the label, so that a thumb finds it. */}
        <label className="-my-2 cursor-pointer py-2 text-body text-ink" htmlFor={id}>
          {label}
        </label>
      </div>
      {hint === undefined ? null : (
        <p className="text-small text-ink-faint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : <FieldError error={error} errorMark={marks.errorMark} id={id} />}
    </div>
  );
}
