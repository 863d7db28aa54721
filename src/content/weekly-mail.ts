/** The weekly summary to team members who want it: counts only, without names or texts of anybody. */
import type { MailCopy } from "./schema.ts";
import { site } from "./site.ts";

/** The smallest count that everybody sees as it is. */
const smallest = 5;

const lines = {
  messages: "Messages",
  inquiries: "Inquiries from clinics",
  subscribers: "New newsletter subscribers",
  answers: "Answers to campaigns",
  places: "People who signed up for a group",
} as const;

/** `isRounded`: a count under 5 isn't told apart from none. */
export type MailedLine = { label: string; count: number; isRounded: boolean };

export type WeeklySummary = {
  received: { name: keyof typeof lines; count: number }[];
  waiting: readonly MailedLine[];
  overdue: readonly MailedLine[];
};

/** To a team member. `isRounded`: whether what came in is rounded for them. */
export function weeklyMail(
  { received, waiting, overdue }: WeeklySummary,
  { url, profileUrl, isRounded }: { url: string; profileUrl: string; isRounded: boolean },
): MailCopy {
  const part = (heading: string, mailed: readonly MailedLine[]) => {
    const shown = mailed.filter((line) => line.isRounded || line.count > 0);
    return shown.length === 0 ? [] : [[heading, ...shown.map(lineInWords)].join("\n")];
  };
  const parts = [
    ...part(
      "Came in last week",
      received.map(({ name, count }) => ({ label: lines[name], count, isRounded })),
    ),
    ...part("Waiting now", waiting),
    ...part("Overdue", overdue),
  ];
  return {
    subject: `${site.productName}: your week`,
    paragraphs: [
      ...(parts.length === 0 ? ["Nothing came in last week, and nothing is waiting."] : parts),
      url,
      `You asked for this summary. You can turn it off in your profile: ${profileUrl}`,
    ],
    button: { href: url, text: "Open the admin" },
    links: [{ href: profileUrl, text: "Your profile" }],
    closing: 1,
  };
}

function lineInWords({ label, count, isRounded }: MailedLine): string {
  return `${label}: ${isRounded && count < smallest ? `fewer than ${smallest}` : count.toLocaleString("en-US")}`;
}
