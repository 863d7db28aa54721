import { launchSteps } from "#content/documents/launch-steps.server.ts";
import { backupNow } from "#features/backups/reads.server.ts";
import { type Actor, may } from "#features/permissions/access.ts";
import { testedServerSetting } from "#features/settings-screen/schema.ts";
import { ownProfile } from "#features/team/profile/reads.server.ts";
import { listMembers, membersWithoutFactor } from "#features/team/reads.server.ts";
import { teamSetting } from "#features/team-settings/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { adminHome } from "../copy/dashboard.ts";

/** What an owner does before the site goes public. Each step is done when the thing itself is; null for others. */
export async function setupSteps(services: Services, actor: Actor) {
  if (!may(actor, "settings.manage")) return null;
  const { heading, text, progress, ready, steps, doneMark, openMark } = adminHome.setup;
  const { settings, store } = services;
  const { lastAt } = await backupNow({ db: store.db, dataDir: settings.DATA_DIR });
  const team = (await listMembers(services)).filter(({ state }) => state !== "disabled");
  const done = {
    factor: (await ownProfile(services, actor)).secondFactor,
    factors: (await membersWithoutFactor(services)) === 0,
    mail: settings.SMTP_URL !== undefined,
    test: await hasTestedMail(services),
    backup: lastAt !== undefined,
    team: team.length > 1,
  };
  const all = [...steps.map((step) => ({ ...step, done: done[step.id] })), ...launchSteps()];
  const finished = all.filter((step) => step.done);
  const isReady = finished.length === all.length;
  return {
    heading,
    text: isReady ? ready : text,
    progress: isReady ? "" : progress(finished.length, all.length),
    marks: { done: doneMark, open: openMark },
    // What is left comes first.
    steps: isReady ? [] : [...all.filter((step) => !step.done), ...finished],
  };
}

/** Another mail server has to be tested again. */
async function hasTestedMail(services: Services): Promise<boolean> {
  const { SMTP_URL: server } = services.settings;
  return server !== undefined && (await teamSetting(services, testedServerSetting)) === new URL(server).host;
}
