import type { Services } from "#platform/services.ts";
import { formatFileSize } from "#ui/file-size.ts";
import type { ConversationKind } from "../forms/rules/conversation-kinds.ts";
import { mailCopy } from "../mails/copy.ts";
import type { InboxMail } from "../mails/reads.server.ts";

export const noMail: ReturnType<typeof shownMail> | undefined = undefined;

export function wroteMail({ email, name }: InboxMail): string {
  return mailCopy.wrote(name || email || mailCopy.unknownSender);
}

/** A longer text begins with so much of it, and a longer quote isn't there until someone asks for it. */
const [longText, beginning] = [2_000, 900];

const beginningOf = (text: string) =>
  text.length > longText ? `${text.slice(0, beginning).toWellFormed().trimEnd()} …` : text;

/** What the screen shows of an email: all of it, or the beginning of a long one and where all of it is. */
export function shownMail(
  mail: InboxMail,
  kind: ConversationKind,
  { isWhole, wholeHref }: { isWhole: boolean; wholeHref: string },
) {
  const { id, part, email, subject, text, quoted, isCut, isUnverified, leftOut, answeredIn, attachments } =
    mail;
  return {
    id,
    isOther: part === "other_address",
    email,
    subject,
    text: isWhole ? text : beginningOf(text),
    quoted: isWhole || quoted.length <= longText ? quoted : "",
    isWhole,
    /** Where all of it is shown; empty if it's here. */
    wholeHref: !isWhole && Math.max(text.length, quoted.length) > longText ? wholeHref : "",
    isCut,
    isUnverified,
    answeredAt: answeredIn === "" ? "" : `/admin/messages/${answeredIn}`,
    attachments: attachments
      .filter(({ isStored }) => isStored)
      .map((file) => ({
        name: file.name,
        size: formatFileSize(file.size),
        href: `/api/admin/${kind}/attachments/${file.id}`,
      })),
    leftOut: [
      ...attachments
        .filter(({ isStored }) => !isStored)
        .map(({ name, size }) => ({ name, bytes: size, reason: "arriving" as const })),
      ...leftOut,
    ].map(({ name, bytes, reason }) => ({
      name,
      why: `${formatFileSize(bytes)} · ${mailCopy.notKept[reason]}`,
    })),
  };
}

/** Where replies to our emails go, if not into the inbox. */
export function replyPlace({ settings }: Pick<Services, "settings">): string | undefined {
  return settings.IMAP_URL === undefined ? (settings.MAIL_REPLY_TO ?? settings.TEAM_MAIL) : undefined;
}
