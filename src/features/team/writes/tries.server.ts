import { instantAfter, instantNow, minute, second } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { accountLimitError, slowedError } from "../errors.ts";
import { type TryKind, tryLimits } from "../rules.ts";

/** Where a try comes from. A known browser is one that this account has signed in with before. */
export type TrySource = { network: string } | { browser: string } | { session: string };

export type Try = {
  kind: TryKind;
  /** Whose account it is; a keyed fingerprint of the address where nobody may learn whether there is one. */
  account: string;
  source: TrySource;
};

/**
 * Counts a try before it is made, so that many at once are not more than many one after another. Accounts that exist
 * and those that don't are counted alike. Each network has its own count, and so has each known browser: wrong tries
 * from elsewhere never lock anybody out. All networks together are slowed down, known browsers are not.
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
  // It was refused unseen, so it costs this network none of its tries.
  await takeBackTry(services, given);
  services.log.warn({ event: "sign_in.slowed", kind: given.kind });
  throw slowedError(Date.parse(turn.since) + thenEverySeconds * second - now);
}

/** A try that was counted and could not be made after all. */
export async function takeBackTry(services: Services, given: Try): Promise<void> {
  await services.store.db
    .updateTable("staff_failures")
    .set(({ eb }) => ({ failures: eb("failures", "-", 1) }))
    .where("account_index", "=", indexOf(services, given, sourceKey(given)))
    .where("failures", ">", 0)
    .execute();
}

/** A right answer: what was counted from the same place is forgotten. */
export async function forgetTries(services: Services, given: Try): Promise<void> {
  await services.store.db
    .deleteFrom("staff_failures")
    .where("account_index", "=", indexOf(services, given, sourceKey(given)))
    .execute();
}

/** A new password: whatever was tried on these accounts, from wherever, is forgotten. */
export async function forgetAllTries(
  tx: Tx,
  { cipher }: Pick<Services, "cipher">,
  accounts: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom("staff_failures")
    .where(
      "owner_index",
      "in",
      accounts.map((account) => ownerIndex({ cipher }, account)),
    )
    .execute();
}

/** Adds one to a count, which begins anew when its time is over. */
async function addTry(
  services: Services,
  given: Try,
  { key, lasts }: { key: string; lasts: number },
): Promise<{ failures: number; since: string }> {
  const { store, clock } = services;
  const now = instantNow(clock);
  const begin = instantAfter(clock, -lasts);
  return store.db
    .insertInto("staff_failures")
    .values({
      account_index: indexOf(services, given, key),
      owner_index: ownerIndex(services, given.account),
      failures: 1,
      since: now,
    })
    .onConflict((conflict) =>
      conflict.column("account_index").doUpdateSet((row) => {
        const isOver = () => row.case().when("staff_failures.since", "<=", begin);
        return {
          failures: isOver()
            .then(1)
            .else(row("staff_failures.failures", "+", 1))
            .end(),
          since: isOver().then(now).else(row.ref("staff_failures.since")).end(),
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
