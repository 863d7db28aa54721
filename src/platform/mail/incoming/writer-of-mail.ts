import type { IncomingMail, MailSender } from "./incoming-mail.ts";
import { isOwnAddress, type OwnAddresses } from "./own-addresses.ts";
import { isSystemAddress } from "./system-address.ts";

/** The first person whom X-Original-From or Reply-To names, if they aren't the sender. */
export function writerIn(
  { from, replyTo }: Pick<IncomingMail, "from" | "replyTo">,
  own: OwnAddresses,
): MailSender | undefined {
  return replyTo.find(
    ({ address }) =>
      address.toLowerCase() !== from?.address.toLowerCase() &&
      !isOwnAddress(address, own) &&
      !isSystemAddress(address),
  );
}

/**
 * A mail with whoever wrote it as its sender: the form of another website and a group of ours send from their own address,
 * and name the person elsewhere. Nobody proves that name.
 */
export function withWriter<Mail extends IncomingMail>(mail: Mail, own: OwnAddresses): Mail {
  const isOthers = isSystemAddress(mail.from?.address) || isFromUs(mail, own);
  const writer = isOthers ? writerIn(mail, own) : undefined;
  return writer ? { ...mail, from: writer, isFromReplyTo: true } : mail;
}

/** A group of ours that isn't in the settings writes its address into From too, and the writer's into X-Original-From. */
const isFromUs = ({ from, headers }: IncomingMail, own: OwnAddresses) =>
  from !== undefined && (isOwnAddress(from.address, own) || headers.has("x-original-from"));
