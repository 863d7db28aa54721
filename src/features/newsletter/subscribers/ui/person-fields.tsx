import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { personCopy as copy } from "../copy/subscribers.ts";

type Props = {
  /** The names of all tags, which the hint lists. */
  tags: readonly string[];
  marks: FieldMarks;
  errors: Readonly<Record<string, string>>;
  given?: { name: string; tags: readonly string[] };
};

/** The name of a subscriber. */
export function NameField({ marks, errors, given }: Omit<Props, "tags">) {
  return (
    <TextField
      autoComplete="off"
      defaultValue={given?.name ?? ""}
      error={errors.name}
      id="person-name"
      label={copy.name}
      marks={marks}
      maxLength={200}
      name="name"
      optional
    />
  );
}

/** The tags of a subscriber. */
export function TagsField({ tags, marks, errors, given }: Props) {
  return (
    <TextField
      autoComplete="off"
      defaultValue={given?.tags.join(", ") ?? ""}
      error={errors.tags}
      hint={copy.tagsHint(tags)}
      id="person-tags"
      label={copy.tags}
      marks={marks}
      name="tags"
      optional
    />
  );
}

/** The fields as the API takes them. */
export function detailsIn(given: FormData): { name: string; tags: string[] } {
  const tags = String(given.get("tags") ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  return { name: String(given.get("name") ?? "").trim(), tags: [...new Set(tags)] };
}
