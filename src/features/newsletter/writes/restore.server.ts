import { instantNow } from "#platform/clock/clock.ts";
import { consentSubjects } from "#platform/consent/consent-log.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { openAddress } from "../reads.server.ts";
import { forgotten } from "../table.server.ts";
import { leaveList } from "./leaving.server.ts";

/** The page recorded in the consent log. */
const page = "script/restore";

/** Repeats unsubscribes made since the backup, as far as the previous consent log shows them. */
export async function replayDepartures(
  present: Services | undefined,
  since: string,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  if (!present)
    return async () => [
      `People who unsubscribed after ${since} are subscribed again. Before you send a newsletter, unsubscribe those you know of.`,
    ];
  const lines = await present.store.db
    .selectFrom("consent")
    .select(["subject", "kind"])
    .where("at", ">=", since)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const last = new Map(lines.map(({ subject, kind }, at) => [subject, { kind, at }]));
  return async (restored) => {
    if (last.size === 0) return [];
    const rows = await restored.store.db
      .selectFrom("subscribers")
      .select(["id", "email"])
      .where("state", "!=", "unsubscribed")
      .where("email", "!=", forgotten)
      .execute();
    const leaving = rows.filter((row) => {
      // A person has one id in the log for each version of the data key.
      const [latest] = consentSubjects(restored, comparableEmail(openAddress(restored, row)))
        .flatMap((subject) => last.get(subject) ?? [])
        .toSorted((one, other) => other.at - one.at);
      return latest?.kind === "withdrawn";
    });
    await restored.store.transact(async (tx) => {
      for (const { id } of leaving) await leaveList(tx, restored, { subscriberId: id, page });
    });
    return leaving.length > 0
      ? [`Unsubscribed again, as they had done since the backup: ${leaving.length}.`]
      : [];
  };
}

/**
 * Keeps those as not reached whose mail came back since the backup, and those as subscribed who have confirmed their
 * address since. What stops mail to an address is carried with the reports.
 */
export async function replayUnreached(
  present: Services | undefined,
): Promise<(restored: Services) => Promise<readonly string[]>> {
  const known = await present?.store.db
    .selectFrom("subscribers")
    .select(["id", "state"])
    .where("state", "in", ["active", "unreached"])
    .execute();
  const stateNow = new Map(known?.map(({ id, state }) => [id, state]));
  return async ({ store, clock }) => {
    await store.transact(async (tx) => {
      const rows = await tx
        .selectFrom("subscribers")
        .select(["id", "state"])
        .where("state", "in", ["active", "unreached"])
        .execute();
      for (const { id, state: before } of rows) {
        const state = stateNow.get(id);
        if (state !== undefined && state !== before)
          await tx
            .updateTable("subscribers")
            .set({ state, changed_at: instantNow(clock) })
            .where("id", "=", id)
            .execute();
      }
    });
    return [];
  };
}
