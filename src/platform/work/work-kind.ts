import type { Mail } from "../mail/mail.ts";
import type { Actor, Permission } from "../permissions/access.ts";
import type { Services } from "../services.ts";

/** How urgent something is, the most urgent first: the order of the team's list. */
export const workTags = ["urgent", "late", "failed", "fresh", "check", "soon"] as const;
export type WorkTag = (typeof workTags)[number];

/** What waits: one thing, or several that are dealt with on one screen. */
export type Waiting = {
  /** Tells the lines of one kind apart, where each thing has its own. */
  item?: string;
  /** How many badges and summaries count. */
  count: number;
  /** Since when the oldest has waited; without one where that's unknown. */
  since?: string | undefined;
  sentence: string;
  /** Where it's dealt with. */
  href: string;
};

/** A mail to the team at once when something new waits. It has nothing of what people wrote. */
export type WorkNotice = {
  /** Its kind in the outbox, which a write queues in its own transaction. */
  job: string;
  /** Whose choice in the settings decides who gets it. */
  about: "messages" | "inquiries";
  /** Undefined once there's nothing to say. */
  mail(
    services: Services,
    payload: Readonly<Record<string, string>>,
  ): Promise<((to: string) => Mail) | undefined>;
};

/** A kind of thing that waits for somebody of the team. Badges, "Needs attention", summaries and notices follow. */
export type WorkKind = {
  id: `${string}.${string}`;
  tag: WorkTag;
  /** What it takes to know that something waits. */
  permission: Permission;
  /** What it takes to open it, if that's more: others see the sentence, without a link and without a time. */
  opens?: Permission;
  /** Its name beside a count, in the weekly summary. */
  label: string;
  /** The menu entry whose badge counts it; each screen of the admin reads it, so it has to be quick. */
  menu?: `/admin${string}`;
  /** On a new site it's a step before the launch, and waits only once something has come in. */
  isSetup?: true;
  read(services: Services, actor: Actor): Promise<readonly Waiting[]>;
  notice?: WorkNotice;
};

declare module "#platform/services.ts" {
  interface Contributions {
    work: readonly WorkKind[];
  }
}

/** For how many days something is listed that nobody can mark as done. */
export const listedDays = 7;

/** How long after its time something planned is overdue: a busy or restarted server is a few minutes late. */
export const overdueMinutes = 15;

/** "1 email" or "2 emails". */
export const countOf = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en-US")} ${many}`;

/** One line about several things; none if there are none. */
export function waitingLine(
  rows: readonly { count: number | string; since?: string | null | undefined }[],
  line: (count: number) => Pick<Waiting, "sentence" | "href">,
): Waiting[] {
  const count = rows.reduce((sum, row) => sum + Number(row.count), 0);
  const [since] = rows.flatMap((row) => row.since ?? []).toSorted();
  return count === 0 ? [] : [{ count, since, ...line(count) }];
}
