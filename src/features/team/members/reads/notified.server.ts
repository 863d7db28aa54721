import { roleMay } from "#features/permissions/access.ts";
import { teamSetting } from "#features/team-settings/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { listMembers, type MemberLine } from "../../reads.server.ts";
import { chosenIn, type NotificationKind, notificationSetting, teamMailbox } from "../rules/notified.ts";

/** Team members who can be notified: they can sign in and have the permission to read such items. */
export async function canBeNotified(services: Services, kind: NotificationKind): Promise<MemberLine[]> {
  const team = await listMembers(services);
  return team.filter(({ state, role }) => state === "active" && roleMay(role, `${kind}.read`));
}

/**
 * The addresses to notify, by team member. People who have left the team or lost the permission are skipped; if nobody
 * remains, the shared mailbox is used.
 */
export async function notifiedAddresses(
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
