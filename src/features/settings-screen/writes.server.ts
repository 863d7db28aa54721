import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { teamSetting } from "#features/team-settings/reads.server.ts";
import { commonZones, zoneIn, zoneSetting } from "#features/team-settings/rules.ts";
import { changeTeamSetting } from "#features/team-settings/writes.server.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import type { TeamSetting } from "#platform/settings/team-setting.ts";
import { formatMoment } from "#ui/moment.ts";
import { settingsCopy } from "./copy.ts";
import type { ZoneChange } from "./schema.ts";

type LabelledZone = { zone: string; label: string };

declare module "#platform/settings/team-setting.ts" {
  interface TeamSettings {
    zone: {
      chosen: string;
      was: string;
      now: string;
      common: readonly LabelledZone[];
      others: readonly LabelledZone[];
    };
  }
}

async function zoneNow(services: Services) {
  const was = (await teamSetting(services, zoneSetting)) ?? "";
  return { zone: zoneIn(was), was };
}

/** The team's time zone, on the settings screen. */
export const zone: TeamSetting<"zone"> = {
  key: "zone",
  now: zoneNow,
  async panel(services) {
    const { zone: chosen, was } = await zoneNow(services);
    const known = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen]);
    const isCommon = (each: string) => commonZones.some((common) => common === each);
    return {
      chosen,
      was,
      now: settingsCopy.zone.now(formatMoment(services.clock.now().toISOString(), chosen)),
      common: labelled(commonZones),
      others: labelled([...known].filter((each) => !isCommon(each)).toSorted()),
    };
  },
};

function labelled(zones: readonly string[]): LabelledZone[] {
  return zones.map((each) => ({ zone: each, label: each.replaceAll("_", " ") }));
}

/** Changes the team's time zone. @throws {HttpError} forbidden, conflict. */
export async function changeZone(
  services: Services,
  actor: Actor,
  { zone: next, was }: ZoneChange,
): Promise<void> {
  await changeTeamSetting(services, actor, {
    name: zoneSetting,
    was,
    action: "settings.zone_changed",
    subject: next,
    decide: () => next,
  });
}

/** The outbox kind of the test email. */
export const testMailJob = "site-settings.test_mail";

/** Queues a test email to the team member who asks, through the normal outbox. @returns its outbox id. */
export async function sendTestMail(services: Services, actor: Actor): Promise<string> {
  authorize(actor, "settings.manage");
  return services.store.transact(async (tx) => {
    await recordAudit(tx, services, { actor, action: "settings.test_mail_sent" });
    return enqueue(tx, services, { kind: testMailJob, payload: { staffId: actor.id } });
  });
}
