import { recordAudit } from "#platform/audit/record-audit.ts";
import { consentSubject, recordConsent } from "#platform/consent/consent-log.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError, notFoundError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { detailColumns } from "../../record.server.ts";
import { addedPage } from "../../rules.ts";
import { forgotten } from "../../table.server.ts";
import { importedWording, insertNew } from "../../writes/import.server.ts";
import { confirmJob, eraseFromList, leaveList } from "../../writes/leaving.server.ts";
import { subscriberMessages as messages, proofCopy } from "../copy/subscribers.ts";
import { provesConsent } from "../rules/bounds.ts";
import type { SubscriberAddition, SubscriberNotes } from "../schema.ts";
import { setTags } from "./tags.server.ts";

/**
 * Adds one subscriber with the source of their consent. If the source proves consent they're subscribed and get no
 * mail. Otherwise they get the confirmation mail, and nothing else until they confirm.
 * @throws {HttpError} conflict if the address is known; only the person can come back after unsubscribing.
 */
export async function addSubscriber(
  services: Services,
  actor: Actor,
  { email, tags, proof, source, ...details }: SubscriberAddition,
): Promise<{ id: string; state: "active" | "pending" }> {
  authorize(actor, "subscribers.write");
  const state = provesConsent(proof) ? ("active" as const) : ("pending" as const);
  const comparable = comparableEmail(email);
  const person = { email, comparable, state, page: addedPage, details, mailed: state === "pending" };
  return services.store.transact(async (tx) => {
    const [added] = await insertNew(tx, services, [person]);
    if (!added) throw await whyKnown(tx, services, comparable);
    const { id } = added;
    await setTags(tx, services, { subscriberId: id, tags });
    await recordConsent(tx, services, {
      subject: consentSubject(services, comparable),
      kind: "imported",
      ...importedWording(`${proofCopy[proof]}: ${source.trim()}`),
      page: addedPage,
    });
    if (state === "pending") await enqueue(tx, services, { kind: confirmJob, payload: { subscriberId: id } });
    await recordAudit(tx, services, { actor, action: "subscribers.added", subject: id });
    return { id, state };
  });
}

async function whyKnown(tx: Tx, { cipher }: Services, comparable: string): Promise<HttpError> {
  const row = await tx
    .selectFrom("subscribers")
    .select("state")
    .where("email_index", "in", cipher.blindIndexes("subscribers", comparable))
    .executeTakeFirst();
  return fieldError("email", messages.known[row?.state ?? "active"], "conflict");
}

/** @throws {HttpError} not_found, also once they have been erased. */
export async function changeSubscriber(
  services: Services,
  actor: Actor,
  { id, tags, ...details }: { id: string } & SubscriberNotes,
): Promise<void> {
  authorize(actor, "subscribers.write");
  await services.store.transact(async (tx) => {
    await tx
      .updateTable("subscribers")
      // Locked by this, if only their tags are changed.
      .set(({ ref }) => ({ email: ref("email"), ...detailColumns(services, id, details) }))
      .where("id", "=", id)
      .where("email", "!=", forgotten)
      .returning("id")
      .executeTakeFirstOrThrow(notFoundError);
    await setTags(tx, services, { subscriberId: id, tags });
    await recordAudit(tx, services, { actor, action: "subscribers.changed", subject: id });
  });
}

/** The page recorded in the consent log. */
const page = "/admin/subscribers";

/** It's idempotent. @throws {HttpError} not_found. */
export async function unsubscribe(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "subscribers.write");
  await services.store.transact(async (tx) => {
    const left = await leaveList(tx, services, { subscriberId: id, page });
    if (left === "unknown") throw new HttpError("not_found");
    if (left === "done")
      await recordAudit(tx, services, { actor, action: "subscribers.unsubscribed", subject: id });
  });
}

/**
 * Erases a subscriber: address, sign-up page, opt-outs, and queued emails. A blind index stays, so that an import
 * doesn't add them again.
 * @throws {HttpError} not_found.
 */
export async function eraseSubscriber(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "records.delete");
  await services.store.transact(async (tx) => {
    if (!(await eraseFromList(tx, services, { subscriberId: id, page }))) throw new HttpError("not_found");
    await recordAudit(tx, services, { actor, action: "subscribers.erased", subject: id });
  });
  await services.store.scrub();
}
