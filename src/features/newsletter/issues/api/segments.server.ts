import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { subscriberMessages as messages } from "../../subscribers/copy/subscribers.ts";
import { segmentContent } from "../../subscribers/schema.ts";
import { deleteTag } from "../../subscribers/writes/tags.server.ts";
import { deleteSegment, saveSegment } from "../writes/segments.server.ts";

const id = "01a1fc74-724c-71fd-a085-833908003bf9";

/** Admin endpoints for tags and saved segments of subscribers. */
export function segmentsEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/subscriber-segments",
      operationId: "saveSegment",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Saves a segment of subscribers.",
      permission: "subscribers.write",
      input: segmentContent,
      example: { name: "Open house 2026", rule: { since: "2026-10-01" } },
      answer: { status: 201, description: "Its id.", example: { id } },
      handle: async (input, { actor }) => ({
        status: 201,
        body: { id: await saveSegment(services, actor, input) },
      }),
    }),
    adminEndpoint({
      method: "delete",
      path: "/admin/subscriber-segments/:id",
      operationId: "deleteSegment",
      summary: "Deletes a segment. Its subscribers stay.",
      permission: "subscribers.write",
      answer: {
        status: 200,
        description: "The segment has been deleted.",
        example: { message: messages.segmentDeleted },
      },
      async handle(_input: undefined, { actor, params }) {
        await deleteSegment(services, actor, params.id ?? "");
        return { status: 200, body: { message: messages.segmentDeleted } };
      },
    }),
    adminEndpoint({
      method: "delete",
      path: "/admin/subscriber-tags/:id",
      operationId: "deleteTag",
      summary: "Deletes a tag and takes it off everyone.",
      permission: "subscribers.write",
      answer: {
        status: 200,
        description: "The tag has been deleted.",
        example: { message: messages.tagDeleted },
      },
      async handle(_input: undefined, { actor, params }) {
        await deleteTag(services, actor, params.id ?? "");
        return { status: 200, body: { message: messages.tagDeleted } };
      },
    }),
  ];
}
