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

/** Rows read at a time, to limit memory. */
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

/** Authorizes an export and records it in the audit log before the first byte. */
async function authorizeExport(
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

/** Streams the responses that match the table's filter as CSV. Await it once to catch errors, then read the chunks. */
export async function responsesCsv(
  services: Services,
  actor: Actor,
  campaignId: string,
  filter: ResponseFilter = {},
): Promise<AsyncGenerator<string>> {
  const { questions } = await authorizeExport(services, actor, campaignId, filter);
  return (async function* () {
    // The byte order mark tells spreadsheets that this is UTF-8.
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

/** Streams responses as JSON: the filter, the questions, and each response. */
export async function responsesJson(
  services: Services,
  actor: Actor,
  campaignId: string,
  filter: ResponseFilter = {},
): Promise<AsyncGenerator<string>> {
  const { questions, count } = await authorizeExport(services, actor, campaignId, filter);
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
