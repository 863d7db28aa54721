import { dayInWords } from "#content/day-in-words.ts";
import type { Columns } from "#platform/list/columns.ts";
import { clinicCodesCopy as copy, clinicCodeMessages as messages } from "../copy.ts";
import type { CountedClinicCode } from "../reads/admin.server.ts";
import { clinicCodePlans } from "../rules/plans.ts";

/** A code, and whether its last day has passed. */
type ListedClinicCode = CountedClinicCode & { over: boolean };

/** The columns of the list of clinic codes. */
export const clinicCodeColumns = {
  clinic: { heading: "Clinic and code", value: ({ clinic }) => clinic, detail: ({ code }) => code },
  plan: {
    heading: "Plan",
    value: ({ plan }) => clinicCodePlans().find(({ id }) => id === plan)?.title ?? plan,
  },
  state: { heading: "Status", value: ({ status }) => copy.status[status] },
  agreed: {
    heading: "Agreed",
    value: ({ uses }) => messages.uses(uses),
    detail: ({ lastDay, over }) => messages.lastDay(formatDay(lastDay), over),
  },
  views: { heading: "Page views", value: ({ views }) => messages.counted(views), format: "figure" },
  clicks: {
    heading: "Opened the purchase page",
    value: ({ clicks }) => messages.counted(clicks),
    format: "figure",
  },
} satisfies Columns<ListedClinicCode>;

/** "May 31, 2027", or empty. */
export function formatDay(day: string): string {
  return day === "" ? "" : dayInWords(day);
}
