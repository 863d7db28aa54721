import { instantAfter, instantNow, minute, second } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { accountLimitError, slowedError } from "../errors.ts";
import { type TryKind, tryLimits } from "../rules.ts";

/** Where an attempt comes from. A known browser has signed in to this account before. */
export type TrySource = { network: string } | { browser: string } | { session: string };

export type Try = {
  kind: TryKind;
  /** The account; a keyed fingerprint of the address if nobody may learn whether the account exists. */
  account: string;
  source: TrySource;
};

/**
 * Counts an attempt before it's made, so that concurrent attempts count too. Attempts are counted whether the account
 * exists or not. Each network and each known browser has its own count, so wrong attempts from elsewhere never lock
 * anyone out. All networks together are slowed down; known browsers aren't.
 * @throws {HttpError} too_many_requests.
 */
export async function countTry(services: Services, given: Try): Promise<void> {
  const { most, minutes, mostTogether, togetherMinutes, thenEverySeconds } = tryLimits[given.kind];
  const now = services.clock.now().getTime();
  const own = await addTry(services, given, { key: sourceKey(given), lasts: minutes * minute });
  if (own.failures > most) {
    services.log.warn({ event: "sign_in.limited", kind: given.kind, since: own.since });
    throw accountLimitError(Date.parse(own.since) + minutes * minute - now);
  }
  if (!("network" in given.source)) return;
  const all = await addTry(services, given, { key: "together", lasts: togetherMinutes * minute });
  if (all.failures <= mostTogether) return;
  const turn = await addTry(services, given, { key: "turn", lasts: thenEverySeconds * second });
  if (turn.failures === 1) return;
  // Rejected without a check, so it doesn't count against this network.
  await takeBackTry(services, given);
  services.log.warn({ event: "sign_in.slowed", kind: given.kind });
  throw slowedError(Date.parse(turn.since) + thenEverySeconds * second - now);
}

/** Undoes the count of an attempt that couldn't be made. */
export async function takeBackTry(services: Services, given: Try): Promise<void> {
  await services.store.db
    .updateTable("member_failures")
    .set(({ eb }) => ({ failures: eb("failures", "-", 1) }))
    .where("account_index", "=", indexOf(services, given, sourceKey(given)))
    .where("failures", ">", 0)
    .execute();
}

/** After a correct attempt, clears the count of the same place. */
export async function forgetTries(services: Services, given: Try): Promise<void> {
  await services.store.db
    .deleteFrom("member_failures")
    .where("account_index", "=", indexOf(services, given, sourceKey(given)))
    .execute();
}

/** After a new password, clears all counts of these accounts. */
export async function forgetAllTries(
  tx: Tx,
  { cipher }: Pick<Services, "cipher">,
  accounts: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom("member_failures")
    .where(
      "owner_index",
      "in",
      accounts.map((account) => ownerIndex({ cipher }, account)),
    )
    .execute();
}

/** Increments a count, which restarts after its time is over. */
async function addTry(
  services: Services,
  given: Try,
  { key, lasts }: { key: string; lasts: number },
): Promise<{ failures: number; since: string }> {
  const { store, clock } = services;
  const now = instantNow(clock);
  const startOfWindow = instantAfter(clock, -lasts);
  return store.db
    .insertInto("member_failures")
    .values({
      account_index: indexOf(services, given, key),
      owner_index: ownerIndex(services, given.account),
      failures: 1,
      since: now,
    })
    .onConflict((conflict) =>
      conflict.column("account_index").doUpdateSet((row) => {
        const isOver = () => row.case().when("member_failures.since", "<=", startOfWindow);
        return {
          failures: isOver()
            .then(1)
            .else(row("member_failures.failures", "+", 1))
            .end(),
          since: isOver().then(now).else(row.ref("member_failures.since")).end(),
        };
      }),
    )
    .returning(["failures", "since"])
    .executeTakeFirstOrThrow();
}

function sourceKey({ source }: Try): string {
  return Object.entries(source).flat().join(" ");
}

function indexOf({ cipher }: Pick<Services, "cipher">, { kind, account }: Try, key: string): string {
  return cipher.blindIndex("staff_failures", `${kind} ${account} ${key}`);
}

function ownerIndex({ cipher }: Pick<Services, "cipher">, account: string): string {
  return cipher.blindIndex("staff_failures owner", account);
}
