import type { ReactNode } from "react";
import type { LeafField } from "#content/documents/form-field.ts";
import { namePlaceholder } from "#content/organization-name.ts";
import { describedBy, type FieldCopy } from "#ui/field.tsx";
import { chipClass } from "#ui/rich-text/chip-class.ts";
import { useFrame } from "#web/layout/use-frame.ts";
import { insertText } from "../client/insert-text.ts";
import { editorCopy } from "../copy/screen.ts";
import { labelsFor, shownPieces, takesName } from "../rules/text-placeholders.ts";

const { placeholders: copy } = editorCopy;
const placeholder = `{${namePlaceholder}}`;

type PlaceholderFieldProps = {
  field: LeafField;
  copy: Pick<FieldCopy, "id" | "hint" | "error">;
  text: string;
  readOnly: boolean;
  /** Draws the field, which is described by what is shown of its text too. */
  children(described: { "aria-describedby"?: string }): ReactNode;
};

/**
 * A field with what its text says where it has placeholders, such as {name}. A control can hold no chips, so they are in a line
 * below it. While one writes, the name can be put in with a button that takes up no room in the form.
 */
export function PlaceholderField({
  field,
  copy: fieldCopy,
  text,
  readOnly,
  children,
}: PlaceholderFieldProps) {
  const { id } = fieldCopy;
  const pieces = shownPieces(text, labelsFor(field, useFrame().name));
  const shownId = `${id}-shown`;
  const ids = [describedBy(fieldCopy), shownId].filter((each) => each !== undefined);
  const mayInsert = takesName(field) && !readOnly;
  const hasRoom = field.max === undefined || text.length + placeholder.length <= field.max;
  return (
    <div className={`group/placeholder relative grid gap-2 ${mayInsert ? "[&_label]:pr-30" : ""}`}>
      {children(pieces.length === 0 ? {} : { "aria-describedby": ids.join(" ") })}
      {mayInsert ? (
        <button
          className="invisible absolute -top-2.5 right-0 min-h-11 rounded-pill px-2 text-small text-link underline underline-offset-3 focus-ring group-focus-within/placeholder:visible hover:text-primary-hover disabled:text-ink-faint"
          disabled={!hasRoom}
          onClick={() => insertText(id, placeholder)}
          // The cursor stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          type="button"
        >
          {copy.insert}
          <span className="sr-only">{copy.insertWhere(field.label)}</span>
        </button>
      ) : null}
      {pieces.length === 0 ? null : (
        <p className="text-small text-ink-soft wrap-anywhere" id={shownId}>
          {copy.shows}{" "}
          {pieces.map(({ text: words, label }, at) =>
            label === undefined ? (
              words
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place in it
              <span className={chipClass} key={at}>
                {label}
              </span>
            ),
          )}
        </p>
      )}
    </div>
  );
}
