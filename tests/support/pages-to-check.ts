import { kindOfPage, pagePaths } from "#content/index.ts";
import { axePages } from "./axe-pages.ts";
import { isWholeRun } from "./whole-run.ts";

/** The first page of each kind. */
export const pageKinds = [...Map.groupBy(pagePaths, kindOfPage).values()].flatMap(([first]) => first ?? []);

/**
 * Every page in `script/test all`. Otherwise one of each kind, and those that have each kind of element between them
 * (tests/pages/axe-pages.test.ts).
 */
export const pagesToCheck: readonly string[] = isWholeRun
  ? pagePaths
  : pagePaths.filter((path) => pageKinds.includes(path) || axePages.includes(path));
