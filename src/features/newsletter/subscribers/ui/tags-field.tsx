import type { ComponentProps } from "react";
import { TextField } from "#ui/field-text.tsx";

type Props = Pick<ComponentProps<typeof TextField>, "defaultValue" | "error" | "marks" | "name">;

/** `known` are the names of all tags, which the hint lists. */
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
