import { instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { MailboxProblem } from "#platform/mail/incoming/mailbox-error.server.ts";
import type { Services } from "#platform/services.ts";
import { leaseMs, longestLeaseMs } from "../rules.ts";

/**
 * Makes this process the reader of the mailbox for two minutes, or goes on being it. @returns false while another one is.
 */
export async function takeLease({ store, clock }: Services, reader: string): Promise<boolean> {
  const empty = {
    reader: "",
    lease_until: "",
    began_at: "",
    read_at: "",
    problem: "",
    problem_since: "",
  } as const;
  await store.db
    .insertInto("mailbox_state")
    .values({ id: "mailbox", ...empty })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { numUpdatedRows } = await store.db
    .updateTable("mailbox_state")
    .set({ reader, lease_until: instantAfter(clock, leaseMs) })
    .where((row) =>
      row.or([
        row("reader", "=", reader),
        row("lease_until", "<=", instantNow(clock)),
        row("lease_until", ">", instantAfter(clock, longestLeaseMs)),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets another process read the mailbox at once. */
export async function endLease({ store }: Services, reader: string): Promise<void> {
  await store.db.updateTable("mailbox_state").set({ lease_until: "" }).where("reader", "=", reader).execute();
}

/** @returns when it could be read for the first time. */
export async function recordRead({ store, clock }: Services): Promise<string> {
  const now = instantNow(clock);
  await store.db.updateTable("mailbox_state").set({ read_at: now, problem: "", problem_since: "" }).execute();
  await store.db.updateTable("mailbox_state").set({ began_at: now }).where("began_at", "=", "").execute();
  const { began_at } = await store.db
    .selectFrom("mailbox_state")
    .select("began_at")
    .executeTakeFirstOrThrow();
  return began_at;
}

/** Records why the mailbox can't be read; since when stays while it's the same. */
export async function recordProblem({ store, clock }: Services, problem: MailboxProblem): Promise<void> {
  await store.db
    .updateTable("mailbox_state")
    .set({ problem, problem_since: instantNow(clock) })
    .where("problem", "!=", problem)
    .execute();
}
