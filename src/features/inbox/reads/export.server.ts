import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { csvLine } from "#platform/csv/csv.ts";
import { narrowedBy } from "#platform/csv/export-name.ts";
import type { Services } from "#platform/services.ts";
import { inboxExport, stateNames } from "../copy/inbox.ts";
import { type BoxName, boxes } from "../rules/boxes.ts";
import type { Item } from "./items.server.ts";
import { everyItem, type InboxFilter } from "./list.server.ts";

/**
 * Messages or inquiries as CSV, piece by piece, by the same filter as the list. The export stands in the audit before
 * the first byte leaves. Await it once to be told of a refusal, then read the pieces.
 */
export async function inboxCsv(
  services: Services,
  actor: Actor,
  box: BoxName,
  filter: InboxFilter,
): Promise<AsyncGenerator<string>> {
  authorize(actor, boxes[box].read);
  authorize(actor, boxes[box].export);
  const team = new Map((await listMembers(services)).map(({ id, name, email }) => [id, name || email]));
  await services.store.transact((tx) =>
    recordAudit(tx, services, { actor, action: `${box}.exported`, subject: narrowedBy(filter, ["choice"]) }),
  );
  const columns = columnsOf(box);
  return (async function* () {
    // The mark in front tells spreadsheets that this is UTF-8.
    yield `\uFEFF${csvLine(columns.map((column) => inboxExport.columns[column]))}`;
    for await (const item of everyItem(services, actor, box, filter)) {
      const cells: Readonly<Record<Column, string>> = {
        ...item,
        state: stateNames[item.state],
        assignee: team.get(item.assignee) ?? "",
      };
      yield csvLine(columns.map((column) => cells[column]));
    }
  })();
}

type Column = keyof typeof inboxExport.columns & keyof Item;

function columnsOf(box: BoxName): readonly Column[] {
  const about = ["id", "createdAt", "state", "assignee", "metAt"] as const;
  const person = ["name", "email", "phone", "message"] as const;
  return [...about, box === "messages" ? "subject" : "clinic", ...person];
}
