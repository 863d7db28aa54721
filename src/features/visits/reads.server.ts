import { csvLine } from "#platform/csv/csv.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { sectionNames, visitsExport } from "./copy.ts";
import { type Section, sections } from "./rules.ts";

type ByDay = ReadonlyMap<string, number>;

/** Page views by section and day of the team's clock since then. */
export async function visitsBySection(
  services: Services,
  actor: Actor,
  since: string,
): Promise<readonly { section: Section; days: ByDay }[]> {
  authorize(actor, "admin.read");
  const rows = await visitsSince(services, since);
  return sections.map((section) => ({
    section,
    days: new Map(
      rows.filter((row) => row.section === section).map(({ day, count }) => [day, Number(count)]),
    ),
  }));
}

/** The stored counts since a day, without an actor, for the month's figures. */
export async function visitsSince({ store }: Services, since: string) {
  return store.db
    .selectFrom("visit_counts")
    .select(["day", "section", "count"])
    .where("day", ">=", since)
    .execute();
}

/** All counts as lines of a CSV file, newest day first. A year of them is small. */
export async function* visitLines({ store }: Services, actor: Actor): AsyncGenerator<string> {
  authorize(actor, "visits.export");
  yield `\uFEFF${csvLine(visitsExport.columns)}`;
  const rows = await store.db
    .selectFrom("visit_counts")
    .select(["day", "section", "count"])
    .orderBy("day", "desc")
    .orderBy("section")
    .execute();
  for (const { day, section, count } of rows) yield csvLine([day, sectionNames[section], String(count)]);
}
