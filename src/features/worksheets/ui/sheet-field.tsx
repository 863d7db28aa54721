import type { SheetField as Field } from "#content/worksheets/worksheet.ts";
import { fieldName } from "../rules.ts";
import { type FieldFrame, SheetTable } from "./sheet-table.tsx";

// Fewer lines than in print, because the text areas grow.
const textRows = { 2: 2, 3: 2, 4: 3, 6: 4, 8: 5, 14: 8 } as const;

/**
 * One question or text of a worksheet. The page has about nine hundred of them, so they are styled by a style sheet
 * instead of classes on each one.
 */
export function SheetField({ field, frame }: { field: Field; frame: FieldFrame }) {
  switch (field.kind) {
    case "part": {
      const Heading = frame.partHeading;
      return (
        <div className="sheet-part">
          <Heading>{field.title}</Heading>
          {field.text === undefined ? null : <p>{field.text}</p>}
        </div>
      );
    }
    case "note":
      return <p>{field.text}</p>;
    case "line":
    case "text":
    case "date":
      return <Written field={field} sheet={frame.sheet} />;
    case "choice":
    case "checklist":
      return <Boxes field={field} sheet={frame.sheet} />;
    case "table":
      return <SheetTable field={field} frame={frame} />;
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
export function GrowingText({ name, rows = 1 }: GrowingTextProps) {
  return (
    <span className="grow-text" data-rows={rows}>
      <textarea autoComplete="off" name={name} rows={rows} />
    </span>
  );
}
