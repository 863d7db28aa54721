import { campaignPage } from "#content/campaigns.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { type Column, toCsv } from "#platform/list/columns.ts";
import { everyRow } from "#platform/list/keyset.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import type { AnswerPart } from "../../rules/matrix.ts";
import { exportedAnswer } from "../rules/format-answer.ts";
import type { ResponseFilter } from "../schema/response.ts";
import { cursorOf, type OpenResponse, opened } from "./list.server.ts";
import { requestedQuestions } from "./requested.server.ts";
import { countRows, rowsAfter } from "./rows.server.ts";

async function* everyResponse(services: Services, campaignId: string, filter: ResponseFilter) {
  const rows = everyRow((from) => rowsAfter(services, campaignId, filter, from), cursorOf);
  for await (const row of rows) yield opened(services, row);
}

/** Authorizes an export and records it in the audit log before the first byte. */
async function authorizeExport(services: Services, actor: Actor, campaignId: string, filter: ResponseFilter) {
  authorize(actor, "answers.export");
  const questions = await requestedQuestions(services, campaignId);
  const count = await countRows(services, campaignId, filter);
  await services.store.transact((tx) =>
    recordAudit(tx, services, { actor, action: "responses.exported", subject: campaignId }),
  );
  return { questions, count };
}

/** Await it once to catch errors, then read the chunks. */
export async function responsesCsv(
  services: Services,
  actor: Actor,
  campaignId: string,
  filter: ResponseFilter = {},
): Promise<AsyncGenerator<string>> {
  const { questions } = await authorizeExport(services, actor, campaignId, filter);
  const columns = [...answerColumns, ...questions.map(questionColumn)];
  return toCsv(columns, everyResponse(services, campaignId, filter));
}

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

/** The columns of the export of answers that every campaign has. One for each question follows. */
const answerColumns: readonly Column<OpenResponse>[] = [
  { heading: "Id", value: ({ id }) => id },
  { heading: "Sent", value: ({ createdAt }) => createdAt },
  { heading: "Version", value: ({ version }) => String(version) },
  { heading: "Complete", value: ({ complete }) => (complete ? campaignPage.yes : campaignPage.no) },
  { heading: "Name", value: ({ contact }) => contact?.name ?? "" },
  { heading: "Email", value: ({ contact }) => contact?.email ?? "" },
];

function questionColumn(question: AnswerPart): Column<OpenResponse> {
  return {
    heading: question.label,
    value: ({ answers }) => {
      const answer = answers[question.id];
      return answer === undefined ? "" : exportedAnswer(question, answer);
    },
  };
}
