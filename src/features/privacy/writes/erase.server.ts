import { myDataErrors } from "#content/my-data.ts";
import { type AuditActor, recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { removeMailFiles } from "#platform/mail/mail-files.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { type Erased, inErasureOrder } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import {
  certificateCodeOf,
  certificateIndex,
  markerOf,
  storedCertificateCode,
} from "../reads/certificates.server.ts";
import { openLink } from "../reads/link.server.ts";
import { entriesAbout, mailFilesAbout } from "../reads/mails.server.ts";
import { adminPrivacyMessages } from "../schema.ts";
import { linkJob } from "./requests.server.ts";

/**
 * Erases all data about the address of an emailed link, which can't be used again. A repeated request gets the same
 * certificate.
 * @returns the certificate's code.
 * @throws {HttpError} not_found if the link is invalid; conflict if there is nothing to erase.
 */
export async function eraseByLink(services: Services, token: string): Promise<string> {
  const link = await openLink(services, token);
  const id = services.ids.next();
  const erase = link && (await prepared(services, link.email));
  let mails: readonly string[] = [];
  const erased = await services.store.transact((tx) =>
    withIdempotencyKey(tx, services, { operation: "privacy.erase", key: token, input: {}, id }, async () => {
      if (!erase) throw new HttpError("not_found", { message: myDataErrors.badLink });
      mails = await erase(tx, { id, by: "visitor", nothing: myDataErrors.nothing });
    }),
  );
  await removeMailFiles(services.settings.DATA_DIR, mails);
  await services.store.scrub();
  return storedCertificateCode(services, erased);
}

/** Erasure by an owner at a person's request. @throws {HttpError} conflict if there is nothing to erase. */
export async function eraseByOwner(services: Services, actor: Actor, address: string): Promise<string> {
  authorize(actor, "privacy.manage");
  const erase = await prepared(services, address);
  const id = services.ids.next();
  const mails = await services.store.transact((tx) =>
    erase(tx, { id, by: actor, nothing: adminPrivacyMessages.nothing }),
  );
  await removeMailFiles(services.settings.DATA_DIR, mails);
  await services.store.scrub();
  return certificateCodeOf(services, id);
}

type Erasing = { id: string; by: Exclude<AuditActor, "terminal">; nothing: string };

/** Erases data that a restored backup brought back. The certificate already exists. */
export async function eraseAgain(services: Services, email: string): Promise<void> {
  const parts = await partsOf(services, email);
  await services.store.transact(async (tx) => {
    const ids: string[] = [];
    for (const { erase } of parts) ids.push(...(await erase(tx)).ids);
    await removeTraces(tx, ids);
  });
}

async function partsOf(services: Services, email: string) {
  const parts: { kind: string; erase: (tx: Tx) => Promise<Erased> }[] = [];
  for (const { kind, prepareErasure } of inErasureOrder(services.contributions.personalData))
    if (prepareErasure) parts.push({ kind, erase: await prepareErasure(services, email) });
  return parts;
}

/** Reads what the sources need. Returns a function that erases everything in one transaction and adds a certificate. */
async function prepared(services: Services, address: string) {
  const email = comparableEmail(address);
  const parts = await partsOf(services, email);
  const files = await mailFilesAbout(services, email);

  return async (tx: Tx, { id, by, nothing }: Erasing): Promise<readonly string[]> => {
    const counts: Record<string, number> = {};
    const ids: string[] = [];
    for (const { kind, erase } of parts) {
      const erased = await erase(tx);
      ids.push(...erased.ids);
      if (erased.count > 0) counts[kind] = erased.count;
    }
    const shownFiles = files.filter(({ isLink }) => !isLink);
    if (Object.keys(counts).length === 0 && shownFiles.length === 0)
      throw new HttpError("conflict", { message: nothing });
    const mails = await removeTraces(tx, ids);
    // The email with the link is part of the request and wasn't listed.
    const queued = mails.filter(({ kind }) => kind !== linkJob).map((mail) => mail.id);
    const about = new Set([...queued, ...shownFiles.map((file) => file.id)]).size;
    await tx
      .insertInto("privacy_certificates")
      .values({
        id,
        code_index: certificateIndex(services, certificateCodeOf(services, id)),
        marker: markerOf(services, id, email),
        erased_at: instantNow(services.clock),
        erased_by: typeof by === "string" ? by : by.id,
        counts: JSON.stringify(about > 0 ? { ...counts, mails: about } : counts),
      })
      .execute();
    await recordAudit(tx, services, { actor: by, action: "privacy.erased", subject: id });
    return [...mails, ...files].map((mail) => mail.id);
  };
}

/** Removes what still refers to erased rows: their emails and idempotency keys. */
export async function removeTraces(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const mails = await entriesAbout(tx, ids);
  if (mails.length > 0)
    await tx
      .deleteFrom("outbox")
      .where(
        "id",
        "in",
        mails.map(({ id }) => id),
      )
      .execute();
  await tx.deleteFrom("idempotency").where("answer_id", "in", ids).execute();
  return mails;
}
