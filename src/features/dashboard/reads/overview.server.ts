import { type LaunchStep, launchSteps, titleWithSamples } from "#content/documents/launch-steps.server.ts";
import { type AuditPage, auditPage } from "#features/audit/reads.server.ts";
import { backupNow } from "#features/backups/reads.server.ts";
import { publicGroups } from "#features/groups/reads/public.server.ts";
import { receivedByDay } from "#features/inbox/reads/counts.server.ts";
import { testedServerSetting } from "#features/mail/mail-server/schema.ts";
import { lastRecordsCheck, missingRecords } from "#features/mail/outgoing/reads/stored.server.ts";
import { answersByDay, type ByDay, signUpsByDay } from "#features/month-report/reads/by-day.server.ts";
import { ownProfile } from "#features/team/profile/reads.server.ts";
import { visitsBySection } from "#features/visits/reads.server.ts";
import type { Section } from "#features/visits/rules.ts";
import { todayIn } from "#platform/clock/calendar-days.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { storedSetting, teamZone } from "#platform/settings/stored-settings.ts";
import { listMembers, membersWithoutFactor } from "#platform/team/members.ts";
import { ownSteps } from "../copy/dashboard.ts";
import { daysBefore, daysUntil, shownChanges } from "../rules.ts";

/** The figures by day, and what the team changed last; null for roles that may not see it. */
export type Overview = {
  days: readonly string[];
  lines: OverviewLine[];
  changes: AuditPage["items"] | null;
};

export async function overview(services: Services, actor: Actor): Promise<Overview> {
  authorize(actor, "admin.read");
  return {
    days: daysUntil(todayIn(await teamZone(services), services.clock.now())),
    lines: await overviewLines(services, actor),
    changes: may(actor, "audit.read")
      ? (await auditPage(services, actor)).items.slice(0, shownChanges)
      : null,
  };
}

export type OverviewLine = {
  id: "signUps" | "messages" | "answers" | "visits";
  /** Null where the role may not see it: subtracting other visible numbers could reveal small ones. */
  total: number | null;
  /** The count of each day by the team's clock, oldest first; null where the role may not see single days. */
  counts: number[] | null;
  /** The total of as many days before; null where the total is hidden. */
  before: number | null;
  sections?: { section: Section; total: number; counts: number[] }[];
};

export async function overviewLines(services: Services, actor: Actor): Promise<OverviewLine[]> {
  const today = todayIn(await teamZone(services), services.clock.now());
  const [days, earlier] = [daysUntil(today), daysBefore(today)];
  const since = earlier[0] ?? "";
  const countsOf = (found: ByDay) => days.map((day) => found.get(day) ?? 0);
  const beforeIn = (found: ByDay) => sumOf(earlier.map((day) => found.get(day) ?? 0));
  const line = (id: OverviewLine["id"], found: ByDay, shown: boolean): OverviewLine => {
    const counts = countsOf(found);
    return {
      id,
      total: shown ? sumOf(counts) : null,
      counts: shown ? counts : null,
      before: shown ? beforeIn(found) : null,
    };
  };
  const seen = await visitsBySection(services, actor, since);
  const visits = seen.map(({ section, days: found }) => {
    const counts = countsOf(found);
    return { section, total: sumOf(counts), counts };
  });
  return [
    line("signUps", await signUpsByDay(services, since), true),
    line("messages", await receivedByDay(services, actor, since), true),
    // Viewers get each campaign's figures once a day at most. A current total would reveal each response, even the first.
    line("answers", await answersByDay(services, since), may(actor, "answers.read")),
    {
      id: "visits",
      total: sumOf(visits.map(({ total }) => total)),
      counts: days.map((_, at) => sumOf(visits.map(({ counts }) => counts[at] ?? 0))),
      before: sumOf(seen.map(({ days: found }) => beforeIn(found))),
      sections: visits,
    },
  ];
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** What an owner does before the site goes public. Each step is done when the thing itself is; null for others. */
export async function setupSteps(services: Services, actor: Actor) {
  if (!may(actor, "settings.manage")) return null;
  const { settings, store } = services;
  const { lastAt } = await backupNow({ db: store.db, dataDir: settings.DATA_DIR });
  const check = await lastRecordsCheck(services);
  const team = (await listMembers(services)).filter(({ state }) => state !== "disabled");
  const done = {
    factor: (await ownProfile(services, actor)).secondFactor,
    factors: (await membersWithoutFactor(services)) === 0,
    mail: settings.SMTP_URL !== undefined,
    // A mailbox that the site reads takes replies by itself.
    replies: settings.MAIL_REPLY_TO !== undefined || settings.IMAP_URL !== undefined,
    test: await hasTestedMail(services),
    records: check !== undefined && missingRecords(check).length === 0,
    backup: lastAt !== undefined,
    team: team.length > 1,
  };
  const all = [
    ...ownSteps.map((step) => ({ ...step, done: done[step.id] })),
    ...(await stepsToLaunch(services)),
  ];
  const finished = all.filter((step) => step.done);
  return [...all.filter((step) => !step.done), ...finished];
}

/** What is left to do with the site's words, and with the groups that are samples. */
export async function stepsToLaunch(services: Services): Promise<readonly LaunchStep[]> {
  const left = (await publicGroups(services)).filter(({ content }) => content.sample).length;
  return [
    ...launchSteps(services.clock.now()),
    {
      id: "groups",
      title: titleWithSamples("Confirm the groups", left),
      href: "/admin/groups",
      done: left === 0,
    },
  ];
}

/** Another mail server has to be tested again. */
async function hasTestedMail(services: Services): Promise<boolean> {
  const { SMTP_URL: server } = services.settings;
  return (
    server !== undefined && (await storedSetting(services, testedServerSetting)) === new URL(server).host
  );
}
