/**
 * One page of each kind that is drawn in a way of its own: every run looks at these for what has to hold on every page,
 * and `script/test all` at all of them.
 */
export const pageKinds: readonly string[] = [
  "/",
  "/membership",
  "/journeys/infertility/turning-points",
  "/support/groups",
  "/resources/knowledge-hub/treatment-add-ons",
  "/resources/journaling",
  "/resources/worksheets/two-week-wait-plan",
  "/resources/zenden",
  "/contact",
];
