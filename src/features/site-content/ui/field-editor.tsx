import { useState } from "react";
import {
  chosenField,
  type FormField,
  type GroupField,
  type ListField,
} from "#content/documents/form-field.ts";
import { Note } from "#ui/note.tsx";
import { inFormOrder, isLong, summaryOf } from "../rules/folding.ts";
import { isRecord } from "../rules/json.ts";
import type { EditorProps } from "./editor-props.ts";
import { FoldedPart, frameClass, legendClass, openerOf } from "./fold.tsx";
import { LeafEditor } from "./leaf-editor.tsx";
import { ListEditor } from "./list-editor.tsx";

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
