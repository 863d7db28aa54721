import type { Database, Tx } from "#platform/database/open.ts";
import type { Actor } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";

/** Those who have a place, those who wait for one, and those who left lately. */
export const groupAudiences = ["held", "waiting", "left"] as const;

/** Some of the people of a group, or of one of its dates, to whom the team writes. */
export type GroupAudience = {
  group: string;
  date?: string | undefined;
  who: (typeof groupAudiences)[number];
};

/** Why one of them gets nothing. */
export type GroupLeftOut = "paused" | "unreached" | "canceled";

/** A line of a mail's end; where it has a link, the text part names the address. */
export type FootLine = { copy: string } | { copy: string; href: string; text: string };

/** What ends a mail to people of a group, in its language. */
type GroupFoot = { foot: readonly FootLine[]; language: string };

/** One person of a group, as a mail needs them. */
export type GroupReader = GroupFoot & { to: string; name: string };

/** The people of groups, for the feature that writes to them; by the ids of their places. */
export type GroupPeople = {
  /** The groups that have people here, with their dates: all, or one. The caller checks that newsletters may be sent. */
  list(
    services: Services,
    actor: Actor,
    only?: string,
  ): Promise<readonly { id: string; name: string; dates: readonly { key: string; label: string }[] }[]>;
  /**
   * Each person once, and how many are left out: on a break, not reached, or canceled, which is when they were told that
   * we won't write again. Undefined if the group or the date is gone.
   */
  receivers(
    services: Services,
    audience: GroupAudience,
  ): Promise<{ ids: readonly string[]; leftOut: Readonly<Record<GroupLeftOut, number>> } | undefined>;
  /** Undefined for who must not get it, or isn't one of them anymore. Ask when it's sent, as for exclusions. */
  reader(
    services: Services,
    db: Database | Tx,
    to: GroupAudience & { id: string },
  ): Promise<GroupReader | undefined>;
  /** The same end with links that lead nowhere, for previews and tests. */
  sampleFoot(services: Services, audience: GroupAudience): Promise<GroupFoot>;
  /** For the list of those whom a mail didn't reach. */
  addresses(
    services: Services,
    actor: Actor,
    ids: readonly string[],
  ): Promise<readonly { id: string; email: string; href: string }[]>;
};

declare module "#platform/services.ts" {
  interface Contributions {
    groupPeople: GroupPeople | undefined;
  }
}
