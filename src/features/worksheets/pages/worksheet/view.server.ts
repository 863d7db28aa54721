import { groupName, relatedWorksheets, worksheetPath } from "#content/pages/worksheet-pages.ts";
import { worksheets } from "#content/pages/worksheets.ts";
import { filled } from "#content/template.ts";
import type { Worksheet } from "#content/worksheets/worksheet.ts";

/** The copy around the worksheet. */
export function worksheetView(sheet: Worksheet) {
  const { keeper, keeping, ownPage, path } = worksheets;
  return {
    id: sheet.id,
    title: sheet.title,
    forWhom: sheet.forWhom,
    group: groupName(sheet),
    minutes: filled(worksheets.sheet.minutes, { minutes: sheet.minutes }),
    list: path,
    keeper,
    withoutScript: keeping.withoutScript,
    copy: ownPage,
    related: relatedWorksheets(sheet).map(({ id, title, forWhom }) => ({
      href: worksheetPath(id),
      title,
      text: forWhom,
    })),
  };
}

export type WorksheetView = ReturnType<typeof worksheetView>;
