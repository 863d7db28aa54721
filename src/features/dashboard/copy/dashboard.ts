/** Text of the dashboard. */

import { contactSubjects } from "#content/forms.ts";
import type { Role } from "#content/role.ts";
import type { Week } from "#features/inbox/rules/weeks.ts";
import type { Columns } from "#platform/list/columns.ts";

export const adminHome = {
  role: {
    owner: "You're an owner. You can do everything, including managing people and reading the audit log.",
    editor:
      "You're an editor. You can read messages and answers, and work on campaigns, groups and mentoring.",
    viewer: "You're a viewer. You can see campaigns and counts, but no personal data.",
    host: "You're a host. You can see your own meetings.",
  } satisfies Record<Role, string>,
  /** Leads to the message or inquiry whose reply is due first. */
  reply: { messages: "Reply to the next message", inquiries: "Reply to the next inquiry" },
  lines: {
    signUps: "Newsletter sign-ups",
    messages: "Messages and inquiries",
    answers: "Campaign answers",
    visits: "Visits to public pages",
  },
} as const;

/** The name of each kind of task, by its name in the outbox. */
export const taskNames: Readonly<Record<string, string>> = {
  "contact.message_received": "To the team: new message",
  "clinics.inquiry_received": "To the team: new inquiry",
  "inbox.colleague": "To a team member: assignment or mention",
  "inbox.digest": "To a team member: daily summary",
  "dashboard.weekly": "Weekly summaries",
  "dashboard.weekly_mail": "To a team member: weekly summary",
  "content.test_mail": "To a team member: test of an email",
  "letters.welcome": "Welcome series",
  "inbox.answer": "Reply to someone who wrote to us",
  "responses.received": "To the team: new answers",
  "responses.places": "To the team: few places left",
  "responses.delete_campaign": "Deleting the answers of a deleted campaign",
  "groups.place_mail": "To someone with a place in a group",
  "groups.remind": "Reminders of a group",
  "groups.thanks": "Thanks after a meeting",
  "groups.settle": "Offering free places in a group",
  "mentors.letter_mail": "To someone who writes letters with a mentor, or to the mentor",
  "mentors.team_mail": "To the team: mentoring",
  "mentors.check_in": "Asking how mentoring is going",
  "newsletter.welcome": "Newsletter welcome",
  "newsletter.confirm": "Newsletter address confirmation",
  "sign-in.password_link": "Password link",
  "site-settings.test_mail": "Test email",
  "worker.daily": "Daily cleanup",
};

/** What an owner does before the site goes public. */
export const ownSteps = [
  { id: "factor", title: "Turn on two-step sign-in for yourself", href: "/admin/profile" },
  { id: "factors", title: "Have everyone on the team turn on two-step sign-in", href: "/admin/people" },
  { id: "mail", title: "Connect a mail server", href: "/admin/settings#mail-heading" },
  {
    id: "test",
    title: "Send yourself a test email, and check that it arrives",
    href: "/admin/settings#mail-heading",
  },
  { id: "backup", title: "Make the first backup", href: "/admin/backups" },
  { id: "team", title: "Invite a second team member", href: "/admin/people#invite-heading" },
] as const;

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
