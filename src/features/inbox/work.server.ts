import { day, instantAfter } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { countOf, listedDays, type WorkKind, waitingLine } from "#platform/work/work-kind.ts";
import { type ConversationKind, conversationKinds, kindRules } from "./forms/rules/conversation-kinds.ts";
import { forms } from "./forms/schema/forms.ts";
import { oldestWaiting, waitingCounts } from "./reads/counts.server.ts";
import { filterCounts } from "./reads/filter-counts.server.ts";
import { teamEmail } from "./writes/composed-mails.server.ts";

const names = {
  messages: { one: "message", label: "Messages" },
  inquiries: { one: "inquiry", label: "Inquiries from clinics" },
} as const;

function workOf(kind: ConversationKind): readonly WorkKind[] {
  const { read } = kindRules[kind];
  const { one, label } = names[kind];
  const path = `/admin/${kind}` as const;
  const { job, id } = forms[kind].mail;
  // Everybody may know how many wait. The way to them is for those who may read them.
  const counted = { label, permission: "admin.read", opens: read } as const;
  const line = async (services: Services, state: "fresh" | "late", count: number, sentence: string) => {
    const since = count === 0 ? undefined : await oldestWaiting(services, kind, state);
    const href = `${path}?${state === "late" ? "late=1" : "state=new"}`;
    return waitingLine([{ count, since }], () => ({ sentence, href }));
  };
  return [
    {
      ...counted,
      id: `${kind}.late`,
      tag: "late",
      async read(services, actor) {
        const { late } = await waitingCounts(services, actor, kind);
        const sentence = `${countOf(late, one, kind)} past the promised reply time`;
        return line(services, "late", late, sentence);
      },
    },
    {
      ...counted,
      id: `${kind}.new`,
      tag: "fresh",
      menu: path,
      async read(services, actor) {
        const { fresh } = await waitingCounts(services, actor, kind);
        const sentence = `${countOf(fresh, `new ${one}`, `new ${kind}`)}, unassigned`;
        return line(services, "fresh", fresh, sentence);
      },
      notice: {
        job,
        about: kind,
        mail:
          async ({ settings }, payload) =>
          (to) =>
            teamEmail(kind, { to, id: payload[id] ?? "", siteUrl: settings.SITE_URL }),
      },
    },
    {
      id: `${kind}.follow_up`,
      tag: "check",
      permission: read,
      label: `${label} to follow up on`,
      async read(services, actor) {
        const { followUp: count } = await filterCounts(services, actor, kind);
        return waitingLine([{ count }], () => ({
          sentence: `${countOf(count, one, kind)} to follow up on`,
          href: `${path}?followUp=1`,
        }));
      },
    },
  ];
}

/** What was put aside lately. Nobody marks it as seen, so it's listed for some days. */
async function putAside(
  { store, clock }: Services,
  state: "suspected_spam" | "automatic",
): Promise<{ count: number | string; since: string | null }> {
  return store.db
    .selectFrom("conversations")
    .where("kind", "=", "messages")
    .where("state", "=", state)
    .where("state_at", ">=", instantAfter(clock, -listedDays * day))
    .select(({ fn }) => [
      fn.countAll<number | string>().as("count"),
      fn.min<string | null>("state_at").as("since"),
    ])
    .executeTakeFirstOrThrow();
}

export const inboxWork: readonly WorkKind[] = [
  ...conversationKinds.flatMap(workOf),
  // A filled honeypot of the inquiry's form is refused.
  {
    id: "messages.suspected",
    tag: "check",
    permission: "messages.read",
    label: "Messages taken for spam",
    read: async (services) =>
      waitingLine([await putAside(services, "suspected_spam")], (count) => ({
        sentence: `${countOf(count, "message", "messages")} taken for spam this week`,
        href: "/admin/messages?state=suspected_spam",
      })),
  },
  {
    id: "messages.left_out",
    tag: "check",
    permission: "messages.read",
    label: "Emails left out as automatic",
    read: async (services) =>
      waitingLine([await putAside(services, "automatic")], (count) => ({
        sentence: `${countOf(count, "email", "emails")} left out as automatic this week`,
        href: "/admin/mailbox",
      })),
  },
];
