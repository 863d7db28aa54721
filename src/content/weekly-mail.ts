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
  mentors: "Requests for a mentor",
  waitingPlaces: "People on a waiting list for a group",
  unsent: "Emails about groups that didn't go out",
} as const;

type Lines = { name: keyof typeof lines; count: number }[];

export type WeeklySummary = { received: Lines; waiting: Lines; overdue: Lines };

/** To a team member. `isRounded`: counts under 5 aren't told apart. */
export function weeklyMail(
  { received, waiting, overdue }: WeeklySummary,
  { url, profileUrl, isRounded }: { url: string; profileUrl: string; isRounded: boolean },
): MailCopy {
  const inWords = (count: number) =>
    isRounded && count < smallest ? `fewer than ${smallest}` : count.toLocaleString("en-US");
  const part = (heading: string, counted: Lines) => {
    const said = isRounded ? counted : counted.filter(({ count }) => count > 0);
    return said.length === 0
      ? []
      : [[heading, ...said.map(({ name, count }) => `${lines[name]}: ${inWords(count)}`)].join("\n")];
  };
  const parts = [
    ...part("Came in last week", received),
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
