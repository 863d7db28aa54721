import { type Actor, authorize } from "#features/permissions/access.ts";
import { teamSetting } from "#features/team-settings/reads.server.ts";
import { changeTeamSetting, refuseSetting } from "#features/team-settings/writes.server.ts";
import type { Services } from "#platform/services.ts";
import type { TeamSetting } from "#platform/settings/team-setting.ts";
import { notificationCopy, notificationFaults } from "../copy.ts";
import { canBeNotified } from "../reads/notified.server.ts";
import {
  chosenIn,
  type NotificationKind,
  notificationKinds,
  notificationSetting,
  storedChoice,
  teamMailbox,
} from "../rules/notified.ts";
import type { NotificationChange } from "../schema.ts";

declare module "#platform/settings/team-setting.ts" {
  interface TeamSettings {
    told: readonly {
      about: NotificationKind;
      legend: string;
      was: string;
      choices: readonly { id: string; label: string; chosen: boolean }[];
    }[];
  }
}

async function notifiedNow(services: Services, kind: NotificationKind) {
  const was = (await teamSetting(services, notificationSetting(kind))) ?? "";
  const people = await canBeNotified(services, kind);
  return {
    chosen: chosenIn(was),
    people: people.map(({ id, name, email }) => ({ id, name, email })),
    was,
  };
}

async function partOf(services: Services, kind: NotificationKind) {
  const { chosen, people, was } = await notifiedNow(services, kind);
  const present = people.filter(({ id }) => chosen.includes(id));
  const byMailbox = chosen.includes(teamMailbox) || present.length === 0;
  return {
    about: kind,
    legend: notificationCopy[kind],
    was,
    choices: [
      { id: teamMailbox, label: notificationCopy.mailbox(services.settings.TEAM_MAIL), chosen: byMailbox },
      ...people.map(({ id, name, email }) => ({
        id,
        // Two team members may have the same name.
        label: name === "" ? email : `${name}, ${email}`,
        chosen: chosen.includes(id),
      })),
    ],
  };
}

/** Who gets an email about new messages and inquiries, on the settings screen. */
export const notified: TeamSetting<"told"> = {
  key: "told",
  now: async (services) => ({
    messages: await notifiedNow(services, "messages"),
    inquiries: await notifiedNow(services, "inquiries"),
  }),
  panel: (services) => Promise.all(notificationKinds.map((kind) => partOf(services, kind))),
};

/** Changes who gets these emails. @throws {HttpError} forbidden, invalid_input, conflict. */
export async function changeNotified(
  services: Services,
  actor: Actor,
  { about, chosen, was }: NotificationChange,
): Promise<void> {
  authorize(actor, "settings.manage");
  const people = new Set([teamMailbox, ...(await canBeNotified(services, about)).map(({ id }) => id)]);
  if (!chosen.every((id) => people.has(id))) refuseSetting("chosen", notificationFaults.notOnTeam);
  await changeTeamSetting(services, actor, {
    name: notificationSetting(about),
    was,
    action: "settings.told_changed",
    subject: about,
    decide: () => storedChoice(chosen),
  });
}
