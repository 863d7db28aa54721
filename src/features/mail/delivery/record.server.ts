import { heldCopy } from "#content/my-data.ts";
import { addressFields, recordTable } from "#platform/records/record-table.ts";

export const sentMails = recordTable(addressFields, { table: "sent_mails", ownLabels: heldCopy.labels });

export const mailStops = recordTable(addressFields, { table: "mail_stops", ownLabels: heldCopy.labels });
