import type { ComponentProps } from "react";
import { controlClass, describedBy, Field, type FieldCopy } from "./field.tsx";
import { Icon } from "./icon.tsx";

type SelectFieldProps = FieldCopy & {
  /** The row that stands for "nothing chosen yet"; empty where something always is. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
} & Omit<ComponentProps<"select">, "id" | "className" | "children">;

/** A choice of one from a list, with its label. */
export function SelectField({
  id,
  label,
  marks,
  hint,
  error,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field error={error} hint={hint} id={id} label={label} marks={marks}>
      <div className="relative">
        <select
          {...select}
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error !== undefined}
          className={`${controlClass} h-13 appearance-none pr-12`}
          id={id}
        >
          {placeholder === "" ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink"
          name="chevron"
        />
      </div>
    </Field>
  );
}
