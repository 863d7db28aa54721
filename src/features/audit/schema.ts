import * as z from "zod/mini";
import { isDay } from "#platform/clock/calendar-days.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { auditFaults } from "./copy.ts";

const day = z.string().check(z.refine(isDay, auditFaults.day));

/** The filter of the list and export, as query parameters. Dates are in the team's time zone and inclusive. */
export const auditFilter = z.strictObject({
  /** The id of a team member, "terminal" or "visitor". */
  actor: z.optional(safeText({ max: 60, sentence: auditFaults.filter })),
  /** One action, such as "campaigns.published", or all of a feature: "campaigns". */
  action: z.optional(z.string().check(z.regex(/^[a-z_-]{1,40}(\.[a-z_-]{1,60})?$/, auditFaults.filter))),
  /** The id of the changed item. */
  subject: z.optional(safeText({ max: 100, sentence: auditFaults.filter })),
  from: z.optional(day),
  to: z.optional(day),
});
export type AuditFilter = z.output<typeof auditFilter>;

/** A filter with a cursor: the `next` value of the previous page. */
export const auditQuery = z.extend(auditFilter, {
  cursor: z.optional(safeText({ max: 100, sentence: auditFaults.cursor })),
});

/** Forms send empty strings for fields left blank. */
export function requestedFilter(search: URLSearchParams): { filter: AuditFilter; readable: boolean } {
  const parsed = auditFilter.safeParse(Object.fromEntries([...search].filter(([, value]) => value !== "")));
  return parsed.success ? { filter: parsed.data, readable: true } : { filter: {}, readable: false };
}
