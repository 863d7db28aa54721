import { filled } from "#content/template.ts";
import type { SheetField } from "#content/worksheets/worksheet.ts";
import { Icon } from "#ui/icon.tsx";
import { fieldName } from "../rules.ts";
import { GrowingText } from "./sheet-field.tsx";

/** In the list a section is below the worksheet's title; on its own page that title is the h1. */
export type PartHeading = "h2" | "h5";

export type FieldFrame = {
  sheet: string;
  partHeading: PartHeading;
  /** The label of a numbered row, and of the button that adds one. */
  copy: { row: string; addRow: string };
};

type TableField = Extract<SheetField, { kind: "table" }>;

/** On screen a numbered table starts short; the button adds rows. */
const rowsAtFirst = 4;

/**
 * A table to fill in. It's a list of groups: on a phone each row is a small form, on wide screens and in print the rows
 * line up under their headings.
 */
export function SheetTable({ field, frame }: { field: TableField; frame: FieldFrame }) {
  const counted = typeof field.rows === "number";
  const rows =
    typeof field.rows === "number"
      ? Array.from({ length: Math.min(field.rows, rowsAtFirst) }, (_, at) => ({
          id: at,
          text: filled(frame.copy.row, { number: at + 1 }),
        }))
      : field.rows;
  return (
    <fieldset className="sheet-field">
      <legend className="sheet-label">{field.label}</legend>
      {field.hint === undefined ? null : <span className="sheet-hint">{field.hint}</span>}
      <div
        className="sheet-table"
        data-columns={field.columns.length}
        data-counted={counted ? "" : undefined}
      >
        <div aria-hidden="true" className="sheet-heads" data-on-paper="">
          {counted ? null : <span />}
          {field.columns.map(({ id, title }) => (
            <span key={id}>{title}</span>
          ))}
        </div>
        <div data-table={field.id}>
          {rows.map(({ id, text }) => (
            <TableRow field={field} head={text} key={id} row={id} sheet={frame.sheet} />
          ))}
        </div>
      </div>
      {counted ? (
        <button className="sheet-add" data-do="add-row" data-needs-script="" type="button">
          <Icon name="plus" />
          {frame.copy.addRow}
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
