import type { FrameLanguage } from "#content/frame-translations/frame-translations.ts";
import { addressOfStop, stopOf, stopOfToken } from "#features/mail/delivery/reads.server.ts";
import { liftStop, lockStop } from "#features/mail/delivery/writes/stops.server.ts";
import { instantAfter, instantNow } from "#platform/clock/clock.ts";
import { consentSubject, recordConsent } from "#platform/consent/consent-log.ts";
import { adoptIndexes } from "#platform/crypto/adopt-indexes.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { enqueueUnverified } from "#platform/outbox/unverified-mails.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import type { ValuesOf } from "#platform/settings/define.ts";
import { type ConsentWording, signupWording, subscriberForMail } from "../reads.server.ts";
import { subscriberPeople } from "../record.server.ts";
import { mailEveryMs, stateAfterSignup } from "../rules.ts";
import type { MutedChoices } from "../schema.ts";
import type { newsletterSettings } from "../settings.server.ts";
import { forgotten, inEnglish, noChoices, subscriberAddresses } from "../table.server.ts";
import { newSubscriber } from "./import.server.ts";
import { changeState, confirmJob, type Leaving, leaveList, welcomeJob } from "./leaving.server.ts";

export type NewsletterServices = Services & {
  settings: Services["settings"] & ValuesOf<typeof newsletterSettings>;
};

/**
 * Subscribes an address (or asks it to confirm), writes the consent log and queues at most one email a day. Sign-ups
 * that filled in the honeypot are stored separately and get the same response.
 * @returns the id in the response.
 */
export async function signUp(
  services: NewsletterServices,
  input: {
    email: string;
    page: string;
    suspected: boolean;
    idempotencyKey: string | undefined;
    /** The form's language and the sentence it showed, if it wasn't in English. */
    translated?: { language: FrameLanguage; agreed: ConsentWording } | undefined;
  },
): Promise<string> {
  const { store, ids, cipher, clock } = services;
  const id = ids.next();
  const email = input.email.trim();
  const { language = inEnglish, agreed = signupWording() } = input.translated ?? {};
  const repeated = { email, ...(language === inEnglish ? {} : { language }) };
  return store.transact((tx) =>
    withIdempotencyKey(
      tx,
      services,
      { operation: "newsletter.signup", key: input.idempotencyKey, input: repeated, id },
      async () => {
        if (input.suspected) {
          const row = {
            id,
            email: cipher.encrypt(email, { table: "suspected_subscribers", column: "email", id }),
            email_index: cipher.blindIndex("suspected_subscribers", comparableEmail(email)),
            page: input.page,
            created_at: instantNow(clock),
          };
          return void (await tx.insertInto("suspected_subscribers").values(row).execute());
        }
        await subscribe(tx, services, { id, email, page: input.page, language, agreed });
      },
    ),
  );
}

async function subscribe(
  tx: Tx,
  services: NewsletterServices,
  {
    id,
    email,
    page,
    language,
    agreed,
  }: { id: string; email: string; page: string; language: string; agreed: ConsentWording },
): Promise<void> {
  const { settings, clock } = services;
  const comparable = comparableEmail(email);
  const isStopped = (await stopOf(services, tx, email)) !== undefined;
  const first = stateAfterSignup(undefined, settings.NEWSLETTER_CONFIRM, isStopped);
  const fresh = newSubscriber(services, { email, comparable, state: first, page, language }, id);
  const now = fresh.created_at;
  // The upsert locks the row, so a second sign-up or unsubscribe for the same address waits
  // here before it reads. Every transaction locks the row before the consent log, to avoid deadlocks.
  await adoptIndexes(tx, services, subscriberAddresses, [comparable]);
  const row = await tx
    .insertInto("subscribers")
    .values(fresh)
    .onConflict((conflict) =>
      conflict
        .column("email_index")
        .doUpdateSet((known) => ({ email_index: known.ref("excluded.email_index") })),
    )
    .returning(["id", "email", "state", "mailed_at"])
    .executeTakeFirstOrThrow();
  const isNew = row.id === id;
  const state = isNew ? row.state : stateAfterSignup(row.state, settings.NEWSLETTER_CONFIRM, isStopped);
  await recordConsent(tx, services, {
    subject: consentSubject(services, comparable),
    kind: "given",
    ...agreed,
    page,
  });
  const alreadyThere = !isNew && state === "active" && row.state === "active";
  const mayMail = row.mailed_at <= instantAfter(clock, -mailEveryMs);
  const mails = !alreadyThere && mayMail;
  await tx
    .updateTable("subscribers")
    .set({
      state,
      changed_at: now,
      ...(mails ? { mailed_at: now } : {}),
      // The mail that follows is in the language of the form that was sent last.
      ...(alreadyThere ? {} : { language }),
      ...(state === "active" && !alreadyThere ? { confirmed_at: now } : {}),
      // Someone signs up again after their address was erased.
      ...(row.email === forgotten
        ? {
            ...subscriberPeople.toRow(services, row.id, { email }),
            page,
            preferences: noChoices,
          }
        : {}),
    })
    .where("id", "=", row.id)
    .execute();
  if (mails)
    await enqueueUnverified(tx, services, {
      email,
      kind: state === "active" ? welcomeJob : confirmJob,
      payload: { subscriberId: row.id },
    });
}

/** Also within a transaction. @returns whether the subscriber exists. */
export async function keepChoices(
  { store, cipher }: Services,
  id: string,
  { topics, dates }: MutedChoices,
  db: Database | Tx = store.db,
): Promise<boolean> {
  const nothing = topics.length + dates.length === 0;
  const choices = JSON.stringify({ topics, dates });
  const preferences = nothing
    ? noChoices
    : cipher.encrypt(choices, { table: "subscribers", column: "preferences", id });
  const { numUpdatedRows } = await db
    .updateTable("subscribers")
    .set({ preferences })
    .where("id", "=", id)
    .where("state", "in", ["active", "unreached"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** It's idempotent. */
export async function followLink(
  services: Services,
  { purpose, ...leaving }: { purpose: "unsubscribe" | "confirm" } & Leaving,
): Promise<"done" | "already" | "unknown"> {
  return services.store.transact(async (tx) => {
    if (purpose === "unsubscribe") return leaveList(tx, services, leaving);
    const email = (await subscriberForMail(services, leaving.subscriberId, tx))?.email ?? "";
    // Reports lock an address's stop before the subscriber, too.
    await lockStop(tx, services, email);
    const outcome = await changeState(tx, services, { ...leaving, target: "active", from: ["pending"] });
    if (outcome === "done") await liftStop(tx, services, email);
    return outcome;
  });
}

/**
 * Lets mail go to an address again, by the link that was mailed there. Whoever was subscribed is so again.
 * @returns "already" for the same link once more.
 */
export async function reopenAddress(
  services: Services,
  { token, page }: { token: string; page: string },
): Promise<"done" | "already" | "unknown"> {
  return services.store.transact(async (tx) => {
    const named = await stopOfToken(services, tx, token);
    if (!named) return "unknown";
    const email = addressOfStop(services, named);
    // A report can come at the same moment: what counts is what the row says once it's locked.
    await lockStop(tx, services, email);
    const stop = await stopOfToken(services, tx, token);
    if (!stop || stop.reason === "complaint") return "unknown";
    if (!(await liftStop(tx, services, email))) return "already";
    const subscriber = await tx
      .selectFrom("subscribers")
      .select("id")
      .where("email_index", "in", services.cipher.blindIndexes("subscribers", comparableEmail(email)))
      .executeTakeFirst();
    const from = ["pending", "unreached"] as const;
    if (subscriber)
      await changeState(tx, services, { subscriberId: subscriber.id, page, target: "active", from });
    return "done";
  });
}
