import { fieldMarks } from "#content/forms.ts";
import { TextField } from "#ui/field-text.tsx";

type Props = {
  value: string | undefined;
  error: string | undefined;
};

/** The name of a subscriber. */
export function NameField({ value, error }: Props) {
  return (
    <TextField
      autoComplete="off"
      defaultValue={value}
      error={error}
      id="person-name"
      label="Name"
      marks={fieldMarks}
      maxLength={200}
      name="name"
      optional
    />
  );
}

/** The tags of a subscriber as one text; `known` are the names of all tags, which the hint lists. */
export function TagsField({ value, error, known }: Props & { known: readonly string[] }) {
  const used = known.slice(0, 12).join(", ");
  return (
    <TextField
      autoComplete="off"
      defaultValue={value}
      error={error}
      hint={
        known.length === 0
          ? "Separate tags with commas. Only the team sees them, and they're stored encrypted."
          : `Separate tags with commas. Already used: ${used}${known.length > 12 ? " and more" : ""}.`
      }
      id="person-tags"
      label="Tags"
      marks={fieldMarks}
      name="tags"
      optional
    />
  );
}
