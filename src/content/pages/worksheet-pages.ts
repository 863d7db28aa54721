/** A page for each worksheet, made from what the worksheet says of itself. */

import { titleWithName } from "../page-title.ts";
import type { Page, SitePath } from "../schema.ts";
import { allWorksheets } from "../worksheets/all.ts";
import type { Worksheet } from "../worksheets/worksheet.ts";
import { worksheets } from "./worksheets.ts";

/** The address of a worksheet's own page. */
export function worksheetPath(id: string): SitePath {
  return `${worksheets.path}/${id}`;
}

const descriptionLength = { least: 120, most: 155 };
/** The longest that fits is added to the sentence that says whom the worksheet is for. */
const descriptionEndings = [
  "A free worksheet. Fill it in online, where it stays on your own device, or print the blank PDF at home.",
  "A free worksheet. Fill it in online, where it stays on your device, or print the blank PDF.",
  "A free worksheet. Fill it in on your own device, or print the blank PDF.",
];

function descriptionOf({ forWhom }: Worksheet): string {
  const { least, most } = descriptionLength;
  const whole = descriptionEndings.map((ending) => `${forWhom} ${ending}`);
  return whole.find(({ length }) => length >= least && length <= most) ?? forWhom;
}

/** What the group of a worksheet is called. */
export function groupName({ path }: Worksheet): string {
  return worksheets.groups.find(({ id }) => id === path)?.name ?? "";
}

/** The texts of a worksheet are those of now, so its page asks for them each time. */
function pageOf(sheet: Worksheet): Page {
  return {
    path: worksheetPath(sheet.id),
    get name() {
      return sheet.title;
    },
    get meta() {
      return {
        title: titleWithName(sheet.title, [" - Free Worksheet", " - Worksheet", ""]),
        description: descriptionOf(sheet),
        keywords: [
          sheet.title.toLowerCase(),
          `worksheet ${groupName(sheet).toLowerCase()}`,
          "printable worksheet",
          "free PDF worksheet",
          "family-building support",
        ],
        // All worksheets share the picture of their list.
        ogImage: "/share/resources-worksheets.jpg" as const,
        ogImageAlt: worksheets.meta.title,
        indexed: true,
      };
    },
    get heading() {
      return sheet.title;
    },
    get introduction() {
      return sheet.introduction;
    },
  };
}

export const worksheetPages: readonly Page[] = allWorksheets.map(pageOf);

const relatedCount = 3;

/** The worksheets that follow in the same group, the first ones again after the last; then those for everyone. */
export function relatedWorksheets(sheet: Worksheet): readonly Worksheet[] {
  const group = allWorksheets.filter(({ path }) => path === sheet.path);
  const at = group.indexOf(sheet);
  const forEveryone = allWorksheets.filter(({ path }) => path === "everyone" && sheet.path !== path);
  return [...group.slice(at + 1), ...group.slice(0, at), ...forEveryone].slice(0, relatedCount);
}
