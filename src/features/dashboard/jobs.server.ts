import { weeklyMail } from "#content/weekly-mail.ts";
import { mailNotified } from "#features/team/members/writes/notified.server.ts";
import { wantsWeeklySummary, weeklySummarySetting } from "#features/team/profile/rules.ts";
import { localTimeOf } from "#platform/clock/time-zone.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { enqueueOnce } from "#platform/outbox/enqueue.ts";
import type { Job, Jobs } from "#platform/outbox/jobs.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { storedSetting, teamZone } from "#platform/settings/stored-settings.ts";
import { listMembers } from "#platform/team/members.ts";
import { weeklySummary } from "./reads/weekly.server.ts";
import { nextMonday, summaryLateMs } from "./rules.ts";

/** The outbox kinds of the weekly summary: everybody's, and one member's email. */
export const weeklyJob = "dashboard.weekly";
export const weeklyMailJob = "dashboard.weekly_mail";

export function dashboardJobs(services: Services): Jobs {
  return {
    [weeklyJob]: ({ payload }) => queueSummaries(services, payload),
    [weeklyMailJob]: (entry) => mailSummary(services, entry),
    ...noticeJobs(services),
  };
}

/** The mails to the team about what came in just now, of all kinds of work that have one. */
function noticeJobs(services: Services): Jobs {
  const notices = services.contributions.work.flatMap(({ notice }) => notice ?? []);
  return Object.fromEntries(
    notices.map(({ job, about, mail }): [string, Job] => [
      job,
      async (entry) => {
        const mailTo = await mail(services, entry.payload);
        if (mailTo) await mailNotified(services, { about, kind: job, entry }, mailTo);
      },
    ]),
  );
}

/** Plans the next weekly summaries each night, once for all processes. */
export async function planSummaries(services: Services): Promise<void> {
  const zone = await teamZone(services);
  const monday = nextMonday(services.clock.now(), zone);
  // The day in the team's zone, so that a week has one summary even if the zone changes meanwhile.
  const week = localTimeOf(monday, zone).slice(0, 10);
  await services.store.transact((tx) =>
    enqueueOnce(tx, services, {
      id: `${weeklyJob}:${week}`,
      kind: weeklyJob,
      payload: { monday, week },
      runAt: monday,
    }),
  );
}

type Payload = Parameters<Job>[0]["payload"];

async function queueSummaries(services: Services, { monday = "", week = "" }: Payload): Promise<void> {
  await planSummaries(services);
  for (const member of await membersWanting(services))
    await services.store.transact((tx) =>
      enqueueOnce(tx, services, {
        id: `${weeklyMailJob}:${member.id}:${week}`,
        kind: weeklyMailJob,
        payload: { memberId: member.id, monday },
      }),
    );
}

/** Active members who want the summary and whose role sees any of it. */
async function membersWanting(services: Services) {
  const wanting: { id: string; email: string; actor: Actor }[] = [];
  for (const { id, name, role, email, state } of await listMembers(services)) {
    const actor = { id, name, role, sessionId: "", needsSecondFactor: false };
    if (state !== "active" || !may(actor, "admin.read")) continue;
    if (wantsWeeklySummary(await storedSetting(services, weeklySummarySetting(id))))
      wanting.push({ id, email, actor });
  }
  return wanting;
}

/** Mails it, unless the member has left or ended it since, or the day is over. */
async function mailSummary(
  services: Services,
  { id, payload: { memberId = "", monday = "" } }: Parameters<Job>[0],
): Promise<void> {
  if (services.clock.now().getTime() > Date.parse(monday) + summaryLateMs) return;
  const member = (await membersWanting(services)).find((each) => each.id === memberId);
  if (!member) return;
  const { SITE_URL } = services.settings;
  const mail = weeklyMail(await weeklySummary(services, member.actor, monday), {
    url: `${SITE_URL}/admin`,
    profileUrl: `${SITE_URL}/admin/profile`,
    isRounded: member.actor.role === "viewer",
  });
  await services.mailer.send(mailOf(member.email, mail), id);
}
