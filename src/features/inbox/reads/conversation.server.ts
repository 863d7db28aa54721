import type { Tx } from "#platform/database/open.ts";
import type { IncomingMail } from "#platform/mail/incoming/incoming-mail.ts";
import { idOfTag } from "#platform/mail/tagged-address.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { type ConversationKind, kindRules } from "../forms/rules/conversation-kinds.ts";
import { comparableMessageId, mailIndexes } from "../mails/table.server.ts";
import { shownIn } from "./merged.server.ts";

export type NamedConversation = {
  kind: ConversationKind;
  id: string;
  /** Whether the mail comes from the address whose conversation it is. */
  isOwn: boolean;
};

/** References of one mail that are looked at; the nearest come first. */
const mostReferences = 30;

/**
 * The conversation that a mail belongs to: by the signed address it was sent to, or by the mails it replies to. Only
 * its From address says whether it's the person's own; one of those is preferred to somebody else's.
 */
export async function namedConversation(
  tx: Tx,
  services: Services,
  mail: IncomingMail,
): Promise<NamedConversation | undefined> {
  const { cipher } = services;
  const tagged = mail.to.flatMap((address) => idOfTag(cipher, "reply", address) ?? []);
  const references = mail.references.slice(0, mostReferences);
  const found = [
    ...(await byId(tx, services, mail, tagged)),
    ...(await byId(tx, services, mail, idsOfOurs(services, references))),
    ...(await byAnswer(tx, services, mail, idsOfOurs(services, references))),
    ...(await byEarlierMail(tx, services, mail, references)),
  ];
  return found.find(({ isOwn }) => isOwn) ?? found[0];
}

const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Some mail programs change the case. */
function idsOfOurs({ settings }: Services, references: readonly string[]): string[] {
  const end = `@${new URL(settings.SITE_URL).hostname}`;
  return references
    .map((reference) => reference.toLowerCase())
    .filter((reference) => reference.endsWith(end))
    .map((reference) => reference.slice(0, -end.length))
    .filter((id) => idForm.test(id));
}

async function byId(
  tx: Tx,
  { cipher }: Services,
  { from }: IncomingMail,
  ids: readonly string[],
): Promise<NamedConversation[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom("conversations")
    .select(["id", "kind", "email_index"])
    .where("id", "in", ids)
    // A person can reply to a mail of theirs that was left out.
    .where("state", "<>", "automatic")
    .execute();
  return Promise.all(
    rows.map(async ({ id, kind, email_index }) => {
      const own: readonly string[] = from
        ? cipher.blindIndexes(kindRules[kind].context, comparableEmail(from.address))
        : [];
      return { kind, id: await shownIn(tx, kind, id), isOwn: own.includes(email_index) };
    }),
  );
}

async function byAnswer(tx: Tx, services: Services, mail: IncomingMail, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const answers = await tx
    .selectFrom("inbox_answers")
    .select("conversation_id")
    .where("outbox_id", "in", ids)
    .execute();
  return byId(tx, services, mail, itemsOf(answers));
}

/** Somebody who writes again before we replied can only name their own mail. */
async function byEarlierMail(tx: Tx, services: Services, mail: IncomingMail, references: readonly string[]) {
  if (references.length === 0 || mail.from === undefined) return [];
  const { cipher } = services;
  const indexes = references.flatMap((id) =>
    cipher.blindIndexes(mailIndexes.messageId, comparableMessageId(id)),
  );
  const earlier = await tx
    .selectFrom("inbox_mails")
    .select("conversation_id")
    .where("mail_index", "in", indexes)
    .execute();
  const found = await byId(tx, services, mail, itemsOf(earlier));
  // A Message-ID of somebody else's program isn't secret: it proves nothing about a stranger.
  return found.filter(({ isOwn }) => isOwn);
}

const itemsOf = (rows: readonly { conversation_id: string }[]) => [
  ...new Set(rows.map(({ conversation_id }) => conversation_id)),
];
