import type { Actor } from "#features/permissions/access.ts";
import { teamSetting } from "#features/team-settings/reads.server.ts";
import { changeTeamSetting } from "#features/team-settings/writes.server.ts";
import type { Services } from "#platform/services.ts";
import type { TeamSetting } from "#platform/settings/team-setting.ts";
import { type Sender, senderIn, senderSetting } from "../rules/sender.ts";
import { offeredPaces, paceIn, paceSetting } from "../rules/sending.ts";
import type { PaceChange, SenderChange } from "../schema.ts";

declare module "#platform/settings/team-setting.ts" {
  interface TeamSettings {
    letterPace: { pace: number; was: string; offered: readonly number[] };
    /** Empty until entered. */
    sender: Sender & { was: string };
  }
}

async function paceNow(services: Services) {
  const was = (await teamSetting(services, paceSetting)) ?? "";
  return { pace: paceIn(was), was };
}

/** The default sending speed of new issues, on the settings screen. */
export const sendingPace: TeamSetting<"letterPace"> = {
  key: "letterPace",
  now: paceNow,
  async panel(services) {
    const { pace, was } = await paceNow(services);
    const offered = [...new Set([...offeredPaces, pace])].toSorted((one, other) => one - other);
    return { pace, was, offered };
  },
};

/** Changes the default sending speed. @throws {HttpError} forbidden, conflict. */
export async function changePace(services: Services, actor: Actor, { pace, was }: PaceChange): Promise<void> {
  await changeTeamSetting(services, actor, {
    name: paceSetting,
    was,
    action: "settings.letter_pace_changed",
    subject: String(pace),
    decide: () => String(pace),
  });
}

async function senderNow(services: Services) {
  const was = (await teamSetting(services, senderSetting)) ?? "";
  return { ...(senderIn(was) ?? { legalName: "", postalAddress: "" }), was };
}

/** Who sends newsletters, on the settings screen. */
export const sender: TeamSetting<"sender"> = { key: "sender", now: senderNow, panel: senderNow };

/** Changes who sends newsletters. @throws {HttpError} forbidden, conflict. */
export async function changeSender(
  services: Services,
  actor: Actor,
  { legalName, postalAddress, was }: SenderChange,
): Promise<void> {
  const next = { legalName: legalName.trim(), postalAddress: postalAddress.trim().replaceAll("\r\n", "\n") };
  await changeTeamSetting(services, actor, {
    name: senderSetting,
    was,
    action: "settings.sender_changed",
    subject: "",
    decide: () => JSON.stringify(next),
  });
}
