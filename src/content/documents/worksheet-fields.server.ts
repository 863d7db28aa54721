/** The questions of a worksheet, as fields. Answers are kept under ids, which no change of a text touches. */
import * as z from "zod/mini";
import type { SheetField } from "../worksheets/worksheet.ts";
import { type Described, fieldOf, group, itemId, list, noted, shownAs, text } from "./fields.server.ts";
import { line } from "./page-fields.server.ts";

type Question = Exclude<SheetField, { kind: "part" | "note" }>;

const kinds = {
  line: "One line",
  text: "Several lines",
  date: "A date",
  choice: "One of several",
  checklist: "Boxes to tick",
  table: "A table",
} satisfies Record<Question["kind"], string>;

/** A question: its words, its hint if it has one, and what can be ticked, chosen or filled in. */
export function answered(field: Question, place: string): z.ZodMiniType {
  const whole = { label: `${place}: ${field.label}`, help: `${kinds[field.kind]}.` };
  const hint = field.hint === undefined ? {} : { hint: line("Hint below the question", 120) };
  switch (field.kind) {
    case "choice":
      return folded({ options: items("Options", "Option", 2) });
    case "checklist":
      return folded({ items: items("Boxes", "Box", 1) });
    case "table":
      return folded({
        columns: shownAs(
          "bare",
          group(
            { label: "Columns" },
            Object.fromEntries(
              field.columns.map(({ id }, at) => [
                id,
                shownAs("bare", group({ label: id }, { title: line(`Column ${at + 1}`, 60) })),
              ]),
            ),
          ),
        ),
        ...(typeof field.rows === "number" ? {} : { rows: items("Rows", "Row", 1) }),
      });
    default: {
      const label = `Question ${place}: ${kinds[field.kind].toLowerCase()}`;
      return shownAs("bare", group({ label }, { label: text({ label, max: 120 }), ...hint }));
    }
  }

  function folded(shape: Parameters<typeof group>[1]): z.ZodMiniType {
    return shownAs("folded", group(whole, { label: question, ...hint, ...shape }));
  }
}

const question = text({ label: "Question", max: 120 });

/** Lines that can be added, removed and moved. Each has its own id, and so have the answers. */
function items(label: string, each: string, least: number) {
  return distinct({
    label,
    help: `Rewording keeps the answers that people have saved. For something else, remove the line and add a new one: otherwise an old answer stands beside new words.`,
    least,
    most: 12,
    item: group({ label: each }, { id: itemId(), text: text({ label: "Text", max: 120 }) }),
  });
}

/** A list whose items have different ids, since two with the same one would share an answer. */
function distinct<Item extends z.ZodMiniType<{ id: string }>>(
  described: Described & { item: Item; least: number; most: number },
) {
  const schema = list(described);
  const checked = schema.check(
    z.refine(
      (found) => new Set(found.map(({ id }) => id)).size === found.length,
      "Two of these have the same id. Please remove one and add it again",
    ),
  );
  return noted(checked, fieldOf(schema));
}
