import type { Column } from "#platform/list/columns.ts";
import { auditCopy } from "../copy.ts";
import type { AuditRow } from "../table.server.ts";

const { id, columns, exported } = auditCopy;

/** A change with what a reader sees of it on the screen: a name, an action in words, and a title. */
export type NamedEntry = AuditRow & { actorName: string; actionText: string; title: string };

/** The columns of the audit log's export: ids as stored, which never change, then the words for them today. */
export const auditColumns: readonly Column<NamedEntry>[] = [
  { heading: id, value: (entry) => entry.id },
  { heading: columns.at, value: ({ at }) => at },
  { heading: columns.actor, value: ({ actor }) => actor },
  { heading: columns.action, value: ({ action }) => action },
  { heading: columns.subject, value: ({ subject }) => subject },
  { heading: exported.actorName, value: ({ actorName }) => actorName },
  { heading: exported.actionText, value: ({ actionText }) => actionText },
  { heading: exported.title, value: ({ title }) => title },
];
