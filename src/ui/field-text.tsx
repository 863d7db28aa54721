import { type ComponentProps, useState } from "react";
import { controlClass, describedBy, Field, type FieldCopy } from "./field.tsx";

type TextFieldProps = FieldCopy & { optional?: boolean } & Omit<ComponentProps<"input">, "id" | "className">;

/** One line of text with its label. */
export function TextField({ id, label, marks, hint, error, optional = false, ...input }: TextFieldProps) {
  return (
    <Field error={error} hint={hint} id={id} label={label} marks={marks} optional={optional}>
      <input
        aria-describedby={describedBy({ id, hint, error })}
        type="text"
        {...input}
        aria-invalid={error !== undefined}
        className={`${controlClass} h-13`}
        id={id}
      />
    </Field>
  );
}

type TextAreaFieldProps = FieldCopy & {
  optional?: boolean;
  maxLength: number;
  /** Said when the end comes near, because a browser cuts what goes past it without a word. */
  charactersLeft: (left: number) => string;
} & Omit<ComponentProps<"textarea">, "id" | "className" | "maxLength">;

const nearTheEnd = 500;

/** Many lines of text with their label. */
export function TextAreaField({
  id,
  label,
  marks,
  hint,
  error,
  optional = false,
  maxLength,
  charactersLeft,
  onInput,
  ...area
}: TextAreaFieldProps) {
  const [length, setLength] = useState(() => String(area.value ?? area.defaultValue ?? "").length);
  const left = maxLength - length;
  return (
    <Field error={error} hint={hint} id={id} label={label} marks={marks} optional={optional}>
      <textarea
        aria-describedby={describedBy({ id, hint, error })}
        {...area}
        aria-invalid={error !== undefined}
        className={`${controlClass} min-h-32 resize-y py-3`}
        id={id}
        maxLength={maxLength}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      <p className="text-small text-ink-faint empty:hidden" role="status">
        {left <= nearTheEnd ? charactersLeft(left) : null}
      </p>
    </Field>
  );
}
