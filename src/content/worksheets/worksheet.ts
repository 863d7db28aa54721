/** The shape of a worksheet: what is asked, in which order, and how much room there is to answer. */
import type { ContentNote } from "../content-notes.ts";

/** Who a worksheet is for; also what the list can be narrowed to. */
export const sheetPaths = [
  { id: "infertility", name: "Infertility", text: "From first questions to the turning points." },
  {
    id: "donor-conception",
    name: "Donor conception",
    text: "Choosing, telling, and the people around a child.",
  },
  {
    id: "surrogacy",
    name: "Surrogacy",
    text: "For intended parents: finding people, agreeing on things, birth.",
  },
  {
    id: "gestational-surrogates",
    name: "Gestational surrogates",
    text: "Your own reasons, your own limits, your own recovery.",
  },
  { id: "adoption", name: "Adoption", text: "Routes, papers, waiting and lifelong openness." },
  { id: "everyone", name: "Everyone", text: "For any path, and for days that are hard for any reason." },
  { id: "loved-ones", name: "Loved ones", text: "For family and friends who want to get it right." },
  { id: "clinic-teams", name: "Clinic teams", text: "For people who work in fertility care." },
] as const;

export type SheetPathId = (typeof sheetPaths)[number]["id"];

/** What every question has: a name that never changes, since what people wrote is kept under it. */
type Question = { id: string; label: string; hint?: string };

/** One line of a list to tick or choose from, or a table's row. What people answered is kept under its id. */
export type SheetItem = { id: string; text: string };

type QuestionOf<Item> =
  | ({ kind: "line" } & Question)
  | ({ kind: "text"; rows: 2 | 3 | 4 | 6 | 8 | 14 } & Question)
  | ({ kind: "date" } & Question)
  /** One of several. */
  | ({ kind: "choice"; options: readonly Item[] } & Question)
  /** Any number of several. */
  | ({ kind: "checklist"; items: readonly Item[] } & Question)
  /** Rows are counted, or have a heading each. */
  | ({
      kind: "table";
      columns: readonly { id: string; title: string }[];
      rows: number | readonly Item[];
      /** The first row names the columns. On phones, one column is shown at a time. */
      named?: true;
      /** Answers are amounts or dates. On phones, each has one line, with its name on the left. */
      short?: true;
    } & Question);

/** A heading that opens a new part. */
type Part = { kind: "part"; title: string; text?: string };
/** A sentence that asks nothing. */
type Remark = { kind: "note"; text: string };

export type SheetField = QuestionOf<SheetItem> | ((Part | Remark) & { id: string });

type WorksheetOf<Field> = {
  /** The anchor on the page and the name of the file; other pages link to it. */
  id: string;
  title: string;
  path: SheetPathId;
  /** Whom it is for and when, in one sentence. */
  forWhom: string;
  introduction: string;
  /** About how long it takes. */
  minutes: 5 | 10 | 15 | 20 | 30 | 45;
  /** For a hard topic: a line that stands before the questions. */
  note?: ContentNote;
  fields: readonly Field[];
  /** What this page cannot do, and who can. */
  limits: string;
};

export type Worksheet = WorksheetOf<SheetField>;

/** An item as the files here have it: its id is made from its text. Once reworded, it names the id of its first words. */
export type WrittenItem = string | SheetItem;

/** A worksheet as the files here have it. */
export type WrittenWorksheet = WorksheetOf<QuestionOf<WrittenItem> | Part | Remark>;
