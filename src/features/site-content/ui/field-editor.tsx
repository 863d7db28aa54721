import { type ReactNode, useState } from "react";
import {
  chosenField,
  type FormField,
  type GroupField,
  type LeafField,
  type ListField,
} from "#content/documents/form-field.ts";
import { requiredMarks } from "#content/forms.ts";
import { FieldError } from "#ui/field.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Note } from "#ui/note.tsx";
import { fieldId } from "../client/focus-field.ts";
import { inFormOrder, isLong, summaryOf } from "../rules/folding.ts";
import { isRecord } from "../rules/json.ts";
import { ArticleTextField } from "./article-text-field.tsx";
import { ColorField } from "./color-field.tsx";
import type { EditorProps } from "./editor-props.ts";
import { FoldedPart, frameClass, legendClass, openerOf } from "./fold.tsx";
import { LinkTargetField } from "./link-target-field.tsx";
import { ListEditor } from "./list-editor.tsx";
import { PlaceholderField } from "./placeholder-field.tsx";
import { TextArea } from "./text-area.tsx";

/** A text that may be longer than this, such as a transcript, gets a taller field. */
const roomyFrom = 2_000;

/** Behind more buttons than this, a field is hard to find. */
const mostFolds = 2;

export function FieldEditor({ bare = false, ...props }: EditorProps & { bare?: boolean }) {
  const field = chosenField(props.field, props.value);
  if (!field) return null;
  if (field.kind === "list") return <ListPart {...props} field={field} />;
  if (field.kind === "group")
    return <GroupEditor {...props} bare={bare || props.path.length === 0} field={field} />;
  if (field.kind === "id") return null;
  return <LeafEditor {...props} field={field} />;
}

type GroupProps = EditorProps & {
  field: GroupField;
  /** Without a frame and a heading, since something else has them. */
  bare: boolean;
  /** Whether its fields are those of the group around it, of which the form keeps a few together. */
  isTogether?: boolean;
};

function GroupEditor({
  field,
  value,
  path,
  bare,
  isTogether = false,
  folds,
  foldDepth,
  onChange,
  ...rest
}: GroupProps) {
  const isFolded = !bare && field.shown !== "bare" && (folds || field.shown === "folded");
  const depth = isFolded ? foldDepth + 1 : foldDepth;
  // As it was when it was opened: nothing folds under the hands of who makes it longer.
  const [long] = useState(() => isLong(field, value));
  const parts = field.fields.filter(({ field: each }) => isPart(each));
  // A single part behind a button would be a press more and nothing less to read.
  const foldsParts = long && parts.length > 1 && depth < mostFolds;
  // The only list of items is what the form is about: its items have buttons of their own.
  const isMainList = parts.filter(({ field: each }) => isItemList(each)).length === 1;
  const hasButtons =
    foldsParts ||
    field.parts !== undefined ||
    parts.some(({ field: each }) => each.kind === "group" && each.shown === "folded");
  const rhythm = `grid grid-cols-[minmax(0,1fr)] ${hasButtons ? "gap-4" : "gap-6"}`;
  const values = isRecord(value) ? value : {};
  const fields = inFormOrder(field).map((each) =>
    "kind" in each ? (
      <GroupEditor
        {...rest}
        bare={false}
        field={each}
        foldDepth={depth}
        folds={false}
        isTogether
        key={each.label}
        onChange={onChange}
        path={path}
        value={value}
      />
    ) : (
      <FieldEditor
        {...rest}
        field={each.field}
        foldDepth={depth}
        folds={foldsParts && !(isMainList && isItemList(each.field))}
        key={each.name}
        onChange={(changed) => {
          const { [each.name]: _before, ...others } = values;
          onChange(changed === undefined ? others : { ...values, [each.name]: changed });
        }}
        path={[...path, each.name]}
        value={values[each.name]}
      />
    ),
  );
  if (bare || field.shown === "bare")
    return (
      <div className={rhythm}>
        {path.length > 0 || field.help === undefined ? null : (
          <Note>
            <p>{field.help}</p>
          </Note>
        )}
        {fields}
      </div>
    );
  if (isFolded)
    return (
      <FoldedPart
        label={field.label}
        nested={foldDepth > 0}
        onOpen={() => {
          if (field.page !== undefined) rest.onPage(field.page);
        }}
        opener={openerOf(isTogether ? field.fields.map(({ name }) => [...path, name]) : [path], rest)}
        summary={summaryOf(field, value, field.label)}
      >
        {field.help === undefined ? null : <p className="mb-5 text-ink-faint text-small">{field.help}</p>}
        <div className={rhythm}>{fields}</div>
      </FoldedPart>
    );
  return (
    <fieldset className={frameClass(path.length)}>
      <legend className={legendClass(path.length)}>{field.label}</legend>
      {field.help === undefined ? null : <p className="text-small text-ink-faint">{field.help}</p>}
      {fields}
    </fieldset>
  );
}

function isPart(field: FormField): boolean {
  return field.kind === "group" || field.kind === "list" || field.kind === "variant";
}

function isItemList(field: FormField): boolean {
  return field.kind === "list" && isPart(field.item);
}

/** Among other parts of a long form, a list is behind a button. */
function ListPart({ field, folds, foldDepth, ...props }: EditorProps & { field: ListField }) {
  const list = (
    <ListEditor
      {...props}
      field={field}
      foldDepth={folds ? foldDepth + 1 : foldDepth}
      framed={!folds}
      render={(item) => <FieldEditor bare {...item} />}
    />
  );
  if (!folds) return list;
  return (
    <FoldedPart
      label={field.label}
      nested={foldDepth > 0}
      opener={openerOf([props.path], props)}
      summary={summaryOf(field, props.value)}
    >
      {list}
    </FoldedPart>
  );
}

const inputTypes: Partial<Record<LeafField["kind"], "url" | "email" | "number" | "date">> = {
  webLink: "url",
  email: "email",
  price: "number",
  wholeNumber: "number",
  day: "date",
};

function LeafEditor({
  field,
  value,
  path,
  problems,
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
      <PlaceholderField copy={common} field={field} readOnly={readOnly} text={text}>
        {(described) => <TextArea {...area} {...described} {...(area.max > roomyFrom ? { rows: 12 } : {})} />}
      </PlaceholderField>
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
          spellCheck={field.kind === "text"}
          type={inputTypes[field.kind] ?? "text"}
          value={text}
        />
      )}
    </PlaceholderField>
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
