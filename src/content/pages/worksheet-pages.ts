/** A page for each worksheet, made from what the worksheet says of itself. */
import type { Page, SitePath } from "../schema.ts";
import { allWorksheets } from "../worksheets/all.ts";
import { sheetPaths, type Worksheet } from "../worksheets/worksheet.ts";
import { worksheets } from "./worksheets.ts";

/** The address of a worksheet's own page. */
export function worksheetPath(id: string): SitePath {
  return `${worksheets.path}/${id}`;
}

const longestTitle = 60;
const titleEndings = [" - Free Worksheet - Kinward", " - Worksheet - Kinward", " - Kinward"];

const descriptionLength = { least: 120, most: 155 };
/** The longest that fits is added to the sentence that says whom the worksheet is for. */
const descriptionEndings = [
  "A free worksheet. Fill it in online, where it stays on your own device, or print the blank PDF at home.",
  "A free worksheet. Fill it in online, where it stays on your device, or print the blank PDF.",
  "A free worksheet. Fill it in on your own device, or print the blank PDF.",
];

/** The title of the page, with as much around it as search results show. */
function titleOf(title: string): string {
  return title + (titleEndings.find((ending) => title.length + ending.length <= longestTitle) ?? "");
}

function descriptionOf({ id, forWhom }: Worksheet): string {
  const { least, most } = descriptionLength;
  const whole = descriptionEndings.map((ending) => `${forWhom} ${ending}`);
  const fitting = whole.find(({ length }) => length >= least && length <= most);
  if (fitting === undefined) throw new Error(`No description of the worksheet "${id}" has the right length.`);
  return fitting;
}

/** What the group of a worksheet is called. */
export function groupName({ path }: Worksheet): string {
  return sheetPaths.find(({ id }) => id === path)?.name ?? "";
}

function pageOf(sheet: Worksheet): Page {
  const group = groupName(sheet).toLowerCase();
  return {
    path: worksheetPath(sheet.id),
    name: sheet.title,
    meta: {
      title: titleOf(sheet.title),
      description: descriptionOf(sheet),
      keywords: [
        sheet.title.toLowerCase(),
        `worksheet ${group}`,
        "printable worksheet",
        "free PDF worksheet",
        "family-building support",
      ],
      // All worksheets share the picture of their list.
      ogImage: "/share/resources-worksheets.jpg",
      ogImageAlt: worksheets.meta.title,
      indexed: true,
    },
    heading: sheet.title,
    introduction: sheet.introduction,
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
