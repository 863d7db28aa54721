import type { ComponentProps } from "react";
import { TextField } from "#ui/field-text.tsx";

/** The name and what `useOperations` says of it. */
type Props = Pick<ComponentProps<typeof TextField>, "defaultValue" | "error" | "marks" | "name">;

/** The name of a subscriber. */
export function NameField(field: Props) {
  return <TextField {...field} autoComplete="off" id="person-name" label="Name" maxLength={200} optional />;
}

/** The tags of a subscriber as one text; `known` are the names of all tags, which the hint lists. */
export function TagsField({ known, ...field }: Props & { known: readonly string[] }) {
  const used = known.slice(0, 12).join(", ");
  return (
    <TextField
      {...field}
      autoComplete="off"
      hint={
        known.length === 0
          ? "Separate tags with commas. Only the team sees them, and they're stored encrypted."
          : `Separate tags with commas. Already used: ${used}${known.length > 12 ? " and more" : ""}.`
      }
      id="person-tags"
      label="Tags"
      optional
    />
  );
}
