import { newsletterForm } from "#content/forms.ts";
import { consentSubject, recordConsent } from "#features/privacy/consent/writes.server.ts";
import { instantAfter, instantNow } from "#platform/clock/clock.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { Tx } from "#platform/database/open.ts";
import { once } from "#platform/http/idempotency.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import type { ValuesOf } from "#platform/settings/define.ts";
import { openAddress } from "./reads.server.ts";
import { mailEveryMs, stateAfterSignup } from "./rules.ts";
import type { MutedChoices } from "./schema/choices.ts";
import type { newsletterSettings } from "./settings.server.ts";
import { forgotten, noChoices } from "./table.server.ts";

export type NewsletterServices = Services & {
  settings: Services["settings"] & ValuesOf<typeof newsletterSettings>;
};

/** The outbox kinds of this feature. */
export const welcomeJob = "newsletter.welcome";
export const confirmJob = "newsletter.confirm";

/**
 * Puts an address on the list (or asks it to confirm), writes the ledger and queues at most one mail a day.
 * A filled hidden field is kept apart and answered the same, so that a robot learns nothing.
 * @returns the id the answer quotes.
 */
export async function signUp(
  services: NewsletterServices,
  input: {
    email: string;
    page: string;
    suspected: boolean;
    idempotencyKey: string | undefined;
  },
): Promise<string> {
  const { store, ids, cipher, clock } = services;
  const id = ids.next();
  const email = input.email.trim();
  const now = instantNow(clock);
  return store.transact((tx) =>
    once(
      tx,
      services,
      { operation: "newsletter.signup", key: input.idempotencyKey, input: { email }, id },
      async () => {
        if (input.suspected) {
          const sealed = cipher.encrypt(email, { table: "suspected_subscribers", column: "email", id });
          await tx
            .insertInto("suspected_subscribers")
            .values({
              id,
              email: sealed,
              email_index: cipher.blindIndex("suspected_subscribers", comparableEmail(email)),
              page: input.page,
              created_at: now,
            })
            .execute();
          return;
        }
        await subscribe(tx, services, { id, email, page: input.page, now });
      },
    ),
  );
}

async function subscribe(
  tx: Tx,
  services: NewsletterServices,
  { id, email, page, now }: { id: string; email: string; page: string; now: string },
): Promise<void> {
  const { cipher, settings, clock } = services;
  const comparable = comparableEmail(email);
  const sealedFor = (rowId: string) =>
    cipher.encrypt(email, { table: "subscribers", column: "email", id: rowId });
  // Known or not, the row is touched and so locked: a second sign-up or a "leave" for the same address waits
  // here, before it reads. The row comes before the ledger in every transaction, so that none waits in a circle.
  const row = await tx
    .insertInto("subscribers")
    .values({
      id,
      email: sealedFor(id),
      email_index: cipher.blindIndex("subscribers", comparable),
      state: stateAfterSignup(undefined, settings.NEWSLETTER_CONFIRM),
      page,
      created_at: now,
      changed_at: now,
      mailed_at: "",
      preferences: noChoices,
    })
    .onConflict((conflict) =>
      conflict
        .column("email_index")
        .doUpdateSet((known) => ({ email_index: known.ref("excluded.email_index") })),
    )
    .returning(["id", "email", "state", "mailed_at"])
    .executeTakeFirstOrThrow();
  const isNew = row.id === id;
  const state = isNew ? row.state : stateAfterSignup(row.state, settings.NEWSLETTER_CONFIRM);
  await recordConsent(tx, services, {
    subject: consentSubject(services, comparable),
    kind: "given",
    wording: newsletterForm.consent.text,
    wordingVersion: newsletterForm.consent.version,
    page,
  });
  const alreadyThere = !isNew && row.state === "active";
  const mayMail = row.mailed_at <= instantAfter(clock, -mailEveryMs);
  const mails = !alreadyThere && mayMail;
  await tx
    .updateTable("subscribers")
    .set({
      state,
      changed_at: now,
      ...(mails ? { mailed_at: now } : {}),
      // Someone comes back after their address was forgotten; only the mark of them was still there.
      ...(row.email === forgotten ? { email: sealedFor(row.id), page, preferences: noChoices } : {}),
    })
    .where("id", "=", row.id)
    .execute();
  if (mails)
    await enqueue(tx, services, {
      kind: state === "active" ? welcomeJob : confirmJob,
      payload: { subscriberId: row.id },
    });
}

/** Keeps what a reader leaves out. @returns whether there is such a reader on the list. */
export async function keepChoices(
  { store, cipher }: Services,
  id: string,
  { topics, dates }: MutedChoices,
): Promise<boolean> {
  const nothing = topics.length + dates.length === 0;
  const said = JSON.stringify({ topics, dates });
  const preferences = nothing
    ? noChoices
    : cipher.encrypt(said, { table: "subscribers", column: "preferences", id });
  const { numUpdatedRows } = await store.db
    .updateTable("subscribers")
    .set({ preferences })
    .where("id", "=", id)
    .where("state", "=", "active")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whose no is written down, beside where: a reader's own press, or the team's on their behalf. */
type Leaving = { subscriberId: string; page: string };

/** Carries out a press of the button behind a mailed link; doing it twice changes nothing. */
export async function followLink(
  services: Services,
  { purpose, ...leaving }: { purpose: "unsubscribe" | "confirm" } & Leaving,
): Promise<"done" | "already" | "unknown"> {
  return services.store.transact((tx) =>
    changeState(tx, services, { ...leaving, target: purpose === "confirm" ? "active" : "unsubscribed" }),
  );
}

/** Takes somebody off the list, inside the transaction of whoever does it for them. */
export async function leaveList(
  tx: Tx,
  services: Services,
  leaving: Leaving,
): Promise<"done" | "already" | "unknown"> {
  return changeState(tx, services, { ...leaving, target: "unsubscribed" });
}

async function changeState(
  tx: Tx,
  services: Services,
  { subscriberId, page, target }: Leaving & { target: "active" | "unsubscribed" },
): Promise<"done" | "already" | "unknown"> {
  // Touching the row locks it, as in `subscribe`: what is read here holds until the end.
  const row = await tx
    .updateTable("subscribers")
    .set((known) => ({ state: known.ref("state") }))
    .where("id", "=", subscriberId)
    .returning(["id", "email", "state"])
    .executeTakeFirst();
  if (!row) return "unknown";
  // A confirmation counts only while it is waited for: an old link must not undo a later "leave".
  if (row.state === target || (target === "active" && row.state !== "pending")) return "already";
  await tx
    .updateTable("subscribers")
    .set({ state: target, changed_at: instantNow(services.clock) })
    .where("id", "=", subscriberId)
    .execute();
  await recordConsent(tx, services, {
    subject: consentSubject(services, comparableEmail(openAddress(services, row))),
    kind: target === "active" ? "confirmed" : "withdrawn",
    wording: newsletterForm.consent.text,
    wordingVersion: newsletterForm.consent.version,
    page,
  });
  return "done";
}

/**
 * Empties the address, the page and the choices of somebody, and takes them off the list if they are on it. What is
 * left is a mark that nobody can read back: with it an import does not bring them back, and old links still answer.
 * Mails that wait for them in the outbox go too.
 * @returns whether there was somebody.
 */
export async function eraseFromList(tx: Tx, services: Services, leaving: Leaving): Promise<boolean> {
  const left = await leaveList(tx, services, leaving);
  if (left === "unknown") return false;
  await tx
    .updateTable("subscribers")
    .set({ email: forgotten, page: forgotten, preferences: noChoices })
    .where("id", "=", leaving.subscriberId)
    .execute();
  await tx
    .deleteFrom("outbox")
    .where("state", "!=", "done")
    .where("kind", "in", [welcomeJob, confirmJob])
    .where("payload", "=", JSON.stringify({ subscriberId: leaving.subscriberId }))
    .execute();
  return true;
}
