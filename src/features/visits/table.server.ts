import type { Section } from "./rules.ts";

/** Page views of a section on a day in UTC. Nothing else is stored. */
export type VisitCountRow = { day: string; section: Section; count: number };

declare module "#platform/database/tables.ts" {
  interface Tables {
    visit_counts: VisitCountRow;
  }
}
