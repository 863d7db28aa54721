import { kindOfPage, pagePaths } from "#content/index.ts";
import { axePages } from "./axe-pages.ts";
import { isWholeRun } from "./whole-run.ts";

const firstOfKinds = [...Map.groupBy(pagePaths, kindOfPage).values()].map(([first]) => first);

/**
 * Every page in `script/test all`. Otherwise one of each kind, and those that have each kind of element between them
 * (tests/pages/axe-pages.test.ts).
 */
export const pagesToCheck: readonly string[] = isWholeRun
  ? pagePaths
  : pagePaths.filter((path) => firstOfKinds.includes(path) || axePages.includes(path));
