import type { Section } from "./rules.ts";

/** Page views of a section on a day of the team's clock; in UTC before version 0.8. Nothing else is stored. */
export type VisitCountRow = { day: string; section: Section; count: number };

declare module "#platform/database/tables.ts" {
  interface Tables {
    visit_counts: VisitCountRow;
  }
}
