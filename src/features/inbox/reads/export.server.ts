import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { csvLine } from "#platform/csv/csv.ts";
import { narrowedBy } from "#platform/csv/export-name.ts";
import type { Services } from "#platform/services.ts";
import { inboxExport, stateNames, teamLabelOf } from "../copy/inbox.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { teamFieldsIn } from "../forms/schema/forms.ts";
import { everyItem, type InboxFilter } from "./list.server.ts";

/**
 * Messages or inquiries as CSV, piece by piece, by the same filter as the list. The export stands in the audit before
 * the first byte leaves. Await it once to be told of a refusal, then read the pieces.
 */
export async function inboxCsv(
  services: Services,
  actor: Actor,
  mailbox: MailboxName,
  filter: InboxFilter,
): Promise<AsyncGenerator<string>> {
  authorize(actor, mailboxes[mailbox].read);
  authorize(actor, mailboxes[mailbox].export);
  const team = new Map((await listMembers(services)).map(({ id, name, email }) => [id, name || email]));
  await services.store.transact((tx) =>
    recordAudit(tx, services, {
      actor,
      action: `${mailbox}.exported`,
      subject: narrowedBy(filter, ["choice"]),
    }),
  );
  const { about } = inboxExport;
  const fields = teamFieldsIn[mailbox];
  return (async function* () {
    // The mark in front tells spreadsheets that this is UTF-8.
    yield `\uFEFF${csvLine([...Object.values(about), ...fields.map(teamLabelOf)])}`;
    const columns = [...Object.keys(about), ...fields.map(({ teamName }) => teamName)];
    for await (const item of everyItem(services, actor, mailbox, filter)) {
      const cells = new Map<string, string | number>(
        Object.entries({ ...item, state: stateNames[item.state], assignee: team.get(item.assignee) ?? "" }),
      );
      yield csvLine(columns.map((column) => String(cells.get(column) ?? "")));
    }
  })();
}
