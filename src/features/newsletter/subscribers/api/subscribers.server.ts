import { exportName } from "#platform/csv/export-name.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import { csvHeadings } from "#platform/list/to-csv.ts";
import type { Services } from "#platform/services.ts";
import { subscriberColumns } from "../copy/columns.ts";
import { subscriberMessages as messages } from "../copy/subscribers.ts";
import { subscriberOf, subscribersCsv } from "../reads/rows.server.ts";
import { searchSubscribers } from "../reads/search.server.ts";
import { importBytes } from "../rules/bounds.ts";
import {
  subscriberAddition,
  subscriberExport,
  subscriberImport,
  subscriberPart,
  subscriberPatch,
} from "../schema.ts";
import { importSubscribers } from "../writes/import.server.ts";
import { addSubscriber, changeSubscriber, eraseSubscriber, unsubscribe } from "../writes/person.server.ts";
import { subscriberBulkEndpoints } from "./bulk.server.ts";

const id = "01a1fc74-724c-71fd-a085-833908003bf9";
const example = {
  id,
  email: "reader@example.org",
  name: "Robin Reed",
  state: "active",
  source: "/membership",
  createdAt: "2026-11-21T10:00:00.000Z",
  changedAt: "2026-11-21T10:00:00.000Z",
};
const one = "/admin/subscribers/:id";

/** Admin endpoints for newsletter subscribers. */
export function subscribersEndpoints(services: Services) {
  return [
    ...subscriberBulkEndpoints(services),
    adminEndpoint({
      method: "get",
      path: "/admin/subscribers.csv",
      operationId: "exportSubscribers",
      summary: "Exports the subscribers that match a filter as CSV, in UTF-8 with a byte order mark.",
      permission: "subscribers.export",
      input: subscriberExport,
      answer: {
        status: 200,
        description: "A header row, then one row per subscriber. The file name includes the filter.",
        example: {},
        file: {
          type: "text/csv",
          example: `${csvHeadings(Object.values(subscriberColumns))}\r\n${example.email},Subscribed,${example.name},Donor circle,/membership,${example.createdAt},${example.changedAt}\r\n`,
        },
      },
      async handle({ ids, ...filter }, { actor }) {
        const pieces = await subscribersCsv(services, actor, { ids, ...filter });
        const file = {
          pieces,
          type: "text/csv; charset=utf-8",
          saveAs: exportName({
            what: "subscribers",
            clock: services.clock,
            filter: { ...filter, chosen: ids !== undefined },
            listed: ["state", "source"],
          }),
        };
        return { status: 200, body: {}, file };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/subscribers/search",
      operationId: "searchSubscribers",
      withoutRecentSignIn: "reads no more than one screen shows",
      summary: "Finds up to 50 subscribers by a part of their address or name, newest first.",
      permission: "subscribers.read",
      input: subscriberPart,
      example: { text: "reader@" },
      answer: {
        status: 200,
        description: "The subscribers, and whether there are more.",
        example: { items: [example], more: false },
      },
      async handle({ text }, { actor }) {
        const { rows, more } = await searchSubscribers(services, actor, text);
        return { status: 200, body: { items: rows.map(subscriberOf), more } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/subscribers",
      operationId: "addSubscriber",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Adds one subscriber. Unless the source proves consent, they get a mail to confirm first.",
      permission: "subscribers.write",
      input: subscriberAddition,
      example: {
        email: "robin.reed@example.org",
        name: "Robin Reed",
        tags: ["Open house"],
        proof: "signed",
        source: "Paper list, open day in October 2026",
      },
      answer: { status: 201, description: "Their id and status.", example: { id, state: "active" } },
      handle: async (input, { actor }) => ({
        status: 201,
        body: await addSubscriber(services, actor, input),
      }),
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/subscribers/import",
      operationId: "importSubscribers",
      summary:
        "Dry-runs the import of a CSV file of up to 5,000 rows. Send the returned token to run it. People whom the file marks as unsubscribed, bounced or blocked are never made active; what isn't understood is asked about, and left out until answered.",
      permission: "subscribers.write",
      // JSON escapes line breaks and quotes, so the body is larger than the file.
      maxBytes: importBytes * 2,
      input: subscriberImport,
      example: { csv: "email\r\nreader@example.org\r\n", source: "Paper list, open day in October 2026" },
      answer: {
        status: 200,
        description: "The result of the dry run or import. Rows are given by their number in the file.",
        example: {
          done: false,
          rows: 2_000,
          added: 1_970,
          pending: 2,
          suppressed: 11,
          removed: 1,
          tagged: 1,
          bad: [{ row: 17, reason: "Not a valid email address" }],
          mended: [],
          repeated: [18],
          known: [19],
          waiting: [],
          left: [20],
          stays: [],
          skipped: [21],
          questions: [{ column: "Status", value: "Sleeping", rows: 1, answer: "skip" }],
          columns: { deciding: ["Status"], ignored: ["Phone"] },
          checked: "2Ws8…",
        },
      },
      handle: async (input, { actor }) => ({
        status: 200,
        body: await importSubscribers(services, actor, input),
      }),
    }),
    adminEndpoint({
      method: "patch",
      path: one,
      operationId: "changeSubscriber",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Unsubscribes a subscriber, or changes their name and tags.",
      permission: "subscribers.write",
      input: subscriberPatch,
      example: { state: "unsubscribed" },
      answer: {
        status: 200,
        description: "The subscriber has been changed.",
        example: { message: messages.left },
      },
      async handle(input, { actor, params }) {
        if ("tags" in input) {
          await changeSubscriber(services, actor, { ...input, id: params.id ?? "" });
          return { status: 200, body: { message: messages.changed } };
        }
        await unsubscribe(services, actor, params.id ?? "");
        return { status: 200, body: { message: messages.left } };
      },
    }),
    adminEndpoint({
      method: "delete",
      path: one,
      operationId: "eraseSubscriber",
      summary:
        "Erases a subscriber and any emails queued for them. Only a blind index of the address is kept.",
      permission: "records.delete",
      answer: {
        status: 200,
        description: "The subscriber has been erased.",
        example: { message: messages.erased },
      },
      async handle(_input: undefined, { actor, params }) {
        await eraseSubscriber(services, actor, params.id ?? "");
        return { status: 200, body: { message: messages.erased } };
      },
    }),
  ];
}
