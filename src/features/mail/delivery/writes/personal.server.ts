import { heldCopy } from "#content/my-data.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import type { PersonalDataSource, StoredItem } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import { mailNames, reportWords, stopReasons } from "../copy.ts";
import { mailStops, sentMails } from "../record.server.ts";
import { reportIndexes } from "../table.server.ts";

const { labels } = heldCopy;

export const mailDeliverySource: PersonalDataSource = {
  kind: "delivery",
  tables: ["sent_mails", "mail_reports", "mail_stops"],
  erased: "after own rows",
  addressRows: [{ table: "sent_mails" }, { table: "mail_stops" }],
  person: null,
  async find(services, email) {
    const { sent, reports, stops } = await rowsOf(services, services.store.db, email);
    const mails = sent.map((row): StoredItem => {
      const outcome = reports
        .filter(({ mail_id }) => mail_id === row.id)
        .map(({ kind }) => reportWords[kind]);
      return {
        id: row.id,
        at: row.at,
        fields: [
          ...sentMails.ownData(services, row, row.at).fields,
          { name: "mail", label: labels.mail, text: mailNames[row.kind] },
          { name: "outcome", label: labels.outcome, text: outcome.join(", ") },
        ],
      };
    });
    const older = reports
      .filter(({ mail_id }) => !sent.some(({ id }) => id === mail_id))
      .map(
        (row): StoredItem => ({
          id: row.id,
          at: row.at,
          fields: [
            { name: "mail", label: labels.mail, text: mailNames[row.mail_kind] },
            { name: "outcome", label: labels.outcome, text: reportWords[row.kind] },
          ],
        }),
      );
    const stopped = stops.map(
      (row): StoredItem => ({
        id: row.id,
        at: row.stopped_at,
        fields: [
          ...mailStops.ownData(services, row, row.stopped_at).fields,
          { name: "stopped", label: labels.stopped, text: stopReasons[row.reason] },
          { name: "until", label: labels.until, text: row.lifted_at },
        ],
      }),
    );
    return [...stopped, ...mails, ...older];
  },
  async prepareErasure(services, email) {
    return async (tx) => {
      const { sent, reports, stops } = await rowsOf(services, tx, email);
      const ids = [...sent, ...reports, ...stops].map(({ id }) => id);
      for (const table of ["sent_mails", "mail_reports", "mail_stops"] as const)
        await tx.deleteFrom(table).where("email_index", "in", indexesIn(services, email)[table]).execute();
      return { count: ids.length, ids };
    };
  },
};

function indexesIn(services: Pick<Services, "cipher">, email: string) {
  return {
    sent_mails: sentMails.indexesOf(services, email),
    mail_reports: services.cipher.blindIndexes(reportIndexes, email),
    mail_stops: mailStops.indexesOf(services, email),
  };
}

async function rowsOf(services: Services, db: Database | Tx, email: string) {
  const indexes = indexesIn(services, email);
  return {
    sent: await db
      .selectFrom("sent_mails")
      .selectAll()
      .where("email_index", "in", indexes.sent_mails)
      .orderBy("at")
      .execute(),
    reports: await db
      .selectFrom("mail_reports")
      .selectAll()
      .where("email_index", "in", indexes.mail_reports)
      .orderBy("at")
      .execute(),
    stops: await db
      .selectFrom("mail_stops")
      .selectAll()
      .where("email_index", "in", indexes.mail_stops)
      .execute(),
  };
}
