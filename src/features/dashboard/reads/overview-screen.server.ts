import { auditCopy } from "#features/audit/copy.ts";
import { actionTexts } from "#features/audit/reads.server.ts";
import { mailboxes } from "#features/inbox/forms/rules/mailboxes.ts";
import { inboxWeeks, nextToAnswer } from "#features/inbox/reads/counts.server.ts";
import { type Actor, may } from "#features/permissions/access.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { sectionNames, visitsCopy } from "#features/visits/copy.ts";
import { visitsRetentionMonths } from "#features/visits/rules.ts";
import { listOf } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";
import { adminHome, weekColumns, weeksCopy } from "../copy/dashboard.ts";
import { type Overview, type OverviewLine, overview, setupSteps } from "./overview.server.ts";

/** The inbox by week, for those who may read it, once something has come in. */
async function weeksPart(services: Services, actor: Actor) {
  if (!may(actor, mailboxes.messages.read) || !may(actor, mailboxes.inquiries.read)) return null;
  const weeks = await inboxWeeks(services, actor);
  if (weeks.every(({ received }) => received === 0)) return null;
  return {
    ...weeksCopy,
    list: listOf(weekColumns, weeks, ({ day }) => ({ id: day })),
  };
}

/** The overview as text, ready for its screen. */
export async function overviewScreen(services: Services, actor: Actor) {
  const current = await overview(services, actor);
  const { today, dead, numbers, changes, first } = adminHome;
  // Visits don't count here: on a new site they are our own.
  const next = await nextToAnswer(services, actor);
  const nothingYet = current.lines.every(({ id, total }) => (total ?? 0) === 0 || id === "visits");
  return {
    title: adminHome.title,
    heading: adminHome.heading(actor.name),
    role: adminHome.role[actor.role],
    today: {
      heading: today.heading,
      none: today.none,
      reply: next === undefined ? null : { href: next.path, text: today.reply[next.mailbox] },
      lines: [
        ...mailLine(services, actor),
        ...todayLines(nothingYet ? { ...current, backup: null } : current, actor),
      ],
    },
    weeks: await weeksPart(services, actor),
    dead: deadLines(current, dead),
    numbers: {
      heading: numbers.heading,
      note: numbers.note,
      hidden: numbers.hidden,
      lines: current.lines
        .filter(({ sections }) => sections === undefined)
        .map((line) => ({ ...numberLine(line, current.days, actor), counts: line.counts })),
      visits: visitsPart(current, actor),
      first: formatDay(current.days[0] ?? ""),
      last: formatDay(current.days.at(-1) ?? ""),
    },
    changes: current.changes === null ? null : await changeLines(services, current.changes),
    changesCopy: changes,
    nothingYet,
    setup: await setupSteps(services, actor),
    first,
  };
}

const backupsPath = "/admin/backups";

type TodayLine = {
  id: string;
  text: string;
  kind: "late" | "fresh" | "failed" | "soon" | "check";
  tag: string;
  href: string;
};

/** Undelivered email comes before everything else. */
function mailLine({ settings }: Services, actor: Actor): TodayLine[] {
  if (settings.SMTP_URL !== undefined) return [];
  const { today } = adminHome;
  const href = may(actor, "settings.manage") ? "/admin/settings#mail" : "";
  return [{ id: "mail", kind: "check", tag: today.check, text: today.mail, href }];
}

/** Most urgent first. Roles that may not read messages see the counts without a link. */
function todayLines(
  { messages, inquiries, dead, closing, backup, backupProblem }: Overview,
  actor: Actor,
): TodayLine[] {
  const { today } = adminHome;
  const to = (mailbox: keyof typeof mailboxes, query: string) =>
    may(actor, mailboxes[mailbox].read) ? `/admin/${mailbox}?${query}` : "";
  const line = (id: string, kind: TodayLine["kind"], text: string, href: string): TodayLine => ({
    id,
    text,
    kind,
    tag: today[kind],
    href,
  });
  const counted = (count: number, line: TodayLine) => (count > 0 ? [line] : []);
  const late = (mailbox: keyof typeof mailboxes) => to(mailbox, "late=1");
  const fresh = (mailbox: keyof typeof mailboxes) => to(mailbox, "state=new");
  const failed = dead?.length ?? 0;
  return [
    ...counted(
      messages.late,
      line("messages-late", "late", today.messagesLate(messages.late), late("messages")),
    ),
    ...counted(
      inquiries.late,
      line("inquiries-late", "late", today.inquiriesLate(inquiries.late), late("inquiries")),
    ),
    ...counted(failed, line("dead", "failed", today.dead(failed), "#dead")),
    ...(backupProblem === null
      ? []
      : [line("backup-problem", "failed", today.backupProblem(backupProblem), backupsPath)]),
    ...(backup === null ? [] : [line("backup", "check", today.backup(backup), backupsPath)]),
    ...counted(
      messages.fresh,
      line("messages-new", "fresh", today.messagesNew(messages.fresh), fresh("messages")),
    ),
    ...counted(
      inquiries.fresh,
      line("inquiries-new", "fresh", today.inquiriesNew(inquiries.fresh), fresh("inquiries")),
    ),
    ...closing.map(({ id, title }) =>
      line(id, "soon", today.closing(title), `/admin/campaigns/${id}/responses`),
    ),
  ];
}

function deadLines({ dead: letters }: Overview, copy: typeof adminHome.dead) {
  if (letters === null || letters.length === 0) return null;
  const { kinds, other, unknown, gone: _gone, ...rest } = copy;
  return {
    copy: rest,
    letters: letters.map(({ id, kind, createdAt, failedAt, reason }) => ({
      id,
      what: kinds[kind] ?? other,
      createdAt,
      failedAt,
      reason: reason || unknown,
    })),
  };
}

async function changeLines(services: Services, changes: NonNullable<Overview["changes"]>) {
  const team = new Map((await listMembers(services)).map(({ id, name, email }) => [id, name || email]));
  const { actors } = auditCopy;
  const actions = actionTexts(services);
  const nameOf = (actor: string) =>
    actor === "terminal" || actor === "visitor" ? actors[actor] : (team.get(actor) ?? actors.gone);
  return changes.map(({ id, at, actor, action }) => ({
    id,
    at,
    actor: nameOf(actor),
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
  const { lines, hiddenTotal } = adminHome.numbers;
  const compared = total === null || before === null ? "" : adminHome.numbers.compared(total, before);
  const { path, permission } = countedOn[id];
  return {
    id,
    label: lines[id],
    total: total?.toLocaleString("en-US") ?? hiddenTotal,
    formatted: text,
    compared,
    href: may(actor, permission) ? path : "",
  };
}

/** Visits: the total as a line, and each visited section, most visited first. */
function visitsPart({ lines, days }: Overview, actor: Actor) {
  const { what, ...copy } = visitsCopy;
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
        unseen: visited.length === 0 || unseen.length === 0 ? "" : copy.unseen(unseen),
        copy: { bySection: copy.bySection, none: copy.none },
        what: { open: what.open, texts: [what.counted, what.left, what.kept(visitsRetentionMonths)] },
        file: may(actor, "visits.export") ? { href: "/api/admin/visits.csv", label: copy.export } : null,
      },
    ];
  })[0];
}

function lineSaid(days: readonly string[], counts: readonly number[], total: number): string {
  const most = Math.max(...counts);
  const day = days[counts.indexOf(most)] ?? "";
  return adminHome.numbers.formatted(
    formatDay(days[0] ?? ""),
    formatDay(days.at(-1) ?? ""),
    total,
    most,
    formatDay(day),
  );
}

const dayShape = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" });
const formatDay = (day: string) => (day === "" ? "" : dayShape.format(new Date(`${day}T00:00:00.000Z`)));

/** The content of the dashboard: the overview, and the screens this team member may open. */
export type HomeContent = Awaited<ReturnType<typeof overviewScreen>> & {
  open: readonly { path: string; title: string; text: string | undefined }[];
};
