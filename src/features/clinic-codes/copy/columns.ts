import { dayInWords } from "#content/day-in-words.ts";
import type { Columns } from "#platform/list/columns.ts";
import { clinicCodesCopy as copy, clinicCodeMessages as say } from "../copy.ts";
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
  state: { heading: "Status", value: ({ standing }) => copy.standing[standing] },
  agreed: {
    heading: "Agreed",
    value: ({ uses }) => say.uses(uses),
    detail: ({ lastDay, over }) => say.lastDay(formatDay(lastDay), over),
  },
  views: { heading: "Page views", value: ({ views }) => say.counted(views), format: "figure" },
  presses: {
    heading: "Opened the purchase page",
    value: ({ presses }) => say.counted(presses),
    format: "figure",
  },
} satisfies Columns<ListedClinicCode>;

/** "May 31, 2027", or empty. */
export function formatDay(day: string): string {
  return day === "" ? "" : dayInWords(day);
}
