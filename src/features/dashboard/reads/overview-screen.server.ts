import { actorName } from "#features/audit/copy.ts";
import { actionTexts } from "#features/audit/reads.server.ts";
import { agenda } from "#features/groups/reads/agenda.server.ts";
import { kindRules } from "#features/inbox/forms/rules/conversation-kinds.ts";
import { inboxWeeks, nextToReply } from "#features/inbox/reads/counts.server.ts";
import { sectionNames } from "#features/visits/copy.ts";
import { localTimeOf } from "#platform/clock/time-zone.ts";
import { listOf } from "#platform/list/columns.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { listMembers } from "#platform/team/members.ts";
import type { WorkTag } from "#platform/work/work-kind.ts";
import { adminHome, ownSteps, weekColumns } from "../copy/dashboard.ts";
import { newsletterParts } from "./newsletter.server.ts";
import { type Overview, type OverviewLine, overview, setupSteps } from "./overview.server.ts";
import { waitingWork } from "./waiting.server.ts";

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
  const { meetings } = may(actor, "groups.read") ? await agenda(services, actor) : { meetings: [] };
  // Visits don't count here: on a new site they are our own.
  const nothingYet = current.lines.every(({ id, total }) => (total ?? 0) === 0 || id === "visits");
  return {
    title: "Today",
    heading: `Hello, ${actor.name}`,
    role: adminHome.role[actor.role],
    today: {
      reply: next === undefined ? null : { href: next.path, text: adminHome.reply[next.kind] },
      lines: await workPart(services, actor, { nothingYet }),
    },
    meetings,
    newsletter: await newsletterParts(services, actor),
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
    setup: await launchList(services, actor),
  };
}

/** Once what the server needs is set up, the site is in use, and the list is one line. */
async function launchList(services: Services, actor: Actor) {
  const steps = await setupSteps(services, actor);
  if (steps === null) return null;
  const isOpen = ownSteps.every(({ id }) => steps.some((step) => step.id === id && step.done));
  return { steps, isOpen };
}

const tags: Readonly<Record<WorkTag, string>> = {
  urgent: "Urgent",
  late: "Late",
  failed: "Failed",
  fresh: "New",
  check: "Check",
  soon: "Soon",
};

/** What waits, the most urgent first. */
async function workPart(services: Services, actor: Actor, { nothingYet }: { nothingYet: boolean }) {
  const zone = await teamZone(services);
  const today = services.clock.now().toISOString();
  const lines = await waitingWork(services, actor);
  return lines
    .filter(({ kind }) => !(nothingYet && kind.isSetup))
    .map(({ id, sentence, since, href, kind: { tag } }) => ({
      ...{ id, text: sentence, href, kind: tag, tag: tags[tag] },
      since: since === undefined ? undefined : { at: since, text: sinceText(since, { today, zone }) },
    }));
}

/** "Since today, 9:00 AM" or "Since Nov 21", in the team's time. */
function sinceText(since: string, { today, zone }: { today: string; zone: string }): string {
  const dayOf = (at: string) => localTimeOf(at, zone).slice(0, 10);
  const formatted = (shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...shape, timeZone: zone }).format(new Date(since));
  return dayOf(since) === dayOf(today)
    ? `Since today, ${formatted({ hour: "numeric", minute: "2-digit" })}`
    : `Since ${formatted({ month: "short", day: "numeric" })}`;
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
