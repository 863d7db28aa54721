import { recordAudit } from "#platform/audit/record-audit.ts";
import { day, instantAfter } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { adminMessages } from "../../copy/campaign-copy.ts";
import { responseRow } from "../reads/list.server.ts";
import { suspectedRetentionDays } from "../rules/limits.ts";
import type { ResponseRow } from "../table.server.ts";
import { countAnswers, marksOfRow } from "./answers.server.ts";
import { type Background, backgroundOf, lockBackground, removeRow, uncount } from "./receipt.server.ts";
import { againWhenChanged } from "./send.server.ts";

/**
 * Runs a write on one response while its campaign is locked: publishing, closing and new responses wait, so that counts
 * and places stay exact. Retries if the campaign was published again meanwhile.
 */
async function writeAbout(
  services: Services,
  { campaignId, id }: ResponseKey,
  write: (tx: Tx, background: Background) => Promise<void>,
): Promise<void> {
  await againWhenChanged(async () => {
    const background = await backgroundOf(services, await responseRow(services, { campaignId, id }));
    await services.store.transact(async (tx) => {
      await lockBackground(tx, services, background);
      await write(tx, background);
    });
  });
}

type ResponseKey = { campaignId: string; id: string };

/** @throws {HttpError} not_found. */
export async function deleteResponse(services: Services, actor: Actor, place: ResponseKey): Promise<void> {
  authorize(actor, "records.delete");
  const { id } = place;
  await writeAbout(services, place, async (tx, background) => {
    // Deleted by someone else at the same moment: there is nothing to subtract.
    const row = await tx.deleteFrom("responses").where("id", "=", id).returningAll().executeTakeFirst();
    if (!row) return;
    await removeRow(tx, services, row, background);
    await recordAudit(tx, services, { actor, action: "responses.deleted", subject: id });
  });
  await services.store.scrub();
}

/** Moves a response to the other folder; undefined if it's already there. */
function moved(tx: Tx, id: string, from: ResponseRow["state"], to: ResponseRow["state"]) {
  return tx
    .updateTable("responses")
    .set({ state: to })
    .where("id", "=", id)
    .where("state", "=", from)
    .returningAll()
    .executeTakeFirst();
}

/** Moves a response out of the spam folder: it's counted from now on, on its own day. */
export async function releaseResponse(services: Services, actor: Actor, place: ResponseKey): Promise<void> {
  authorize(actor, "campaigns.write");
  authorize(actor, "answers.read");
  const { id } = place;
  await writeAbout(services, place, async (tx, { live, content }) => {
    if (!live || !content) throw new HttpError("not_found");
    const row = await moved(tx, id, "suspected_spam", "kept");
    if (!row) return;
    const after = marksOfRow(services, row, content);
    const full = await countAnswers(tx, services, { row, content: live.content, before: undefined, after });
    if (full) throw new HttpError("conflict", { message: adminMessages.noPlace });
    const eraseAt = new Date(Date.parse(row.created_at) + content.retentionDays * day).toISOString();
    await tx.updateTable("responses").set({ erase_at: eraseAt }).where("id", "=", id).execute();
    await recordAudit(tx, services, { actor, action: "responses.released", subject: id });
  });
}

/**
 * Moves a response to the spam folder: it's no longer counted, and its place is free. @throws {HttpError} not_found.
 */
export async function suspectResponse(services: Services, actor: Actor, place: ResponseKey): Promise<void> {
  authorize(actor, "campaigns.write");
  authorize(actor, "answers.read");
  const { id } = place;
  const eraseBy = instantAfter(services.clock, suspectedRetentionDays * day);
  await writeAbout(services, place, async (tx, background) => {
    if (!background.live) throw new HttpError("not_found");
    const row = await moved(tx, id, "kept", "suspected_spam");
    if (!row) return;
    await uncount(tx, services, { ...row, state: "kept" }, background);
    // Never later than the page promised.
    const [eraseAt = eraseBy] = [row.erase_at, eraseBy].toSorted();
    await tx.updateTable("responses").set({ erase_at: eraseAt }).where("id", "=", id).execute();
    await recordAudit(tx, services, { actor, action: "responses.suspected", subject: id });
  });
}
