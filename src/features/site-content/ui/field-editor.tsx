import type { ReactNode } from "react";
import { chosenField, type GroupField, type LeafField } from "#content/documents/form-field.ts";
import { fieldMarks } from "#content/forms.ts";
import { FieldError } from "#ui/field.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Note } from "#ui/note.tsx";
import { fieldId } from "../client/focus-field.ts";
import { editorCopy as copy } from "../copy/screen.ts";
import { isRecord } from "../rules/json.ts";
import { ArticleTextField } from "./article-text-field.tsx";
import type { EditorProps } from "./editor-props.ts";
import { FoldedGroup, openerOf } from "./folded-group.tsx";
import { frameClass, legendClass } from "./frame-class.ts";
import { ListEditor } from "./list-editor.tsx";
import { TextArea } from "./text-area.tsx";

/** A text that may be longer than this, such as a transcript, gets a taller field. */
const roomyFrom = 2_000;

/** The form of any field, drawn from its schema. */
export function FieldEditor({ bare = false, ...props }: EditorProps & { bare?: boolean }) {
  const field = chosenField(props.field, props.value);
  if (!field) return null;
  if (field.kind === "list")
    return <ListEditor {...props} field={field} render={(item) => <FieldEditor bare {...item} />} />;
  if (field.kind === "group")
    return <GroupEditor {...props} bare={bare || props.path.length === 0} field={field} />;
  if (field.kind === "id") return null;
  return <LeafEditor {...props} field={field} />;
}

type GroupProps = EditorProps & {
  field: GroupField;
  /** Without a frame and a heading, since something else has them. */
  bare: boolean;
};

function GroupEditor({ field, value, path, bare, onChange, ...rest }: GroupProps) {
  const values = isRecord(value) ? value : {};
  const fields = field.fields.map(({ name, field: each }) => (
    <FieldEditor
      {...rest}
      field={each}
      key={name}
      onChange={(changed) => {
        const { [name]: _before, ...others } = values;
        onChange(changed === undefined ? others : { ...values, [name]: changed });
      }}
      path={[...path, name]}
      value={values[name]}
    />
  ));
  if (bare || field.shown === "bare")
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {path.length > 0 || field.help === undefined ? null : (
          <Note>
            <p>{field.help}</p>
          </Note>
        )}
        {fields}
      </div>
    );
  if (field.shown === "folded")
    return (
      <FoldedGroup
        label={field.label}
        nested={path.length > 2}
        opener={openerOf(path, rest)}
        onOpen={() => {
          if (field.page !== undefined) rest.onPage(field.page);
        }}
      >
        {field.help === undefined ? null : <p className="mb-5 text-small text-ink-faint">{field.help}</p>}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{fields}</div>
      </FoldedGroup>
    );
  return (
    <fieldset className={frameClass(path.length)}>
      <legend className={legendClass(path.length)}>{field.label}</legend>
      {field.help === undefined ? null : <p className="text-small text-ink-faint">{field.help}</p>}
      {fields}
    </fieldset>
  );
}

const inputTypes: Partial<Record<LeafField["kind"], "url" | "email" | "number" | "date" | "time">> = {
  webLink: "url",
  email: "email",
  price: "number",
  wholeNumber: "number",
  day: "date",
  time: "time",
};

function LeafEditor({
  field,
  value,
  path,
  problems,
  links,
  readOnly,
  drawPicture,
  pictures,
  onChange,
}: EditorProps & { field: LeafField }) {
  const name = path.join(".");
  const common = {
    id: fieldId(path),
    label: field.label,
    hint: field.help,
    error: problems[name],
    marks: fieldMarks,
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
        placeholder={field.kind === "pageLink" ? copy.page : ""}
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
      <TextArea {...area} {...(area.max > roomyFrom ? { rows: 12 } : {})} />
    ) : (
      <ArticleTextField {...area} drawPicture={drawPicture} links={links} pictures={pictures} />
    );
  }
  return (
    <TextField
      {...common}
      autoComplete="off"
      maxLength={field.max}
      onChange={(event) => change(event.target.value)}
      optional={field.optional ?? false}
      readOnly={readOnly}
      spellCheck={field.kind === "text"}
      type={inputTypes[field.kind] ?? "text"}
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

/** The choice of a picture with its help and what is wrong with it. */
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
