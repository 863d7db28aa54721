import { recordAudit } from "#platform/audit/record-audit.ts";
import { csvLine } from "#platform/csv/csv.ts";
import { csvFile, csvResponse, narrowedBy } from "#platform/csv/export.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { inboxExport, stateNames, teamLabelOf } from "./copy/inbox.ts";
import { type ConversationKind, conversationKinds, kindRules } from "./forms/rules/conversation-kinds.ts";
import { teamFieldsIn } from "./forms/schema/forms.ts";
import { everyItem, type InboxFilter } from "./reads/list.server.ts";
import { inboxFilterOf, inboxFilterQuery, inboxLookup } from "./schema.ts";

const exampleCsv =
  "Id,Received,State\r\n01a1fc74-724c-71fd-a085-833908003bf9,2026-11-20T10:00:00.000Z,New\r\n";

/** Parts of operation ids: `exportMessages`, `exportInquiries`. */
const named = { messages: "Messages", inquiries: "Inquiries" } as const;

export function inboxEndpoints(services: Services) {
  return conversationKinds.flatMap((kind) => exportEndpoints(services, kind));
}

function exportEndpoints(services: Services, kind: ConversationKind) {
  const { export: mayExport } = kindRules[kind];
  const many = named[kind];
  const list = `/admin/${kind}` as const;
  const response = csvResponse(
    "A header row, then one row per item. The file name includes the filter.",
    exampleCsv,
  );
  const csv = (pieces: AsyncGenerator<string>, filter: InboxFilter) =>
    csvFile(pieces, { what: kind, clock: services.clock, filter, listed: ["choice"] });
  return [
    adminEndpoint({
      method: "get",
      path: `${list}.csv`,
      operationId: `export${many}`,
      summary: `Exports ${kind} of a state as CSV, in UTF-8 with a byte order mark.`,
      permission: mayExport,
      input: inboxFilterQuery,
      response,
      async handle(query, { actor }) {
        const filter = inboxFilterOf(query);
        return csv(await inboxCsv(services, actor, kind, filter), filter);
      },
    }),
    adminEndpoint({
      method: "post",
      path: `${list}/search.csv`,
      operationId: `exportFound${many}`,
      summary: `Exports the ${kind} that match a search as CSV.`,
      permission: mayExport,
      input: inboxLookup,
      example: { words: "group nights", state: "all" },
      response,
      async handle(looked, { actor }) {
        const filter = inboxFilterOf(looked);
        return csv(await inboxCsv(services, actor, kind, filter), filter);
      },
    }),
  ];
}

/**
 * Messages or inquiries as CSV, piece by piece, by the same filter as the list. The export stands in the audit before
 * the first byte leaves. Await it once to be told of a refusal, then read the pieces.
 */
export async function inboxCsv(
  services: Services,
  actor: Actor,
  kind: ConversationKind,
  filter: InboxFilter,
): Promise<AsyncGenerator<string>> {
  authorize(actor, kindRules[kind].read);
  authorize(actor, kindRules[kind].export);
  const team = new Map((await listMembers(services)).map(({ id, name, email }) => [id, name || email]));
  await services.store.transact((tx) =>
    recordAudit(tx, services, {
      actor,
      action: `${kind}.exported`,
      subject: narrowedBy(filter, ["choice"]),
    }),
  );
  const { about } = inboxExport;
  const fields = teamFieldsIn[kind];
  return (async function* () {
    // The mark in front tells spreadsheets that this is UTF-8.
    yield `\uFEFF${csvLine([...Object.values(about), ...fields.map(teamLabelOf)])}`;
    const columns = [...Object.keys(about), ...fields.map(({ teamName }) => teamName)];
    for await (const item of everyItem(services, actor, kind, filter)) {
      const cells = new Map<string, string | number>(
        Object.entries({ ...item, state: stateNames[item.state], assignee: team.get(item.assignee) ?? "" }),
      );
      yield csvLine(columns.map((column) => String(cells.get(column) ?? "")));
    }
  })();
}
