import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { roleMay } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { refuseSetting } from "#platform/settings/change-setting.ts";
import { settingMessages } from "#platform/settings/setting-messages.ts";
import { settingNow, storedSetting as storedText } from "#platform/settings/stored-settings.ts";
import { storedBefore, teamSetting } from "#platform/settings/team-setting.ts";
import { listMembers, type MemberLine } from "#platform/team/members.ts";

const notificationKinds = ["messages", "inquiries"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const legends = {
  messages: "New messages, and requests for a mentor",
  inquiries: "New clinic inquiries",
} as const;

/** The id of the shared mailbox from the server's settings. */
export const teamMailbox = "team";

/** Reads a stored choice; the shared mailbox if nobody has been chosen. */
function chosenIn(stored: string): readonly string[] {
  const chosen = stored.split(" ").filter((each) => each !== "");
  return chosen.length === 0 ? [teamMailbox] : chosen;
}

const rowOf = (kind: NotificationKind) => `people.told_${kind}`;

/** Who gets an email about new messages and inquiries: team members by id, or the shared mailbox. */
export const notifications = teamSetting({
  key: "notifications",
  position: 10,
  anchor: "told",
  search: { title: "Email notifications", words: "alerts notify who gets mail messages inquiries" },
  // Each kind of event has its own text.
  row: "people.told",
  rowOf: ({ about }) => rowOf(about),
  read: chosenIn,
  input: z.strictObject({
    about: z.enum(notificationKinds, settingMessages.unreadable),
    chosen: z
      .array(safeText({ max: 100, sentence: settingMessages.unreadable }), settingMessages.unreadable)
      .check(z.minLength(1, "Please choose at least one."), z.maxLength(200, settingMessages.unreadable)),
    expected: storedBefore,
  }),
  audit: { action: "settings.told_changed", text: "Changed who gets notification emails" },
  subject: ({ about }) => about,
  async check({ about, chosen }, services) {
    const people = new Set([teamMailbox, ...(await canBeNotified(services, about)).map(({ id }) => id)]);
    if (!chosen.every((id) => people.has(id)))
      refuseSetting("chosen", "Please choose team members whose role can read these.");
  },
  write: ({ chosen }) => [...new Set(chosen)].toSorted().join(" "),
  panel: async (_chosen, services) => ({
    kinds: await Promise.all(notificationKinds.map((kind) => partOf(services, kind))),
  }),
});

export function chosenFor(services: Services, kind: NotificationKind): Promise<readonly string[]> {
  return settingNow(services, { row: rowOf(kind), read: chosenIn });
}

/** Team members who can be notified: they can sign in and have the permission to read such items. */
export async function canBeNotified(services: Services, kind: NotificationKind): Promise<MemberLine[]> {
  const team = await listMembers(services);
  return team.filter(({ state, role }) => state === "active" && roleMay(role, `${kind}.read`));
}

async function partOf(services: Services, kind: NotificationKind) {
  const stored = (await storedText(services, rowOf(kind))) ?? "";
  const chosen = chosenIn(stored);
  const people = await canBeNotified(services, kind);
  const present = people.filter(({ id }) => chosen.includes(id));
  const byMailbox = chosen.includes(teamMailbox) || present.length === 0;
  const mailbox = `The team's mailbox, ${services.settings.TEAM_MAIL}`;
  return {
    about: kind,
    legend: legends[kind],
    expected: stored,
    choices: [
      { id: teamMailbox, label: mailbox, chosen: byMailbox },
      ...people.map(({ id, name, email }) => ({
        id,
        // Two team members may have the same name.
        label: name === "" ? email : `${name}, ${email}`,
        chosen: chosen.includes(id),
      })),
    ],
  };
}

/** For the settings screen. */
export const teamSettings = [notifications];
