import { csvFile, csvResponse } from "#platform/csv/export.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import { csvHeadings } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";
import { subscriberColumns } from "./copy/columns.ts";
import { subscriberMessages, subscribersCopy } from "./copy/subscribers.ts";
import { subscribersCsv } from "./reads/rows.server.ts";
import { importBytes } from "./rules/bounds.ts";
import { subscriberExport, subscriberImport, subscribersUndo } from "./schema.ts";
import { undoSubscribers } from "./writes/bulk.server.ts";
import { importSubscribers } from "./writes/import.server.ts";

const undone = (count: number) => subscriberMessages.bulk.undone(subscribersCopy.people(count));

/** More than a screen's operation sends or takes. */
export function subscribersEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/subscribers.csv",
      operationId: "exportSubscribers",
      summary: "Exports the subscribers that match a filter as CSV, in UTF-8 with a byte order mark.",
      permission: "subscribers.export",
      input: subscriberExport,
      response: csvResponse(
        "A header row, then one row per subscriber. The file name includes the filter.",
        `${csvHeadings(Object.values(subscriberColumns))}\r\nreader@example.org,Subscribed,Robin Reed,Donor circle,/membership,2026-11-21T10:00:00.000Z,2026-11-21T10:00:00.000Z\r\n`,
      ),
      async handle({ ids, ...filter }, { actor }) {
        const pieces = await subscribersCsv(services, actor, { ids, ...filter });
        return csvFile(pieces, {
          what: "subscribers",
          clock: services.clock,
          filter: { ...filter, chosen: ids !== undefined },
          listed: ["state", "source"],
        });
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/subscribers/bulk/undo",
      operationId: "undoSubscribers",
      summary: "Undoes a change of several subscribers. Whoever has changed since stays as they are.",
      permission: "subscribers.write",
      withoutRecentSignIn: "changes several, which can be undone",
      maxBytes: 2_000_000,
      input: subscribersUndo,
      example: { undo: "eyJ…" },
      response: { status: 200, description: "How many are as before.", example: { message: undone(1) } },
      handle: async ({ undo }, { actor }) => ({
        status: 200,
        body: { message: undone(await undoSubscribers(services, actor, undo)) },
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
      response: {
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
          columns: { deciding: [{ name: "Status", rows: 3 }], ignored: ["Phone"] },
          checked: "2Ws8…",
        },
      },
      handle: async (input, { actor }) => ({
        status: 200,
        body: await importSubscribers(services, actor, input),
      }),
    }),
  ];
}
