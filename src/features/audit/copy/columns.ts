import type { Column } from "#platform/list/columns.ts";
import { auditCopy } from "../copy.ts";
import type { AuditRow } from "../table.server.ts";

const { id, columns } = auditCopy;

/** The columns of the audit log's export, with ids as stored. */
export const auditColumns: readonly Column<AuditRow>[] = [
  { heading: id, value: (entry) => entry.id },
  { heading: columns.at, value: ({ at }) => at },
  { heading: columns.actor, value: ({ actor }) => actor },
  { heading: columns.action, value: ({ action }) => action },
  { heading: columns.subject, value: ({ subject }) => subject },
];
