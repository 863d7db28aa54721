import { campaignPage } from "#content/campaigns.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { csvLine } from "#platform/csv/csv.ts";
import type { Services } from "#platform/services.ts";
import { exportCopy } from "../../copy/campaign-copy.ts";
import type { Question } from "../../schema.ts";
import { formatAnswer } from "../rules/format-answer.ts";
import type { ResponseFilter } from "../schema.ts";
import { cursorOf, type OpenResponse, opened } from "./list.server.ts";
import { requestedQuestions } from "./requested.server.ts";
import { countRows, rowsAfter } from "./rows.server.ts";

/** Rows read at a time: an export of a million holds no more than these. */
const step = 500;

async function* everyResponse(
  services: Services,
  campaignId: string,
  filter: ResponseFilter,
): AsyncGenerator<OpenResponse> {
  let cursor: string | undefined;
  for (;;) {
    const rows = await rowsAfter(services, campaignId, filter, { cursor, limit: step });
    for (const row of rows) {
      const response = opened(services, row);
      yield response;
      cursor = cursorOf(response);
    }
    if (rows.length < step) return;
  }
}

/** Allows an export and writes it down, before the first byte of it leaves. */
async function begin(
  services: Services,
  actor: Actor,
  campaignId: string,
  filter: ResponseFilter,
): Promise<{ questions: readonly Question[]; count: number }> {
  authorize(actor, "answers.export");
  const questions = await requestedQuestions(services, campaignId);
  const count = await countRows(services, campaignId, filter);
  await services.store.transact((tx) =>
    recordAudit(tx, services, { actor, action: "responses.exported", subject: campaignId }),
  );
  return { questions, count };
}

/**
 * Answers as CSV, piece by piece, by the same filter as the table. Await it once to be told of a refusal, then read
 * the pieces.
 */
export async function responsesCsv(
  services: Services,
  actor: Actor,
  campaignId: string,
  filter: ResponseFilter = {},
): Promise<AsyncGenerator<string>> {
  const { questions } = await begin(services, actor, campaignId, filter);
  return (async function* () {
    // The mark in front tells spreadsheets that this is UTF-8.
    const { id, sent, version, complete, name, email } = exportCopy.columns;
    yield `\uFEFF${csvLine([id, sent, version, complete, name, email, ...questions.map(({ label }) => label)])}`;
    for await (const response of everyResponse(services, campaignId, filter)) {
      const { answers, contact } = response;
      yield csvLine([
        response.id,
        response.createdAt,
        String(response.version),
        response.complete ? campaignPage.yes : campaignPage.no,
        contact?.name ?? "",
        contact?.email ?? "",
        ...questions.map((question) =>
          answers[question.id] === undefined ? "" : formatAnswer(question, answers[question.id]),
        ),
      ]);
    }
  })();
}

/** Answers as JSON, piece by piece: the filter, the questions, and each answer as it was given. */
export async function responsesJson(
  services: Services,
  actor: Actor,
  campaignId: string,
  filter: ResponseFilter = {},
): Promise<AsyncGenerator<string>> {
  const { questions, count } = await begin(services, actor, campaignId, filter);
  return (async function* () {
    const head = { campaign: campaignId, madeAt: instantNow(services.clock), filter, count, questions };
    yield `${JSON.stringify(head).slice(0, -1)},"responses":[`;
    let first = true;
    for await (const response of everyResponse(services, campaignId, filter)) {
      yield `${first ? "\n" : ",\n"}${JSON.stringify(response)}`;
      first = false;
    }
    yield "\n]}\n";
  })();
}
