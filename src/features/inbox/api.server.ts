import { exportName } from "#platform/csv/export-name.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { type MailboxName, mailboxes, mailboxNames } from "./forms/rules/mailboxes.ts";
import { inboxCsv } from "./reads/export.server.ts";
import type { InboxFilter } from "./reads/list.server.ts";
import { inboxFilterOf, inboxFilterQuery, inboxLookup } from "./schema.ts";

const exampleCsv =
  "Id,Received,State\r\n01a1fc74-724c-71fd-a085-833908003bf9,2026-11-20T10:00:00.000Z,New\r\n";

/** Parts of operation ids: `exportMessages`, `exportInquiries`. */
const named = { messages: "Messages", inquiries: "Inquiries" } as const;

/** Exports of the inbox. */
export function inboxEndpoints(services: Services) {
  return mailboxNames.flatMap((mailbox) => exportEndpoints(services, mailbox));
}

function exportEndpoints(services: Services, mailbox: MailboxName) {
  const { export: mayExport } = mailboxes[mailbox];
  const many = named[mailbox];
  const list = `/admin/${mailbox}` as const;
  const csvAnswer = {
    status: 200,
    description: "A header row, then one row per item. The file name includes the filter.",
    example: {},
    file: { type: "text/csv", example: exampleCsv },
  } as const;
  const csv = (pieces: AsyncGenerator<string>, filter: InboxFilter) =>
    ({
      status: 200,
      body: {},
      file: {
        pieces,
        type: "text/csv; charset=utf-8",
        saveAs: exportName({ what: mailbox, clock: services.clock, filter, listed: ["choice"] }),
      },
    }) as const;
  return [
    adminEndpoint({
      method: "get",
      path: `${list}.csv`,
      operationId: `export${many}`,
      summary: `Exports ${mailbox} of a state as CSV, in UTF-8 with a byte order mark.`,
      permission: mayExport,
      input: inboxFilterQuery,
      answer: csvAnswer,
      async handle(query, { actor }) {
        const filter = inboxFilterOf(query);
        return csv(await inboxCsv(services, actor, mailbox, filter), filter);
      },
    }),
    adminEndpoint({
      method: "post",
      path: `${list}/search.csv`,
      operationId: `exportFound${many}`,
      summary: `Exports the ${mailbox} that match a search as CSV.`,
      permission: mayExport,
      input: inboxLookup,
      example: { words: "group nights", state: "all" },
      answer: csvAnswer,
      async handle(looked, { actor }) {
        const filter = inboxFilterOf(looked);
        return csv(await inboxCsv(services, actor, mailbox, filter), filter);
      },
    }),
  ];
}
