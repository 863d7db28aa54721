import { type Actor, authorize, roleMay } from "#features/permissions/access.ts";
import { teamSetting } from "#features/team-settings/reads.server.ts";
import { changeTeamSetting, refuseSetting } from "#features/team-settings/writes.server.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { enqueueOnce } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import type { TeamSetting } from "#platform/settings/team-setting.ts";
import { listMembers, type MemberLine } from "../../reads.server.ts";
import { notificationCopy, notificationFaults } from "../copy.ts";
import {
  chosenIn,
  type NotificationKind,
  notificationKinds,
  notificationSetting,
  storedChoice,
  teamMailbox,
} from "../rules.ts";
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

type Notification = {
  about: NotificationKind;
  /** The current job: its kind in the outbox, and its entry. */
  kind: string;
  entry: { id: string; payload: Readonly<Record<string, string>> };
};

/**
 * Notifies the chosen team members. With several recipients each gets their own outbox entry, so that a rejected
 * address neither delays the others nor sends them the email twice. If a recipient leaves the team meanwhile, the
 * shared mailbox gets it.
 */
export async function mailNotified(
  services: Services,
  { about, kind, entry: { id, payload } }: Notification,
  mailTo: (address: string) => Mail,
): Promise<void> {
  const recipients = await notifiedAddresses(services, about);
  const { to } = payload;
  if (to === undefined && recipients.size > 1) {
    await services.store.transact(async (tx) => {
      for (const each of recipients.keys())
        await enqueueOnce(tx, services, { kind, payload: { ...payload, to: each }, id: `${id}.${each}` });
    });
    return;
  }
  const [first] = recipients.values();
  const address = to === undefined ? first : await addressNow(services, about, to);
  await services.mailer.send(mailTo(address ?? services.settings.TEAM_MAIL), id);
}

/** The address to notify, for a recipient chosen when the item came in; undefined if they have left the team. */
async function addressNow(
  services: Services,
  about: NotificationKind,
  to: string,
): Promise<string | undefined> {
  return (await canBeNotified(services, about)).find(({ id }) => id === to)?.email;
}

/** Team members who can be notified: they can sign in and have the permission to read such items. */
async function canBeNotified(services: Services, kind: NotificationKind): Promise<MemberLine[]> {
  const team = await listMembers(services);
  return team.filter(({ state, role }) => state === "active" && roleMay(role, `${kind}.read`));
}

/**
 * The addresses to notify, by team member. People who have left the team or lost the permission are skipped; if nobody
 * remains, the shared mailbox is used.
 */
async function notifiedAddresses(
  services: Services,
  kind: NotificationKind,
): Promise<ReadonlyMap<string, string>> {
  const chosen = chosenIn(await teamSetting(services, notificationSetting(kind)));
  const members = chosen.some((id) => id !== teamMailbox) ? await canBeNotified(services, kind) : [];
  const notified = members
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, email }) => [id, email] as const);
  const mailbox = chosen.includes(teamMailbox) || notified.length === 0;
  return new Map([...(mailbox ? [[teamMailbox, services.settings.TEAM_MAIL] as const] : []), ...notified]);
}
