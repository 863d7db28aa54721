import { parseMail } from "#platform/mail/incoming/parse-mail.ts";
import type { Services } from "#platform/services.ts";
import type { IncomingMailRow } from "../table.server.ts";

/**
 * Takes one mail of the mailbox: the claim and everything that follows from the mail are written together, so that it's
 * taken once, however often and by however many processes it's read.
 * @returns what it was taken for; undefined if it had been taken before.
 */
export async function receiveMail(
  services: Services,
  raw: Uint8Array,
): Promise<IncomingMailRow["taken_as"] | undefined> {
  const mail = await parseMail(raw, services.clock.now());
  const takers = services.contributions.mailTakers.map((taker) => taker(services));
  return services.store.transact(async (tx) => {
    const claim = { id: mail.id, taken_as: "unread" as const, received_at: mail.receivedAt };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("incoming_mails")
      .values(claim)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return undefined;
    for (const take of takers) {
      const taken_as = await take(tx, mail);
      if (taken_as === undefined) continue;
      await tx.updateTable("incoming_mails").set({ taken_as }).where("id", "=", mail.id).execute();
      return taken_as;
    }
    return "unread";
  });
}
