import { mailSentence } from "#content/mail-notice.ts";
import { actorName } from "#features/audit/copy.ts";
import { actionTexts } from "#features/audit/reads.server.ts";
import { type Agenda, agenda } from "#features/groups/reads/agenda.server.ts";
import { conversationKinds, kindRules } from "#features/inbox/forms/rules/conversation-kinds.ts";
import { inboxWeeks, nextToReply } from "#features/inbox/reads/counts.server.ts";
import { sectionNames } from "#features/visits/copy.ts";
import { listOf } from "#platform/list/columns.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { adminHome, weekColumns } from "../copy/dashboard.ts";
import { type Overview, type OverviewLine, overview, setupSteps } from "./overview.server.ts";

/** The inbox by week, for those who may read it, once something has come in. */
async function weeksPart(services: Services, actor: Actor) {
  if (!may(actor, kindRules.messages.read) || !may(actor, kindRules.inquiries.read)) return null;
  const weeks = await inboxWeeks(services, actor);
  if (weeks.every(({ received }) => received === 0)) return null;
  return listOf(weekColumns, weeks, ({ day }) => ({ id: day }));
}

export async function overviewScreen(services: Services, actor: Actor) {
  const current = await overview(services, actor);
  const next = await nextToReply(services, actor);
  const groups = may(actor, "groups.read") ? await agenda(services, actor) : { meetings: [], tasks: [] };
  // Visits don't count here: on a new site they are our own.
  const nothingYet = current.lines.every(({ id, total }) => (total ?? 0) === 0 || id === "visits");
  return {
    title: "Dashboard",
    heading: `Hello, ${actor.name}`,
    role: adminHome.role[actor.role],
    today: {
      reply: next === undefined ? null : { href: next.path, text: adminHome.reply[next.kind] },
      lines: [
        ...todayLines(services, nothingYet ? { ...current, backup: null } : current, actor),
        ...groups.tasks.map(taskLine),
      ],
    },
    meetings: groups.meetings,
    weeks: await weeksPart(services, actor),
    numbers: {
      lines: current.lines
        .filter(({ sections }) => sections === undefined)
        .map((line) => ({ ...numberLine(line, current.days, actor), counts: line.counts })),
      visits: visitsPart(current, actor),
      first: formatDay(current.days[0] ?? ""),
      last: formatDay(current.days.at(-1) ?? ""),
    },
    changes: current.changes === null ? null : await changeLines(services, current.changes),
    nothingYet,
    setup: await setupSteps(services, actor),
  };
}

const backupsPath = "/admin/backups";

type TodayLine = {
  id: string;
  text: string;
  kind: keyof typeof tags;
  tag: string;
  href: string;
};

const some = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const tags = {
  late: "Late",
  fresh: "New",
  failed: "Failed",
  soon: "Soon",
  check: "Check",
  over: "Over",
} as const;

/** Most urgent first. Roles that may not read messages see the counts without a link. */
function todayLines(
  { settings }: Services,
  {
    messages,
    inquiries,
    dead,
    groupMails,
    closing,
    asked,
    lostLinks,
    mailbox,
    backup,
    backupProblem,
  }: Overview,
  actor: Actor,
): TodayLine[] {
  const line = (id: string, kind: TodayLine["kind"], text: string, href: string): TodayLine => ({
    id,
    text,
    kind,
    tag: tags[kind],
    href,
  });
  const waiting = (kind: "late" | "fresh", said: (one: string, many: string, count: number) => string) =>
    conversationKinds.flatMap((mailbox) => {
      const count = { messages, inquiries }[mailbox][kind];
      const query = kind === "late" ? "late=1" : "state=new";
      const href = may(actor, kindRules[mailbox].read) ? `/admin/${mailbox}?${query}` : "";
      const one = mailbox === "messages" ? "message" : "inquiry";
      return count > 0 ? [line(`${mailbox}-${kind}`, kind, said(one, mailbox, count), href)] : [];
    });
  const failed = dead ?? 0;
  const mail = may(actor, "settings.manage") ? "/admin/settings/mail" : "";
  const problem = backupProblem?.failed
    ? `The last backup failed. ${backupProblem.text}`
    : backupProblem?.text;
  const age =
    backup === "none"
      ? "No backup has been made yet"
      : `The last backup is ${some(backup ?? 0, "day", "days")} old`;
  return [
    // Undelivered email comes before everything else.
    ...(settings.SMTP_URL === undefined
      ? [
          line(
            "mail",
            "check",
            `Email from this site isn't being delivered. ${mailSentence(settings, "")}`,
            mail,
          ),
        ]
      : []),
    ...waiting("late", (one, many, count) => `${some(count, one, many)} past the promised reply time`),
    ...(failed > 0
      ? [line("dead", "failed", `${some(failed, "email", "emails")} couldn't be sent`, "/admin/email-queue")]
      : []),
    ...groupMails.map(({ groupId, count }) =>
      line(
        `group-mails-${groupId}`,
        "failed",
        `${some(count, "email", "emails")} to people in a group didn't go out`,
        `/admin/groups/${groupId}#unsent-heading`,
      ),
    ),
    ...(mailbox === "" ? [] : [line("mailbox", "failed", mailbox, "/admin/mailbox")]),
    ...(problem === undefined ? [] : [line("backup-problem", "failed", problem, backupsPath)]),
    ...(backup === null ? [] : [line("backup", "check", `${age}. See how to make one`, backupsPath)]),
    ...waiting("fresh", (one, many, count) => `${some(count, `new ${one}`, `new ${many}`)}, unassigned`),
    ...lostLinks.map(({ id, title, problem }) =>
      line(`links-${id}`, "check", `“${title}”: ${problem}`, `/admin/site/${id}`),
    ),
    ...asked.map(({ id, title }) =>
      line(`asked-${id}`, "check", `“${title}” is ready to publish`, `/admin/site/${id}`),
    ),
    ...closing.map(({ id, title }) =>
      line(id, "soon", `"${title}" closes soon`, `/admin/campaigns/${id}/responses`),
    ),
  ];
}

function taskLine({ isSoon, ...task }: Agenda["tasks"][number]): TodayLine {
  const kind = isSoon ? "check" : "over";
  return { ...task, kind, tag: tags[kind] };
}

async function changeLines(services: Services, changes: NonNullable<Overview["changes"]>) {
  const team = new Map((await listMembers(services)).map(({ id, name, email }) => [id, name || email]));
  const actions = actionTexts(services);
  return changes.map(({ id, at, actor, action }) => ({
    id,
    at,
    actor: actorName(actor, team.get(actor)),
    action: actions[action] ?? action,
  }));
}

/** The screen that shows what a number counts, and the permission it needs. */
const countedOn = {
  signUps: { path: "/admin/subscribers", permission: "subscribers.read" },
  messages: { path: "/admin/messages?state=all", permission: "messages.read" },
  answers: { path: "/admin/campaigns", permission: "campaigns.read" },
  visits: { path: "", permission: "admin.read" },
} as const;

function numberLine({ id, total, counts, before }: OverviewLine, days: readonly string[], actor: Actor) {
  const text = counts === null || total === null ? "" : lineSaid(days, counts, total);
  const compared = total === null || before === null ? "" : comparedTo(total, before);
  const { path, permission } = countedOn[id];
  return {
    id,
    label: adminHome.lines[id],
    total: total?.toLocaleString("en-US") ?? "By campaign",
    formatted: text,
    compared,
    href: may(actor, permission) ? path : "",
  };
}

function visitsPart({ lines, days }: Overview, actor: Actor) {
  return lines.flatMap((line) => {
    const { counts, sections = [] } = line;
    if (line.id !== "visits" || counts === null) return [];
    const visited = sections
      .filter(({ total }) => total > 0)
      .toSorted((one, other) => other.total - one.total);
    const unseen = sections.filter(({ total }) => total === 0).map(({ section }) => sectionNames[section]);
    return [
      {
        ...numberLine(line, days, actor),
        counts,
        sections: visited.map(({ section, total, counts: ofSection }) => ({
          name: sectionNames[section],
          total: total.toLocaleString("en-US"),
          counts: ofSection,
        })),
        unseen: visited.length === 0 || unseen.length === 0 ? "" : `None: ${unseen.join(", ")}.`,
        mayExport: may(actor, "visits.export"),
      },
    ];
  })[0];
}

function lineSaid(days: readonly string[], counts: readonly number[], total: number): string {
  const span = `from ${formatDay(days[0] ?? "")} to ${formatDay(days.at(-1) ?? "")}`;
  if (total === 0) return `None ${span}.`;
  const most = Math.max(...counts);
  return `${total} ${span}. The most on one day was ${most}, on ${formatDay(days[counts.indexOf(most)] ?? "")}.`;
}

function comparedTo(total: number, before: number): string {
  if (total === before) return "Same as the 30 days before";
  const apart = Math.abs(total - before).toLocaleString("en-US");
  return `${apart} ${total > before ? "more" : "fewer"} than the 30 days before`;
}

const dayShape = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" });
const formatDay = (day: string) => (day === "" ? "" : dayShape.format(new Date(`${day}T00:00:00.000Z`)));

export type HomeContent = Awaited<ReturnType<typeof overviewScreen>> & {
  open: readonly { path: string; title: string; text: string | undefined }[];
};
