import { campaignCopyIn } from "#content/campaign-labels/by-language.ts";
import { campaignRefusals, receiptCopy } from "#content/campaigns.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { plainCode } from "#platform/crypto/receipt-code.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import type { MailedCode } from "#platform/mail/mailed-links.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { type LiveCampaign, liveCampaign, versionContent } from "../../reads/live.server.ts";
import type { CampaignContent } from "../../schema/campaign.ts";
import {
  encryptAnswers,
  encryptContact,
  receiptIndexes,
  responseAddresses,
} from "../reads/encrypted.server.ts";
import type { NewResponse } from "../schema/response.ts";
import type { ResponseRow } from "../table.server.ts";
import { checkedResponse, countAnswers, countedMarks, marksOfRow, refuseFull } from "./answers.server.ts";
import { againWhenChanged, lockCampaign, refuseUnlessOpen } from "./send.server.ts";

/** The fingerprints a typed code can have. @throws {HttpError} invalid_input if it isn't well-formed. */
export function indexesOfTyped(services: Services, code: string): readonly string[] {
  const plain = plainCode(code);
  if (plain === undefined) throw fieldError("code", receiptCopy.codeShape);
  return receiptIndexes(services, plain);
}

/** Codes that people copy into their mails. They stay good, since they are on paper. */
export const receiptCodes: MailedCode = {
  words: "receipt code",
  async isOurs(services, code) {
    const indexes = receiptIndexes(services, plainCode(code) ?? "");
    const query = services.store.db
      .selectFrom("responses")
      .select("id")
      .where("receipt_index", "in", indexes);
    return (await query.executeTakeFirst()) !== undefined;
  },
};

/** @throws {HttpError} */
export function refuseUnknownCode(): never {
  throw new HttpError("not_found", {
    message: campaignRefusals.badCode,
    fields: { code: campaignRefusals.badCode },
  });
}

/** Locked until the transaction ends. */
async function heldResponse(tx: Tx, indexes: readonly string[]): Promise<ResponseRow> {
  const row = await tx
    .updateTable("responses")
    .set(({ ref }) => ({ receipt_index: ref("receipt_index") }))
    .where("receipt_index", "in", indexes)
    .returningAll()
    .executeTakeFirst();
  return row ?? refuseUnknownCode();
}

/**
 * Changes the response of a receipt code while its campaign is open. It still answers the same version.
 * @throws {HttpError} not_found, conflict if the campaign has closed, invalid_input.
 */
export async function changeResponse(
  services: Services,
  { code, ...given }: { code: string } & Pick<NewResponse, "answers" | "values" | "shown" | "contact">,
): Promise<{ id: string }> {
  const indexes = indexesOfTyped(services, code);
  return againWhenChanged(() => change(services, indexes, given));
}

/** The campaign of a response and its questions, as far as they still exist. */
export type Background = { live: LiveCampaign | undefined; content: CampaignContent | undefined };

/** Read before the transaction, because decrypted content is cached. */
export async function backgroundOf(
  services: Services,
  { campaign_id, version }: Pick<ResponseRow, "campaign_id" | "version">,
): Promise<Background> {
  return {
    live: await liveCampaign(services, campaign_id),
    content: await versionContent(services, campaign_id, version),
  };
}

async function backgroundOfCode(services: Services, indexes: readonly string[]): Promise<Background> {
  const known = await services.store.db
    .selectFrom("responses")
    .select(["campaign_id", "version"])
    .where("receipt_index", "in", indexes)
    .executeTakeFirst();
  return known ? backgroundOf(services, known) : refuseUnknownCode();
}

async function change(
  services: Services,
  indexes: readonly string[],
  given: Pick<NewResponse, "answers" | "values" | "shown" | "contact">,
): Promise<{ id: string }> {
  const { live, content } = await backgroundOfCode(services, indexes);
  if (!live || !content) refuseUnknownCode();
  if (live.status !== "open")
    throw new HttpError("conflict", { message: campaignCopyIn(content.language).campaignRefusals.noChange });
  const checked = checkedResponse(content, given);
  return services.store.transact(async (tx) => {
    await refuseUnlessOpen(tx, services, live);
    const row = await heldResponse(tx, indexes);
    const { id } = row;
    const { answers, contact, complete } = checked;
    await tx
      .updateTable("responses")
      .set({
        answers: encryptAnswers(services, id, answers),
        contact: encryptContact(services, id, contact),
        contact_index: contact ? services.cipher.blindIndex("responses", comparableEmail(contact.email)) : "",
        address_indexes: responseAddresses(services, row.campaign_id, { answers, contact }),
        complete: complete ? 1 : 0,
        changed_at: instantNow(services.clock),
      })
      .where("id", "=", id)
      .execute();
    if (row.state === "kept")
      await recount(tx, services, { row, live, content, next: { content, ...checked } });
    return { id };
  });
}

type Recounting = {
  row: ResponseRow;
  live: LiveCampaign;
  content: CampaignContent;
  next: Parameters<typeof countedMarks>[2] | undefined;
};

async function recount(tx: Tx, services: Services, { row, live, content, next }: Recounting): Promise<void> {
  const before = marksOfRow(services, row, content);
  const after = next && countedMarks(services, row.campaign_id, next);
  const full = await countAnswers(tx, services, { row, content: live.content, before, after });
  if (full) refuseFull(live.content, full);
}

/** The response is no longer counted, and its place is free. */
export async function eraseResponse(services: Services, code: string): Promise<void> {
  const indexes = indexesOfTyped(services, code);
  await againWhenChanged(async () => {
    const background = await backgroundOfCode(services, indexes);
    await services.store.transact(async (tx) => {
      await lockBackground(tx, services, background);
      await removeRow(tx, services, await heldResponse(tx, indexes), background);
    });
  });
  await services.store.scrub();
}

/** Locks a response's campaign, if it still exists, before the response itself. */
export async function lockBackground(tx: Tx, services: Services, { live }: Background): Promise<void> {
  if (live) await lockCampaign(tx, services, live);
}

/** Subtracts a response from the counts, frees its place, and removes its index rows. */
export async function uncount(tx: Tx, services: Services, row: ResponseRow, { live, content }: Background) {
  if (row.state === "kept" && live && content)
    await recount(tx, services, { row, live, content, next: undefined });
  await tx.deleteFrom("response_marks").where("response_id", "=", row.id).execute();
}

export async function removeRow(tx: Tx, services: Services, row: ResponseRow, background: Background) {
  await uncount(tx, services, row, background);
  await tx.deleteFrom("responses").where("id", "=", row.id).execute();
}
