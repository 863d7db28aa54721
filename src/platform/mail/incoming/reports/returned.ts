import { ownMessageIdHeader } from "../../mail.ts";
import type { IncomingMail } from "../incoming-mail.ts";
import { fieldGroups, fieldsOf } from "./fields.ts";
import { cutPlainBounce, isFromMailServer } from "./plain-bounce.ts";

/** What can name the mail that a report is about, to be verified by the caller. */
export type Returned = {
  /** Addresses that can have our tag: where the report was sent, and the envelope's sender in it. */
  addresses: readonly string[];
  /** Message-IDs in the header of the returned mail, without brackets. */
  messageIds: readonly string[];
};

/** Fields in which servers and providers repeat the sender of the envelope. */
const senderFields = [
  "original-mail-from",
  "return-path",
  "x-original-mail-from",
  "x-envelope-from",
  "x-hmxmroriginalmailfrom",
];

/** Finds what names the returned mail. Addresses of receivers and everything in a text for people are left out. */
export function returnedOf(mail: IncomingMail): Returned {
  const header = fieldsOf(headerOf(mail));
  const groups = [header, ...fieldGroups(mail.report?.fields ?? "")];
  const senders = groups.flatMap((group) => senderFields.flatMap((name) => group.get(name) ?? []));
  return {
    addresses: [
      ...mail.to,
      ...senders.flatMap((text) => text.split(/[\s<>"(),;:]+/)).filter((word) => word.includes("@")),
    ],
    messageIds: groups.flatMap((group) =>
      [ownMessageIdHeader.toLowerCase(), "message-id"].flatMap((name) => {
        const [, id] = /<([^<>\s]{1,998})>/.exec(group.get(name) ?? "") ?? [];
        return id ?? [];
      }),
    ),
  };
}

function headerOf(mail: IncomingMail): string {
  if (mail.returnedHeader !== "") return mail.returnedHeader;
  // Only a mail server's text has a returned mail: a person can quote one.
  if (!isFromMailServer(mail)) return "";
  return cutPlainBounce(mail.text).returned.split(/\n[\t ]*\n/)[0] ?? "";
}
