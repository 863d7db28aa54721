import { contactSubjects } from "#content/forms.ts";
import type { Role } from "#content/role.ts";
import { formatHours, type Week } from "#features/inbox/rules/weeks.ts";
import { figures } from "#features/month-report/rules/figures.ts";
import type { Columns } from "#platform/list/columns.ts";

export const adminHome = {
  role: {
    owner: "You're an owner. You can do everything, including managing people and reading the audit log.",
    editor:
      "You're an editor. You can read messages and answers, and work on campaigns, groups and mentoring.",
    viewer: "You're a viewer. You can see campaigns and counts, but no personal data.",
    host: "You're a host. You can see your own meetings.",
    limited: "You have limited access. You can see what was chosen for you.",
  } satisfies Record<Role, string>,
  /** Leads to the message or inquiry whose reply is due first. */
  reply: { messages: "Reply to the next message", inquiries: "Reply to the next inquiry" },
  lines: {
    signUps: figures.signUps.label,
    messages: figures.received.label,
    answers: figures.answers.label,
    visits: figures.visits.label,
  },
} as const;

/** What an owner does before the site goes public. */
export const ownSteps = [
  { id: "factor", title: "Turn on two-step sign-in for yourself", href: "/admin/profile" },
  { id: "factors", title: "Have everyone on the team turn on two-step sign-in", href: "/admin/people" },
  { id: "mail", title: "Connect a mail server", href: "/admin/settings/mail" },
  { id: "replies", title: "Say where people’s replies go", href: "/admin/settings/mail#addresses-heading" },
  {
    id: "test",
    title: "Send yourself a test email, and check that it arrives",
    href: "/admin/settings#mail-heading",
  },
  {
    id: "records",
    title: "Set the DNS records that let your email arrive",
    href: "/admin/settings#mail-records-heading",
  },
  { id: "backup", title: "Make the first backup", href: "/admin/backups" },
  { id: "team", title: "Invite a second team member", href: "/admin/people#invite-heading" },
] as const;

const subjectLabels = new Map<string, string>(contactSubjects.map(({ value, label }) => [value, label]));

const dayShape = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

export const weekColumns = {
  week: { heading: "Week from", value: ({ day }) => dayShape.format(new Date(day)), format: "short" },
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
