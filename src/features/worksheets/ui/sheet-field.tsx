import { filled } from "#content/template.ts";
import type { SheetField as Field } from "#content/worksheets/worksheet.ts";
import { Icon } from "#ui/icon.tsx";
import { fieldName } from "../rules.ts";

// Fewer lines than in print, because the text areas grow.
const textRows = { 2: 2, 3: 2, 4: 3, 6: 4, 8: 5, 14: 8 } as const;

/**
 * One question or text of a worksheet. They are styled by a style sheet, which has their look on paper too, instead of
 * classes on each one.
 */
export function SheetField({ field, sheet, copy }: { field: Field } & FieldFrame) {
  switch (field.kind) {
    case "part":
      return (
        <div className="sheet-part">
          <h2>{field.title}</h2>
          {field.text === undefined ? null : <p>{field.text}</p>}
        </div>
      );
    case "note":
      return <p>{field.text}</p>;
    case "line":
    case "text":
    case "date":
      return <Written field={field} sheet={sheet} />;
    case "choice":
    case "checklist":
      return <Boxes field={field} sheet={sheet} />;
    case "table":
      return <SheetTable copy={copy} field={field} sheet={sheet} />;
  }
}

type WrittenField = Extract<Field, { kind: "line" | "text" | "date" }>;

function Written({ field, sheet }: { field: WrittenField; sheet: string }) {
  const name = fieldName(sheet, field.id);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside, in a component of its own.
    <label className="sheet-field">
      <span className="sheet-label">{field.label}</span>
      {field.hint === undefined ? null : <span className="sheet-hint">{field.hint}</span>}
      {field.kind === "date" ? (
        <input autoComplete="off" name={name} type="date" />
      ) : (
        <GrowingText name={name} rows={field.kind === "text" ? textRows[field.rows] : 1} />
      )}
    </label>
  );
}

type BoxesField = Extract<Field, { kind: "choice" | "checklist" }>;

function Boxes({ field, sheet }: { field: BoxesField; sheet: string }) {
  return (
    <fieldset className="sheet-field">
      <legend className="sheet-label">{field.label}</legend>
      {field.hint === undefined ? null : <span className="sheet-hint">{field.hint}</span>}
      {field.kind === "checklist"
        ? field.items.map(({ id, text }) => (
            <label className="sheet-tick" key={id}>
              <input name={fieldName(sheet, field.id, id)} type="checkbox" />
              {text}
            </label>
          ))
        : field.options.map(({ id, text }) => (
            <label className="sheet-tick" key={id}>
              <input name={fieldName(sheet, field.id)} type="radio" value={id} />
              {text}
            </label>
          ))}
    </fieldset>
  );
}

type GrowingTextProps = { name: string; rows?: number };

/**
 * A text area as high as its text. The wrapper has a copy of the text, which sets the height on screen and replaces the
 * text area in print, where it would cut off long answers.
 */
function GrowingText({ name, rows = 1 }: GrowingTextProps) {
  return (
    <span className="grow-text" data-rows={rows}>
      <textarea autoComplete="off" name={name} rows={rows} />
    </span>
  );
}

type FieldFrame = {
  /** The worksheet's id. */
  sheet: string;
  /** The label of a numbered row, and of the button that adds one. */
  copy: { row: string; addRow: string };
};

type TableField = Extract<Field, { kind: "table" }>;

/** On screen a numbered table starts short; the button adds rows. */
const rowsAtFirst = 4;

/**
 * A table to fill in. It's a list of groups: on a phone each row is a small form, on wide screens and in print the rows
 * line up under their headings.
 */
function SheetTable({ field, sheet, copy }: { field: TableField } & FieldFrame) {
  const counted = typeof field.rows === "number";
  const rows =
    typeof field.rows === "number"
      ? Array.from({ length: Math.min(field.rows, rowsAtFirst) }, (_, at) => ({
          id: at,
          text: filled(copy.row, { number: at + 1 }),
        }))
      : field.rows;
  return (
    <fieldset className="sheet-field">
      <legend className="sheet-label">{field.label}</legend>
      {field.hint === undefined ? null : <span className="sheet-hint">{field.hint}</span>}
      {field.named ? (
        // biome-ignore lint/a11y/useSemanticElements: inside the table's fieldset, another one would be drawn as a field.
        <div aria-label={field.label} className="sheet-tabs" data-needs-script="" role="group">
          {field.columns.map(({ id, title }, at) => (
            <button aria-pressed={at === 0} data-do="show-column" data-title={title} key={id} type="button">
              {title}
            </button>
          ))}
        </div>
      ) : null}
      <div
        className="sheet-table"
        data-columns={field.columns.length}
        data-counted={counted ? "" : undefined}
        data-short={field.short ? "" : undefined}
        data-shown={field.named ? 1 : undefined}
      >
        <div aria-hidden="true" className="sheet-heads" data-on-paper="">
          {counted ? null : <span />}
          {field.columns.map(({ id, title }) => (
            <span key={id}>{title}</span>
          ))}
        </div>
        <div data-table={field.id}>
          {rows.map(({ id, text }) => (
            <TableRow field={field} head={text} key={id} row={id} sheet={sheet} />
          ))}
        </div>
      </div>
      {counted ? (
        <button className="sheet-add" data-do="add-row" data-needs-script="" type="button">
          <Icon name="plus" />
          {copy.addRow}
        </button>
      ) : null}
    </fieldset>
  );
}

type TableRowProps = { field: TableField; head: string; row: string | number; sheet: string };

function TableRow({ field, head, row, sheet }: TableRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot take its place among the columns.
    <div aria-label={head} className="sheet-cells" role="group">
      <span aria-hidden="true" className="sheet-side">
        {head}
      </span>
      {field.columns.map(({ id, title }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside, in a component of its own.
        <label className="sheet-cell" key={id}>
          <span className="sheet-top">{title}</span>
          <GrowingText name={fieldName(sheet, field.id, row, id)} />
        </label>
      ))}
    </div>
  );
}
