import type { FormField } from "#content/documents/form-field.ts";

/** The props of every field's editor. */
export type EditorProps = {
  field: FormField;
  value: unknown;
  path: readonly string[];
  problems: Readonly<Record<string, string>>;
  links: readonly { value: string; label: string }[];
  readOnly: boolean;
  onChange(value: unknown): void;
};
