/** Worksheets, as fields: a document for each group, and one for what the pages say around them. */
import type * as z from "zod/mini";
import { overShipped } from "../current.ts";
import { addTexts } from "../page-texts.server.ts";
import { worksheetPath } from "../pages/worksheet-pages.ts";
import { worksheets } from "../pages/worksheets.ts";
import { allWorksheets } from "../worksheets/all.ts";
import { type SheetField, sheetPaths, type Worksheet } from "../worksheets/worksheet.ts";
import { type EditableDocument, editable } from "./editable.server.ts";
import { editableTexts, pickedDocument } from "./editable-texts.server.ts";
import { group, shownAs } from "./fields.server.ts";
import { late } from "./late.ts";
import { eachOf, line, linkWords, opening, paragraph, part, titled } from "./page-fields.server.ts";
import { isRecord } from "./record.ts";
import { plural, template } from "./template-fields.server.ts";
import { answered } from "./worksheet-fields.server.ts";

/** One thing in a worksheet. `place` is its number, and what it's called in the form. */
function fieldsOf(field: SheetField, place: string): z.ZodMiniType {
  if (field.kind === "part")
    return shownAs(
      "bare",
      group(
        { label: place },
        {
          title: line(`${place}: heading of a part`, 60),
          ...(field.text === undefined ? {} : { text: paragraph("Text below the heading", 200) }),
        },
      ),
    );
  if (field.kind === "note")
    return shownAs("bare", group({ label: place }, { text: paragraph(`${place}: a sentence`, 300) }));
  return answered(field, place);
}

const sheetFields = ({ id, title, fields }: Worksheet) =>
  shownAs(
    "folded",
    group(
      { label: title },
      {
        title: line("Title", 60),
        forWhom: line("Whom it’s for, and when", 82),
        introduction: paragraph("First sentences", 300),
        fields: shownAs(
          "bare",
          group(
            { label: "Questions" },
            Object.fromEntries(fields.map((field, at) => [field.id, fieldsOf(field, String(at + 1))])),
          ),
        ),
        limits: paragraph("What it can’t do, and who can", 300),
      },
    ),
    worksheetPath(id),
  );

const keptAnswers =
  "What visitors have written stays on their devices, at the same question. The blank PDFs are drawn again when you publish.";

function groupTexts({ id: path, name }: (typeof sheetPaths)[number]): EditableDocument {
  const sheets = allWorksheets.filter((sheet) => sheet.path === path);
  const schema = late(() =>
    group(
      { label: name, help: keptAnswers },
      Object.fromEntries(sheets.map((sheet) => [sheet.id, sheetFields(sheet)])),
    ),
  );
  const shipped = Object.fromEntries(sheets.map((sheet) => [sheet.id, sheet]));
  const document = pickedDocument(`worksheets-${path}`, shipped, schema);
  for (const [id, sheet] of Object.entries(shipped))
    addTexts(sheet, (part) => {
      const texts: unknown = overShipped(document, `${id}.${part}`);
      return isRecord(texts) ? texts[id] : undefined;
    });
  const [first] = sheets;
  return editable({
    textsOnly: true,
    document,
    schema,
    title: `Worksheets: ${name}`,
    about: "Titles, questions and boxes of each worksheet.",
    preview: first === undefined ? worksheets.path : worksheetPath(first.id),
  });
}

const folded = <Schema extends z.ZodMiniType>(schema: Schema) => shownAs("folded", schema);

const confirming = (label: string) =>
  group(
    { label },
    {
      question: line("Question", 160),
      yes: line("Button that clears", 30),
      no: line("Button that keeps", 30),
    },
  );

/** What the pages say around the worksheets. */
const aroundWorksheets = editableTexts({
  id: "worksheets",
  page: worksheets,
  title: "Worksheets: the pages around them",
  about: "The list’s own texts, the groups’ names, and the buttons and notices beside every worksheet.",
  schema: () =>
    group(
      { label: "Worksheets" },
      {
        ...opening(),
        keeping: folded(
          part("What happens to answers", {
            points: eachOf("Points", worksheets.keeping.points, titled),
            withoutScript: paragraph("Without JavaScript", 200),
            clearAll: line("Button to clear all", 40),
            confirmClearAll: confirming("Before clearing all"),
          }),
        ),
        list: folded(
          part("List", {
            lead: paragraph("First sentences", 300),
            filter: line("Name of the filter, for screen readers", 60),
            all: line("Filter: all", 20),
            count: plural({
              label: "Number of worksheets",
              max: 60,
              placeholders: { count: "the number" },
              count: "count",
            }),
          }),
        ),
        groups: folded(
          eachOf(
            "Groups",
            worksheets.groups.map(({ name }) => ({ title: name })),
            { name: line("Name", 40), text: line("Text") },
          ),
        ),
        sheet: folded(
          group(
            { label: "Every worksheet" },
            {
              minutes: template({
                label: "Time it takes",
                max: 60,
                placeholders: { minutes: "the number of minutes" },
              }),
              written: line("In the list, once someone has written in it", 60),
              limits: line("Heading above what it can’t do", 60),
              kept: line("Beside the buttons"),
              download: template({
                label: "Link to the PDF",
                max: 60,
                placeholders: { facts: "the number of pages and the size" },
              }),
              printHere: line("Button to print, below the title", 20),
              print: line("Button to print, at the end", 40),
              clear: line("Button to clear", 40),
              confirmClear: confirming("Before clearing"),
              addRow: line("Button to add a row", 40),
              row: template({
                label: "Name of a row",
                max: 40,
                placeholders: { number: "the row’s number" },
              }),
              crisis: group(
                { label: "Line for a crisis", help: "Its link is in the document of the crisis lines." },
                { before: line("Before the link", 80), after: line("After the link", 80) },
              ),
            },
          ),
        ),
        ownPage: folded(
          group(
            { label: "A worksheet’s own page" },
            {
              kept: group(
                { label: "What happens to answers" },
                { text: paragraph("Text", 200), linkText: line("Link", 80) },
              ),
              related: part("Other worksheets", { more: line("Link", 40) }),
              back: line("Link to the list", 40),
              downloads: linkWords("Link to the downloads"),
            },
          ),
        ),
        keeper: folded(
          group(
            { label: "Notices" },
            {
              cleared: line("One is cleared"),
              allCleared: line("All are cleared"),
              notKept: paragraph("The browser can’t save", 200),
              both: paragraph("Changed in two tabs", 200),
            },
          ),
        ),
        further: folded(
          part("At the end of the list", {
            links: eachOf("Links", worksheets.further.links, { ...titled, more: line("Link", 40) }),
          }),
        ),
      },
    ),
});

/** The pages around the worksheets, then a document for each group of them. */
export const worksheetTexts = [aroundWorksheets, ...sheetPaths.map(groupTexts)];
