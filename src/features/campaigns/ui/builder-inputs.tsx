import type { ReactNode } from "react";
import { requiredMarks } from "#content/forms.ts";
import { controlClass, describedBy, Field } from "#ui/field.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { settingCopy } from "../copy/builder.ts";
import { numberTyped } from "../rules/builder-input.ts";
import { useCheckedText } from "./use-invalid-texts.ts";

type InputProps = { id: string; label: string; hint?: string | undefined; error?: string | undefined };
type Leaving = { onBlur?(): void };

type LineProps = InputProps &
  Leaving & {
    value: string;
    max: number;
    type?: "text" | "email" | "date" | "datetime-local";
    onChange(text: string): void;
  };

export function LineInput({ onChange, max, type = "text", ...field }: LineProps) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      marks={requiredMarks}
      maxLength={type === "text" || type === "email" ? max : undefined}
      onChange={(event) => onChange(event.target.value)}
      type={type}
    />
  );
}

/** A multi-line text of the draft. */
export function TextInput({
  value,
  onChange,
  max,
  rows = 3,
  onBlur,
  ...field
}: InputProps & Leaving & { value: string; max: number; rows?: number; onChange(text: string): void }) {
  return (
    <Field {...field} marks={requiredMarks}>
      <textarea
        aria-describedby={describedBy({ id: field.id, hint: field.hint, error: field.error })}
        aria-invalid={field.error !== undefined}
        className={`${controlClass} resize-y py-3`}
        id={field.id}
        maxLength={max}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
        rows={rows}
        value={value}
      />
    </Field>
  );
}

type CheckedProps = InputProps & {
  value: string;
  max: number;
  type?: "text" | "email" | "date";
  late?: boolean;
  check(text: string): string | undefined;
  onChange(text: string): void;
};

/** Saved only if it's valid. Otherwise it stays in the field with the reason. */
export function CheckedLineInput({ check, late, value, onChange, ...field }: CheckedProps) {
  const { text, error, change, leave } = useCheckedText({
    id: field.id,
    label: field.label,
    value,
    check,
    onChange,
    ...(late === undefined ? {} : { late }),
  });
  return <LineInput {...field} error={error ?? field.error} onBlur={leave} onChange={change} value={text} />;
}

/** Invalid input stays in the field with the limits. */
export function NumberInput({
  value,
  onChange,
  min,
  max,
  optional = false,
  whole = true,
  ...field
}: InputProps & {
  value: number | null;
  min: number;
  max: number;
  optional?: boolean;
  whole?: boolean;
  onChange(number: number | null): void;
}) {
  const { text, error, change, leave } = useCheckedText({
    id: field.id,
    label: field.label,
    value: String(value ?? ""),
    check: (typed) =>
      read(typed) === undefined ? settingCopy.number({ min, max, optional, whole }) : undefined,
    onChange: (typed) => {
      const number = read(typed);
      if (number !== undefined) onChange(number);
    },
  });

  function read(typed: string): number | null | undefined {
    return numberTyped(typed, { min, max, optional, whole });
  }

  return (
    <TextField
      {...field}
      error={error ?? field.error}
      inputMode={whole ? "numeric" : "decimal"}
      marks={requiredMarks}
      maxLength={12}
      onBlur={leave}
      onChange={(event) => change(event.target.value)}
      value={text}
    />
  );
}

export function ChoiceInput<Value extends string>({
  onChange,
  options,
  ...field
}: InputProps & {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
}) {
  return (
    <SelectField
      {...field}
      marks={requiredMarks}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
      options={options}
      placeholder=""
    />
  );
}

export function choicesFrom<Value extends string>(names: Readonly<Record<Value, string>>) {
  // The keys of such a record are its values by type; TypeScript only knows them as strings.
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));
}

export function TickInput({
  value,
  onChange,
  ...field
}: InputProps & { value: boolean; onChange(value: boolean): void }) {
  return (
    <CheckboxField
      {...field}
      checked={value}
      marks={requiredMarks}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

export function PartButton({
  label,
  disabled = false,
  onClick,
  children,
}: {
  /** Its accessible name, if the icon isn't enough. */
  label?: string;
  disabled?: boolean;
  onClick(): void;
  children: ReactNode;
}) {
  return (
    <button
      aria-label={label}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2.5 text-small font-semibold text-link focus-ring hover:bg-tint disabled:cursor-not-allowed disabled:bg-transparent disabled:text-on-disabled"
      disabled={disabled}
      onClick={onClick}
      type="button"
    >
      {children}
    </button>
  );
}
