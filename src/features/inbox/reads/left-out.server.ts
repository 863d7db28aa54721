import { cellOf } from "#platform/crypto/keyed-table.ts";
import { type Columns, listAddress, listOf } from "#platform/list/columns.ts";
import { keysetPage } from "#platform/list/keyset.ts";
import type { ProofOfProgram } from "#platform/mail/incoming/kind-of-mail.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { leftOutCopy } from "../copy/left-out.ts";
import { conversationsOf } from "../forms/table.server.ts";

type LeftOut = { id: string; at: string; domain: string; subject: string; proof: ProofOfProgram | "" };

const columns = {
  subject: { heading: "Subject", value: ({ subject }) => subject || leftOutCopy.noSubject },
  domain: { heading: "Sender’s domain", value: ({ domain }) => domain, format: "soft" },
  why: {
    heading: "Why",
    value: ({ proof }) => leftOutCopy.why[proof === "" ? "automatic" : proof],
    format: "soft",
  },
  at: { heading: "Arrived", value: ({ at }) => at, format: "time" },
  open: { heading: leftOutCopy.open, value: () => "" },
} satisfies Columns<LeftOut>;

const pageSize = 25;
const cursorForm = /^[\dTZ:.-]{20,30}_[\da-f-]{36}$/;

/** The emails that were left out of Messages because a program sent them, the newest first. */
export async function leftOutMails(
  services: Services,
  actor: Actor,
  { path, cursor: wanted }: { path: string; cursor: string },
) {
  authorize(actor, "messages.read");
  const cursor = cursorForm.test(wanted) ? wanted : undefined;
  const { items, next } = await keysetPage(
    (from) => rowsAfter(services, from),
    ({ at, id }) => `${at}_${id}`,
    { cursor, size: pageSize },
  );
  return {
    mayOpen: may(actor, "messages.write"),
    list: listOf(columns, items, ({ id }) => ({ id })),
    older: next === null ? undefined : listAddress(path, { cursor: next }),
    first: cursor === undefined ? undefined : path,
  };
}

async function rowsAfter(
  { store, cipher }: Services,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<LeftOut[]> {
  const [at = "", after = ""] = cursor?.split("_") ?? [];
  const rows = await store.db
    .selectFrom("conversations")
    .where("kind", "=", "messages")
    .select(["id", "created_at", "email", "mail_subject", "left_out_as"])
    .where("state", "=", "automatic")
    .$if(cursor !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), "<", tuple(at, after))),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, created_at, email, mail_subject, left_out_as }) => {
    const opened = (column: string, text: string) =>
      text === "" ? "" : cipher.decrypt(text, cellOf(conversationsOf("messages"), column, id));
    const address = opened("email", email);
    return {
      id,
      at: created_at,
      domain: address.slice(address.lastIndexOf("@") + 1),
      subject: opened("mail_subject", mail_subject),
      proof: left_out_as,
    };
  });
}
