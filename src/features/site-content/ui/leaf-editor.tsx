import { type ReactNode, useState } from "react";
import type { LeafField } from "#content/documents/form-field.ts";
import { requiredMarks } from "#content/forms.ts";
import { FieldError } from "#ui/field.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { fieldId } from "../client/focus-field.ts";
import { editorCopy } from "../copy/screen.ts";
import { ArticleTextField } from "./article-text-field.tsx";
import { ColorField } from "./color-field.tsx";
import type { EditorProps } from "./editor-props.ts";
import { LinkTargetField } from "./link-target-field.tsx";
import { PlaceholderField } from "./placeholder-field.tsx";
import { TextArea, type TextAreaProps } from "./text-area.tsx";

const inputTypes: Partial<Record<LeafField["kind"], "url" | "email" | "number" | "date">> = {
  webLink: "url",
  email: "email",
  price: "number",
  wholeNumber: "number",
  day: "date",
};

export function LeafEditor({
  field,
  value,
  path,
  problems,
  proposals,
  links,
  readOnly,
  drawPicture,
  drawUpload,
  pictures,
  onChange,
}: EditorProps & { field: LeafField }) {
  const name = path.join(".");
  const common = {
    id: fieldId(path),
    label: field.label,
    hint: field.help,
    error: problems[name],
    marks: requiredMarks,
    name,
  };
  const text = value === null || value === undefined ? "" : String(value);
  const change = (typed: string) => {
    if (typed === "" && field.optional) return onChange(undefined);
    if (inputTypes[field.kind] === "number") return onChange(typed === "" ? null : Number(typed));
    onChange(typed);
  };
  if (field.kind === "pageLink" || field.kind === "choice")
    return (
      <SelectField
        {...common}
        disabled={readOnly}
        onChange={(event) => change(event.target.value)}
        options={field.options ?? links}
        placeholder={field.kind === "pageLink" ? "Choose a page" : ""}
        value={text}
      />
    );
  if (field.kind === "linkTarget")
    return (
      <LinkTargetField
        {...common}
        max={field.max}
        onChange={change}
        options={[...links, ...(field.options ?? [])]}
        readOnly={readOnly}
        value={text}
      />
    );
  if (field.kind === "picture")
    return (
      <PictureField {...common} readOnly={readOnly}>
        {drawPicture({
          label: field.label,
          value: text === "" ? undefined : text,
          onChoose: (picture) => onChange(picture?.id ?? (field.optional ? undefined : "")),
        })}
      </PictureField>
    );
  if (field.kind === "longText" || field.kind === "markdown") {
    const area = { ...common, max: field.max ?? 1_000, readOnly, text, onChange: change };
    return field.kind === "longText" ? (
      <div className="grid gap-2">
        <PlaceholderField copy={common} field={field} readOnly={readOnly} text={text}>
          {(described) => (
            <TextArea {...area} {...described} {...(area.max > roomyFrom ? { rows: 12 } : {})} />
          )}
        </PlaceholderField>
        {text === "" && proposals[name] !== undefined ? (
          <Proposal onUse={readOnly ? undefined : change} text={proposals[name]} />
        ) : null}
      </div>
    ) : (
      <ArticleTextField
        {...area}
        drawPicture={drawPicture}
        drawUpload={drawUpload}
        links={links}
        pictures={pictures}
      />
    );
  }
  if (field.kind === "color")
    return (
      <ColorField
        {...common}
        onChange={change}
        optional={field.optional ?? false}
        readOnly={readOnly}
        text={text}
      />
    );
  if (field.kind === "text")
    return (
      <PlaceholderField copy={common} field={field} readOnly={readOnly} text={text}>
        {(described) => (
          <LineField
            {...common}
            {...described}
            field={field}
            onChange={change}
            readOnly={readOnly}
            text={text}
          />
        )}
      </PlaceholderField>
    );
  return (
    <PlaceholderField copy={common} field={field} readOnly={readOnly} text={text}>
      {(described) => (
        <TextField
          {...common}
          {...described}
          autoComplete="off"
          maxLength={field.max}
          onChange={(event) => change(event.target.value)}
          optional={field.optional ?? false}
          readOnly={readOnly}
          spellCheck={false}
          type={inputTypes[field.kind] ?? "text"}
          value={text}
        />
      )}
    </PlaceholderField>
  );
}

type ProposalProps = { text: string; onUse: ((text: string) => void) | undefined };

/** What stands on the site while a field is empty, to go on from. */
function Proposal({ text, onUse }: ProposalProps) {
  return (
    <p className="text-ink-soft text-small wrap-anywhere">
      {editorCopy.proposal.empty} “{text}”{" "}
      {onUse === undefined ? null : (
        <button className={`min-h-6 ${panelLink}`} onClick={() => onUse(text)} type="button">
          {editorCopy.proposal.use}
        </button>
      )}
    </p>
  );
}

/** A line of more letters than this is cut off on most screens. */
const longLine = 70;

type LineFieldProps = Omit<TextAreaProps, "max" | "rows" | "onBlur"> & { field: LeafField };

/** One line of text. Where there is a sentence in it, the field is high enough to show all of it. */
function LineField({ field, text, onChange, ...props }: LineFieldProps) {
  // As it was when it was opened: another field would lose the cursor.
  const [isLong] = useState(() => text.length > longLine);
  if (isLong)
    return (
      <TextArea
        {...props}
        max={field.max ?? 1_000}
        onChange={(typed) => onChange(typed.replaceAll("\n", " "))}
        rows={Math.min(4, Math.ceil(text.length / longLine))}
        text={text}
      />
    );
  return (
    <TextField
      {...props}
      autoComplete="off"
      maxLength={field.max}
      onChange={(event) => onChange(event.target.value)}
      optional={field.optional ?? false}
      spellCheck
      type="text"
      value={text}
    />
  );
}

type PictureFieldProps = {
  id: string;
  hint: string | undefined;
  error: string | undefined;
  readOnly: boolean;
  children: ReactNode;
};

function PictureField({ id, hint, error, readOnly, children }: PictureFieldProps) {
  return (
    <div className="grid gap-2" id={id} tabIndex={-1}>
      <fieldset className="min-w-0" disabled={readOnly}>
        {children}
      </fieldset>
      {hint === undefined ? null : <p className="text-small text-ink-faint">{hint}</p>}
      {error === undefined ? null : <FieldError error={error} errorMark="" id={id} />}
    </div>
  );
}

/** A text that may be longer than this, such as a transcript, gets a taller field. */
export const roomyFrom = 2_000;
