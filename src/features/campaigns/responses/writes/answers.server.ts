import { campaignCopyIn } from "#content/campaign-labels/by-language.ts";
import type { Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { sentencesOf } from "#platform/http/safe-string.ts";
import type { Services } from "#platform/services.ts";
import { checkAnswers } from "../../rules/answers.ts";
import { countedOf } from "../../rules/choice-values.ts";
import { answersFromValues, fieldName } from "../../rules/form-values.ts";
import { partsOf } from "../../rules/matrix.ts";
import type { Answers, CampaignContent } from "../../schema/campaign.ts";
import { addToTallies, differenceOf, marksOf, takePlaces } from "../../writes/counts.server.ts";
import { type Contact, openAnswers } from "../reads/encrypted.server.ts";
import { contactDetailsIn, type NewResponse } from "../schema/response.ts";
import type { ResponseRow } from "../table.server.ts";

export const completeMark = "complete";

export type CheckedResponse = { answers: Answers; complete: boolean; contact: Contact | undefined };

type Given = Pick<NewResponse, "answers" | "values" | "shown" | "contact">;

/**
 * Validates answers against the questions, with the browser's function.
 * @throws {HttpError} invalid_input with a message for each question, by field name.
 */
export function checkedResponse(content: CampaignContent, given: Given): CheckedResponse {
  const raw = given.values === undefined ? given.answers : answersFromValues(content, given.values);
  const { answerErrors, campaignRefusals } = campaignCopyIn(content.language);
  const { answers, faults, shown, complete } = checkAnswers(content, raw, answerErrors);
  const shownIds = given.shown && new Set(given.shown);
  const isSeen = (id: string) => shownIds === undefined || shownIds.has(id);
  const fields: Record<string, string> = {};
  for (const question of shown)
    for (const { id } of isSeen(question.id) ? partsOf(question) : [])
      if (faults[id] !== undefined) fields[fieldName(id)] = faults[id];
  const contact = contactOf(content, given, fields);
  const unseen = shown.some(({ id }) => !isSeen(id));
  if (unseen) throw new HttpError("invalid_input", { message: campaignRefusals.moreQuestions, fields });
  const [first] = Object.values(fields);
  if (first !== undefined) throw new HttpError("invalid_input", { message: first, fields });
  return { answers, complete, contact };
}

function contactOf(
  { identity, language }: CampaignContent,
  { contact }: Given,
  fields: Record<string, string>,
): Contact | undefined {
  if (identity === "anonymous") return undefined;
  const parsed = contactDetailsIn(campaignCopyIn(language)).safeParse(contact ?? {});
  if (parsed.success) return { name: parsed.data.name?.trim() ?? "", email: parsed.data.email };
  Object.assign(fields, sentencesOf(parsed.error.issues));
  return undefined;
}

export function countedMarks(
  services: Services,
  campaignId: string,
  { content, answers, complete }: { content: CampaignContent; answers: Answers; complete: boolean },
): ReadonlySet<string> {
  const marks = new Set(marksOf(services, campaignId, countedOf(content, answers)));
  return complete ? marks.add(completeMark) : marks;
}

export const versionMark = (version: number) => `version:${version}`;

async function insertMarks(
  tx: Tx,
  row: { id: string; campaign_id: string; created_at: string; version: number },
  marks: ReadonlySet<string>,
): Promise<void> {
  await tx
    .insertInto("response_marks")
    .values(
      [...marks, versionMark(row.version)].map((mark) => ({
        campaign_id: row.campaign_id,
        mark,
        created_at: row.created_at,
        response_id: row.id,
      })),
    )
    .execute();
}

type Counted = {
  row: Pick<ResponseRow, "id" | "campaign_id" | "created_at" | "version">;
  /** The campaign's content now, which has the limits. */
  content: CampaignContent;
  before: ReadonlySet<string> | undefined;
  after: ReadonlySet<string> | undefined;
};

/**
 * Counts a response's marks in place of those it had before, and takes or frees its places. `undefined` stands for no
 * response.
 * @returns what had no place left, or undefined if it worked; otherwise the transaction must be rolled back.
 */
export async function countAnswers(tx: Tx, services: Services, { row, content, before, after }: Counted) {
  const { campaign_id: campaignId, version } = row;
  const difference = differenceOf(before, after);
  const full = await takePlaces(tx, services, { campaignId, content, difference });
  if (full) return full;
  if (before) await tx.deleteFrom("response_marks").where("response_id", "=", row.id).execute();
  if (after) await insertMarks(tx, row, after);
  await addToTallies(tx, services, { campaignId, version, day: dayOf(row.created_at), difference });
  return undefined;
}

export const marksOfRow = (services: Services, row: ResponseRow, content: CampaignContent) =>
  countedMarks(services, row.campaign_id, {
    content,
    answers: openAnswers(services, row),
    complete: row.complete === 1,
  });

/** @throws {HttpError} conflict that says what is full. */
export function refuseFull(content: CampaignContent, full: { question?: string; option?: string }): never {
  const { question, option } = full;
  const { answerErrors, campaignRefusals } = campaignCopyIn(content.language);
  const label = content.sections
    .flatMap(({ questions }) => questions)
    .flatMap((each) => (each.id === question && "options" in each ? each.options : []))
    .find(({ id }) => id === option)?.label;
  if (question === undefined || label === undefined)
    throw new HttpError("conflict", { message: campaignRefusals.full });
  throw fieldError(fieldName(question), answerErrors.optionFull(label));
}

/** The day on which a response is counted. */
export const dayOf = (instant: string) => instant.slice(0, 10);
