import { adminEndpoint } from "#platform/http/endpoint.ts";
import { exportName } from "#platform/http/export-name.ts";
import type { Services } from "#platform/services.ts";
import { subscriberMessages as sentences } from "./copy.ts";
import { subscribersCsv } from "./reads/export.server.ts";
import { findSubscriber, subscriberById, subscriberPage } from "./reads/list.server.ts";
import { importBytes } from "./rules.ts";
import {
  subscriberFilter,
  subscriberImport,
  subscriberPatch,
  subscriberSearch,
  subscribersQuery,
} from "./schema.ts";
import { eraseSubscriber, unsubscribe } from "./writes/admin.server.ts";
import { importSubscribers } from "./writes/import.server.ts";

const id = "01a1fc74-724c-71fd-a085-833908003bf9";
const example = {
  id,
  email: "reader@example.org",
  state: "active",
  source: "/membership",
  createdAt: "2026-11-21T10:00:00.000Z",
  changedAt: "2026-11-21T10:00:00.000Z",
};
const one = "/admin/subscribers/:id";

/** The team's operations on the newsletter's list. */
export function subscribersEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/subscribers",
      operationId: "listSubscribers",
      summary: "Lists subscribers, the newest first, by state and by page of the sign-up.",
      right: "subscribers.read",
      input: subscribersQuery,
      answer: {
        status: 200,
        description: "A page of subscribers, and where the next page begins.",
        example: { items: [example], next: null },
      },
      handle: async ({ limit, ...query }, { actor }) => ({
        status: 200,
        body: await subscriberPage(services, actor, {
          ...query,
          ...(limit === undefined ? {} : { limit: Number(limit) }),
        }),
      }),
    }),
    adminEndpoint({
      method: "get",
      path: "/admin/subscribers.csv",
      operationId: "exportSubscribers",
      summary: "Exports the subscribers of a filter as CSV, in UTF-8 with a byte order mark.",
      right: "subscribers.export",
      input: subscriberFilter,
      answer: {
        status: 200,
        description:
          "One line with the columns, and one for each subscriber. The file's name says the filter.",
        example: {},
        file: {
          type: "text/csv",
          example: `Email,Status,Source,Since,Changed\r\n${example.email},Subscribed,/membership,${example.createdAt},${example.changedAt}\r\n`,
        },
      },
      async handle(filter, { actor }) {
        const pieces = await subscribersCsv(services, actor, filter);
        const file = {
          pieces,
          type: "text/csv; charset=utf-8",
          saveAs: exportName({
            what: "subscribers",
            clock: services.clock,
            filter,
            listed: ["state", "source"],
          }),
        };
        return { status: 200, body: {}, file };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/subscribers/find",
      operationId: "findSubscriber",
      summary: "Finds the subscriber with exactly this address.",
      right: "subscribers.read",
      input: subscriberSearch,
      example: { email: example.email },
      answer: { status: 200, description: "Their id.", example: { id } },
      handle: async ({ email }, { actor }) => ({
        status: 200,
        body: { id: await findSubscriber(services, actor, email) },
      }),
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/subscribers/import",
      operationId: "importSubscribers",
      summary: "Looks through a CSV file of up to 5,000 rows; with the proof of that look, imports it.",
      right: "subscribers.write",
      // The text travels inside JSON, where ends of lines and quotes take a sign more.
      maxBytes: importBytes * 2,
      input: subscriberImport,
      example: { csv: "email\r\nreader@example.org\r\n", source: "Paper list, open day in October 2026" },
      answer: {
        status: 200,
        description: "What came of it, or what would: rows are told by their number in the file.",
        example: {
          done: false,
          rows: 2_000,
          added: 1_970,
          bad: [{ row: 17, reason: "Not a valid email address" }],
          repeated: [18],
          known: [19],
          waiting: [],
          left: [20],
          checked: "2Ws8…",
        },
      },
      handle: async (input, { actor }) => ({
        status: 200,
        body: await importSubscribers(services, actor, input),
      }),
    }),
    adminEndpoint({
      method: "get",
      path: one,
      operationId: "readSubscriber",
      summary: "Reads one subscriber with every yes and no of theirs.",
      right: "subscribers.read",
      answer: {
        status: 200,
        description: "The subscriber.",
        example: { subscriber: { ...example, muted: { topics: ["loss"], dates: [] }, consents: [] } },
      },
      handle: async (_input: undefined, { actor, params }) => ({
        status: 200,
        body: { subscriber: await subscriberById(services, actor, params.id ?? "") },
      }),
    }),
    adminEndpoint({
      method: "patch",
      path: one,
      operationId: "unsubscribeSubscriber",
      summary: "Takes a subscriber off the list.",
      right: "subscribers.write",
      input: subscriberPatch,
      example: { state: "unsubscribed" },
      answer: { status: 200, description: "They are off the list.", example: { message: sentences.left } },
      async handle(_input, { actor, params }) {
        await unsubscribe(services, actor, params.id ?? "");
        return { status: 200, body: { message: sentences.left } };
      },
    }),
    adminEndpoint({
      method: "delete",
      path: one,
      operationId: "eraseSubscriber",
      summary: "Erases a subscriber and what is queued for them; a mark stays that nobody can read back.",
      right: "records.delete",
      answer: {
        status: 200,
        description: "Nothing of the address is left.",
        example: { message: sentences.erased },
      },
      async handle(_input: undefined, { actor, params }) {
        await eraseSubscriber(services, actor, params.id ?? "");
        return { status: 200, body: { message: sentences.erased } };
      },
    }),
  ];
}
