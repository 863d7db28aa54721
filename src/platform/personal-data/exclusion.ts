import type { Database, Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

/** A mail that nobody asked for at that moment, and what it's about. */
export type RoutineMail =
  | { kind: "newsletter"; topics: readonly string[]; dates: readonly string[] }
  | { kind: "letters" }
  | { kind: "group" };

/** What people have asked not to get, by address. Addresses are normalized. */
export type Exclusion = {
  /** Whether it's so for one address. */
  excludes(
    services: Pick<Services, "cipher">,
    db: Database | Tx,
    to: { email: string; mail: RoutineMail },
  ): Promise<boolean>;
  /** Everybody for whom it's so. */
  addresses(services: Pick<Services, "cipher" | "store">, mail: RoutineMail): Promise<readonly string[]>;
};

declare module "#platform/services.ts" {
  interface Contributions {
    exclusions: readonly Exclusion[];
  }
}

/**
 * Whether a mail must not be sent to an address. Ask when it's sent, because it can have been queued before the person
 * asked.
 */
export async function isExcluded(
  services: Pick<Services, "cipher" | "contributions">,
  db: Database | Tx,
  to: { email: string; mail: RoutineMail },
): Promise<boolean> {
  for (const { excludes } of services.contributions.exclusions)
    if (await excludes(services, db, to)) return true;
  return false;
}

/** Everybody who must not get a mail, for choosing and counting its recipients. */
export async function excludedAddresses(
  services: Pick<Services, "cipher" | "store" | "contributions">,
  mail: RoutineMail,
): Promise<readonly string[]> {
  const { exclusions } = services.contributions;
  return (await Promise.all(exclusions.map(({ addresses }) => addresses(services, mail)))).flat();
}
