import { csvFile, csvResponse, exportName } from "#platform/csv/export.ts";
import { rowById } from "#platform/database/open.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { responsesCsv, responsesJson } from "../reads/export.server.ts";
import { filterOf, filterQuery } from "../schema/response.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const exampleResponse = {
  id: exampleId,
  version: 1,
  state: "kept",
  createdAt: "2026-11-21T10:00:00.000Z",
  changedAt: "2026-11-21T10:00:00.000Z",
  eraseAt: "2027-05-20T10:00:00.000Z",
  complete: true,
  answers: { evening: { chosen: ["monday"] } },
  contact: null,
};
const list = "/admin/campaigns/:id/responses";

export function exportEndpoints(services: Services) {
  async function nameOf(id: string, filter: Readonly<Record<string, unknown>>) {
    const campaign = await rowById(services.store.db, "campaigns", id).executeTakeFirst();
    const what = `answers-${campaign?.slug ?? id}`;
    return { what, clock: services.clock, filter, listed: ["from", "to", "version", "chosen"] };
  }
  return [
    adminEndpoint({
      method: "get",
      path: `${list}.csv`,
      operationId: "exportResponsesCsv",
      summary: "Exports the answers that match a filter as CSV, in UTF-8 with a byte order mark.",
      permission: "answers.export",
      input: filterQuery,
      response: csvResponse(
        "A header row, then one row per answer. The file name includes the filter.",
        `Id,Sent,Version\r\n${exampleId},2026-11-21T10:00:00.000Z,1\r\n`,
      ),
      async handle(query, { actor, params: { id = "" } }) {
        const pieces = await responsesCsv(services, actor, id, filterOf(query));
        return csvFile(pieces, await nameOf(id, query));
      },
    }),
    adminEndpoint({
      method: "get",
      path: `${list}.json`,
      operationId: "exportResponsesJson",
      summary: "Exports the answers that match a filter as JSON.",
      permission: "answers.export",
      input: filterQuery,
      response: {
        status: 200,
        description: "The filter, the questions and every answer.",
        example: { campaign: exampleId, filter: {}, count: 1, questions: [], responses: [exampleResponse] },
      },
      async handle(query, { actor, params: { id = "" } }) {
        const pieces = await responsesJson(services, actor, id, filterOf(query));
        const saveAs = exportName({ ...(await nameOf(id, query)), type: "json" });
        const file = { pieces, type: "application/json; charset=utf-8", saveAs };
        return { status: 200, body: {}, file } as const;
      },
    }),
  ];
}
