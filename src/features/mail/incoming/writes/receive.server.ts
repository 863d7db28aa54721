import type { Tx } from "#platform/database/open.ts";
import { type KindOfMail, kindOfMail } from "#platform/mail/incoming/kind-of-mail.ts";
import { ownAddresses } from "#platform/mail/incoming/own-addresses.ts";
import { readMail } from "#platform/mail/incoming/read-mail.server.ts";
import type { Services } from "#platform/services.ts";
import type { IncomingMailRow } from "../table.server.ts";
import { withoutTokens } from "./without-tokens.server.ts";

/**
 * Takes one mail of the mailbox: the claim and everything that follows from the mail are written together, so that it's
 * taken once, however often and by however many processes it's read. Its files follow in small transactions.
 * @returns what it was taken for, or `unread` if no feature wanted it, which leaves no claim; undefined if it had been
 * taken before.
 * @throws {UnreadableMailError} when it can't be read, however often it's tried.
 */
export async function receiveMail(
  services: Services,
  raw: Uint8Array,
): Promise<IncomingMailRow["taken_as"] | undefined> {
  const { mail, tokens } = await withoutTokens(services, await readMail(raw, services.clock.now()));
  const { kind } = kindOfMail(mail, ownAddresses(services.settings));
  const takers = takersOf(services, kind);
  const takenAs = await services.store.transact(async (tx) => {
    const claim = { id: mail.id, taken_as: "unread" as const, received_at: mail.receivedAt };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("incoming_mails")
      .values(claim)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return (await isPrivate(tx, mail.id)) ? "private" : undefined;
    for (const take of takers) {
      const taken_as = await take(tx, mail);
      if (taken_as === undefined) continue;
      await tx.updateTable("incoming_mails").set({ taken_as }).where("id", "=", mail.id).execute();
      // Only a person's mail may cause one. A private one isn't kept, and neither are its links.
      if (kind !== "program" && taken_as !== "private") await replaceTokens(tx, services, tokens);
      return taken_as;
    }
    await tx.deleteFrom("incoming_mails").where("id", "=", mail.id).execute();
    return "unread" as const;
  });
  // Of a mail that had been taken before, a crash can have left files behind.
  if (takenAs !== "unread")
    for (const finisher of services.contributions.mailFinishers) await finisher(services)(mail);
  return takenAs;
}

/** Our own mails are nobody's. Replies to private mails come before whatever the team reads. */
function takersOf(services: Services, kind: KindOfMail["kind"]) {
  if (kind === "ours") return [async () => "ours" as const];
  const { replyTakers, mailTakers } = services.contributions;
  return [...replyTakers, ...mailTakers].map((taker) => taker(services));
}

/** Whether a mail that comes again was a private one, which a crash has left in the mailbox. */
async function isPrivate(tx: Tx, id: string): Promise<boolean> {
  const { taken_as } = await tx
    .selectFrom("incoming_mails")
    .select("taken_as")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return taken_as === "private";
}

const mostTokens = 20;

/** The mail itself stays in the mailbox, where others can read it. */
async function replaceTokens(tx: Tx, services: Services, tokens: ReadonlySet<string>): Promise<void> {
  for (const token of [...tokens].slice(0, mostTokens))
    for (const replacer of services.contributions.tokenReplacers) await replacer(services)(tx, token);
}
