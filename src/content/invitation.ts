/** What an invitation to the team says, in the mail and on the page behind its link. */

import type { Role } from "./role.ts";
import { site } from "./site.ts";

const asRole = {
  owner: "an owner",
  editor: "an editor",
  viewer: "a viewer",
  host: "a host",
  limited: "a member with limited access",
} as const satisfies Record<Role, string>;

/** What each role can do, as the invited person reads it. */
export const roleMeaning = {
  owner: "Owners can do everything: look after the team, privacy requests, settings and the audit log.",
  editor:
    "Editors can publish campaigns, groups, articles, pages and prices, and send newsletters. They also look after messages, subscribers and mentors.",
  viewer:
    "Viewers see campaigns, counts and the site’s texts, and no personal data. They can’t publish anything.",
  host: "Hosts see the meetings they host and nothing else: who has a place, by name, and who has come. They can close the door, change the meeting’s link and end someone’s place. They can’t publish anything.",
  limited:
    "With limited access, you see the campaigns, groups and articles that were chosen for you and nothing else. You can publish the groups, and a campaign if an owner allows it. Articles are drafts, which an editor publishes.",
} as const satisfies Record<Role, string>;

/** Who invites, and as what. */
export function invitationSentence({ inviter, role }: { inviter: string | undefined; role: Role }): string {
  const team = `the ${site.productName} team as ${asRole[role]}.`;
  return inviter === undefined ? `You’re invited to join ${team}` : `${inviter} invited you to join ${team}`;
}

/** The same with what the role can do, for the page behind the link. */
export function invitationText(link: { inviter: string | undefined; role: Role }): string {
  return [invitationSentence(link), roleMeaning[link.role]].join(" ");
}
