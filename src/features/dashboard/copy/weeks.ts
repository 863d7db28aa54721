import { contactSubjects } from "#content/forms.ts";
import type { Week } from "#features/inbox/rules/weeks.ts";
import type { Columns } from "#platform/list/columns.ts";

/** The figures of the inbox by week. */
export const weeksCopy = {
  heading: "Replies by week",
  note: "Messages and inquiries, in weeks from Monday in UTC. The median is the time until half of them had a reply. In time means within the promised 24 hours; for messages, weekends and closed days don't count.",
} as const;

const subjectLabels = new Map<string, string>(contactSubjects.map(({ value, label }) => [value, label]));

const dayShape = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Hours as people say them. */
function formatHours(hours: number | null): string {
  if (hours === null) return "–";
  if (hours < 1) return "Under 1 hour";
  if (hours < 48) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}

/** The columns of the table. */
export const weekColumns = {
  week: { heading: "Week from", value: ({ day }) => dayShape.format(new Date(day)) },
  received: {
    heading: "Received",
    value: ({ received }) => String(received),
    format: "figure",
    labelled: true,
  },
  replied: {
    heading: "Replied to",
    value: ({ replied }) => String(replied),
    format: "figure",
    labelled: true,
  },
  median: {
    heading: "Median reply time",
    value: ({ medianHours }) => formatHours(medianHours),
    format: "short",
    labelled: true,
  },
  inTime: {
    heading: "In time",
    value: ({ inTime, decided }) => (decided === 0 ? "–" : `${Math.round((100 * inTime) / decided)}%`),
    format: "figure",
    labelled: true,
  },
  subjects: {
    heading: "Most frequent subjects",
    value: ({ subjects }) =>
      subjects
        .slice(0, 3)
        .map(({ subject, count }) => `${subjectLabels.get(subject) ?? subject} (${count})`)
        .join(", ") || "–",
    format: "soft",
  },
} satisfies Columns<Week>;
