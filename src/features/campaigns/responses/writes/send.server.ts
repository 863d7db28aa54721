import { campaignCopyIn } from "#content/campaign-labels/by-language.ts";
import { campaignRefusals } from "#content/campaigns.ts";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import { plainCode } from "#platform/crypto/receipt-code.ts";
import { rowById, type Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { answerableContent, campaignAt, type LiveCampaign } from "../../reads/live.server.ts";
import { markOf } from "../../reads/marks.server.ts";
import { type AnswerTime, answerTimeMark } from "../../rules/answer-times.ts";
import { type Scheduled, type ScheduleStatus, statusAt } from "../../rules/schedule.ts";
import type { CampaignContent } from "../../schema/campaign.ts";
import { addToTallies } from "../../writes/counts.server.ts";
import {
  encryptAnswers,
  encryptContact,
  receiptCodeOf,
  receiptCodeOfRow,
  receiptIndex,
  responseAddresses,
} from "../reads/encrypted.server.ts";
import { suspectedRetentionDays } from "../rules/limits.ts";
import type { NewResponse } from "../schema/response.ts";
import {
  type CheckedResponse,
  checkedResponse,
  countAnswers,
  countedMarks,
  refuseFull,
} from "./answers.server.ts";
import { queueTeamMails } from "./team-mails.server.ts";
import { countNewAnswer, isNewAnswer } from "./viewer-figures.server.ts";

type SentResponse = { id: string; receipt: string };

/** Thrown inside a transaction if the campaign was published again since it was read. */
class CampaignChanged extends Error {}

const tries = 3;

/**
 * Stores a response with its counts and places, and queues the email to the team, all or nothing. If the honeypot is
 * filled in, it's stored separately, without counting or notifying.
 * @throws {HttpError} not_found, conflict (not open, full, changed) or invalid_input.
 */
export async function sendResponse(
  services: Services,
  {
    slug,
    input,
    idempotencyKey,
    network,
  }: { slug: string; input: NewResponse; idempotencyKey: string | undefined; network: string },
): Promise<SentResponse> {
  return againWhenChanged(async () => {
    const live = await campaignNow(services, slug);
    // Checked before the answers, whose errors would reveal the questions of a campaign that isn't open yet.
    const messages = campaignCopyIn(live.content.language).campaignRefusals;
    if (live.status === "notYet") throw new HttpError("conflict", { message: messages.notYet });
    const content = await answerableContent(services, live, input.version);
    if (!content) throw new HttpError("conflict", { message: messages.changed });
    return store(services, { live, content, input, idempotencyKey, network });
  });
}

/** Retries if the campaign was published again meanwhile, which is rare. */
export async function againWhenChanged<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof CampaignChanged)) throw error;
      if (attempt === tries) throw new HttpError("conflict", { message: campaignRefusals.changed });
    }
}

async function campaignNow(services: Services, slug: string): Promise<LiveCampaign> {
  const result = await campaignAt(services, slug);
  const live = result && "movedTo" in result ? await campaignAt(services, result.movedTo) : result;
  if (!live || "movedTo" in live) throw new HttpError("not_found", { message: campaignRefusals.missing });
  return live;
}

type Sending = {
  live: LiveCampaign;
  content: CampaignContent;
  input: NewResponse;
  idempotencyKey: string | undefined;
  network: string;
};

async function store(services: Services, { live, content, input, idempotencyKey, network }: Sending) {
  // Trying again takes longer; it is still the same response.
  const { key: _key, version, shown: _shown, took, ...copy } = input;
  const suspected = Boolean(input.website);
  const checked = checkedResponse(content, input);
  const isNew = !suspected && (await isNewAnswer(services, live.id, network));
  const fresh = services.ids.next();
  const id = await services.store.transact((tx) =>
    withIdempotencyKey(
      tx,
      services,
      { operation: `response ${live.id}`, key: idempotencyKey, input: copy, id: fresh },
      async () => {
        await refuseUnlessOpen(tx, services, live);
        const row = rowOf(services, { id: fresh, live, version, content, checked, suspected });
        await tx.insertInto("responses").values(row).execute();
        if (suspected) return;
        const after = countedMarks(services, live.id, { content, ...checked });
        const counted = { row, content: live.content, before: undefined, after };
        const full = await countAnswers(tx, services, counted);
        if (full) refuseFull(live.content, full);
        if (took !== undefined) await countTime(tx, services, { live, version, now: row.created_at, took });
        await queueTeamMails(tx, services, live);
        // Last, because everyone who sends at that moment waits for this row until the transaction ends.
        if (isNew) await countNewAnswer(tx, services, live.id);
      },
    ),
  );
  return { id, receipt: id === fresh ? receiptCodeOf(services, id) : await earlierReceipt(services, id) };
}

/** Counts how long answering took: by month and not by day, so that a day with one response doesn't reveal its time. */
async function countTime(
  tx: Tx,
  services: Services,
  { live, version, now, took }: { live: LiveCampaign; version: number; now: string; took: AnswerTime },
): Promise<void> {
  const mark = markOf(services, live.id, answerTimeMark, took);
  await addToTallies(tx, services, {
    campaignId: live.id,
    version,
    day: `${now.slice(0, 7)}-01`,
    difference: new Map([[mark, 1 as const]]),
  });
}

/** The code that a repeated request got the first time. */
async function earlierReceipt(services: Services, id: string): Promise<string> {
  const row = await rowById(services.store.db, "responses", id).executeTakeFirst();
  return row ? receiptCodeOfRow(services, row) : receiptCodeOf(services, id);
}

type NewRow = Pick<Sending, "live" | "content"> & {
  id: string;
  version: number;
  checked: CheckedResponse;
  suspected: boolean;
};

function rowOf(services: Services, { id, live, version, content, checked, suspected }: NewRow) {
  const { answers, complete, contact } = checked;
  const now = instantNow(services.clock);
  const days = suspected ? Math.min(suspectedRetentionDays, content.retentionDays) : content.retentionDays;
  return {
    id,
    campaign_id: live.id,
    version,
    state: suspected ? ("suspected_spam" as const) : ("kept" as const),
    answers: encryptAnswers(services, id, answers),
    contact: encryptContact(services, id, contact),
    contact_index: contact ? services.cipher.blindIndex("responses", comparableEmail(contact.email)) : "",
    address_indexes: responseAddresses(services, live.id, { answers, contact }),
    receipt_index: receiptIndex(services, plainCode(receiptCodeOf(services, id)) ?? id),
    complete: complete ? 1 : 0,
    created_at: now,
    changed_at: now,
    erase_at: instantAfter(services.clock, days * day),
  };
}

/**
 * Locks the campaign until the transaction ends, if it hasn't changed since it was read. Publishing, closing and
 * deleting wait for writes that change its counts, and the other way round, so places are never counted twice. The
 * campaign is always locked before a response, to avoid deadlocks.
 * @throws {HttpError} not_found if it was deleted; CampaignChanged if it must be read again.
 */
export async function lockCampaign(
  tx: Tx,
  { store }: Services,
  live: Pick<LiveCampaign, "id" | "version">,
): Promise<Scheduled> {
  const row = await tx
    .selectFrom("campaigns")
    .select(["state", "version", "opens", "closes"])
    .where("id", "=", live.id)
    .$if(store.kind === "postgres", (query) => query.forShare())
    .executeTakeFirst();
  if (!row || row.state === "deleted")
    throw new HttpError("not_found", { message: campaignRefusals.missing });
  if (row.version !== live.version) throw new CampaignChanged();
  return { ...row, state: row.state };
}

/**
 * Checks again inside the transaction: the team may have closed or changed the campaign.
 * @throws {HttpError} conflict; CampaignChanged if it must be read again.
 */
export async function refuseUnlessOpen(
  tx: Tx,
  services: Services,
  live: Pick<LiveCampaign, "id" | "version" | "content">,
): Promise<void> {
  const held = await lockCampaign(tx, services, live);
  const refusal = refusals[statusAt(held, services.clock.now())];
  const { campaignRefusals } = campaignCopyIn(live.content.language);
  if (refusal !== undefined) throw new HttpError("conflict", { message: campaignRefusals[refusal] });
}

const refusals: Readonly<Record<ScheduleStatus, keyof typeof campaignRefusals | undefined>> = {
  open: undefined,
  notYet: "notYet",
  closed: "closed",
  archived: "closed",
  draft: "missing",
};
