import * as z from "zod/mini";
import { adminMessages } from "#features/campaigns/copy/campaign-copy.ts";
import { campaignBounds } from "#features/campaigns/rules/limits.ts";
import { exportName } from "#platform/csv/export-name.ts";
import { adminEndpoint, type StreamedFile } from "#platform/http/endpoint.ts";
import { safeText } from "#platform/http/safe-string.ts";
import type { Services } from "#platform/services.ts";
import { responseCopy } from "../copy.ts";
import { responsesCsv, responsesJson } from "../reads/export.server.ts";
import { responseById } from "../reads/list.server.ts";
import { filterOf, filterQuery, responsePatch } from "../schema/response.ts";
import { deleteCampaign, deleteResponse, releaseResponse, suspectResponse } from "../writes/admin.server.ts";

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
const one = `${list}/:responseId` as const;

type Params = Readonly<Record<string, string>>;
const places = ({ id = "", responseId = "" }: Params) => ({ campaignId: id, id: responseId });

/** Admin endpoints for answers: mark as spam, delete and export. */
export function responsesAdminEndpoints(services: Services) {
  async function nameOf(id: string, filter: Readonly<Record<string, unknown>>, type: "csv" | "json") {
    const campaign = await services.store.db
      .selectFrom("campaigns")
      .select("slug")
      .where("id", "=", id)
      .executeTakeFirst();
    const exportedName = `answers-${campaign?.slug ?? id}`;
    return exportName({
      what: exportedName,
      clock: services.clock,
      filter,
      listed: ["from", "to", "version", "chosen"],
      type,
    });
  }
  return [
    adminEndpoint({
      method: "patch",
      path: one,
      operationId: "moveResponse",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Marks an answer as spam or not spam.",
      permission: "answers.read",
      input: responsePatch,
      example: { state: "suspected_spam" },
      answer: {
        status: 200,
        description: "The answer has been moved.",
        example: { message: responseCopy.moved, response: exampleResponse },
      },
      async handle({ state }, { actor, params }) {
        const move = state === "kept" ? releaseResponse : suspectResponse;
        await move(services, actor, places(params));
        const message = state === "kept" ? responseCopy.released : responseCopy.moved;
        return {
          status: 200,
          body: { message, response: await responseById(services, actor, places(params)) },
        };
      },
    }),
    adminEndpoint({
      method: "delete",
      path: one,
      operationId: "deleteResponse",
      summary: "Deletes one answer permanently.",
      permission: "records.delete",
      answer: {
        status: 200,
        description: "The answer has been deleted.",
        example: { message: responseCopy.deleted },
      },
      async handle(_input: undefined, { actor, params }) {
        await deleteResponse(services, actor, places(params));
        return { status: 200, body: { message: responseCopy.deleted } };
      },
    }),
    adminEndpoint({
      method: "get",
      path: `${list}.csv`,
      operationId: "exportResponsesCsv",
      summary: "Exports the answers that match a filter as CSV, in UTF-8 with a byte order mark.",
      permission: "answers.export",
      input: filterQuery,
      answer: {
        status: 200,
        description: "A header row, then one row per answer. The file name includes the filter.",
        example: {},
        file: {
          type: "text/csv",
          example: `Id,Sent,Version\r\n${exampleId},2026-11-21T10:00:00.000Z,1\r\n`,
        },
      },
      async handle(query, { actor, params: { id = "" } }) {
        const pieces = await responsesCsv(services, actor, id, filterOf(query));
        return fileAnswer({
          pieces,
          type: "text/csv; charset=utf-8",
          saveAs: await nameOf(id, query, "csv"),
        });
      },
    }),
    adminEndpoint({
      method: "get",
      path: `${list}.json`,
      operationId: "exportResponsesJson",
      summary: "Exports the answers that match a filter as JSON.",
      permission: "answers.export",
      input: filterQuery,
      answer: {
        status: 200,
        description: "The filter, the questions and every answer.",
        example: { campaign: exampleId, filter: {}, count: 1, questions: [], responses: [exampleResponse] },
      },
      async handle(query, { actor, params: { id = "" } }) {
        const pieces = await responsesJson(services, actor, id, filterOf(query));
        return fileAnswer({
          pieces,
          type: "application/json; charset=utf-8",
          saveAs: await nameOf(id, query, "json"),
        });
      },
    }),
  ];
}

function fileAnswer(file: StreamedFile) {
  return { status: 200, body: {}, file } as const;
}

/** Deletes a campaign. It's here and not in campaigns/ because it also deletes the answers. */
export function campaignDeletionEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "delete",
      path: "/admin/campaigns/:id",
      operationId: "deleteCampaign",
      summary: "Deletes a campaign and its answers permanently. The title is required as confirmation.",
      permission: "records.delete",
      input: campaignDeletion,
      example: { title: "What would help during the wait?" },
      answer: {
        status: 200,
        description:
          "The campaign has been deleted. Its answers are being removed; only their number is kept.",
        example: { message: adminMessages.deleted },
      },
      async handle({ title }, { actor, params: { id = "" } }) {
        await deleteCampaign(services, actor, { id, typedTitle: title });
        return { status: 200, body: { message: adminMessages.deleted } };
      },
    }),
  ];
}

/** The text to type before a campaign and its responses are deleted. */
const campaignDeletion = z.strictObject({
  title: safeText({ max: campaignBounds.title, sentence: adminMessages.tooLong(campaignBounds.title) }),
});
