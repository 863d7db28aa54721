import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { CoreSettings } from "#platform/settings/core.ts";
import type { IncomingMail } from "./incoming-mail.ts";

/** The site's own address, those that mail to the team goes to, and the domains that are the site's. */
export type OwnAddresses = { siteUrl: string; addresses: readonly string[]; domains: readonly string[] };

export function ownAddresses({
  SITE_URL,
  IMAP_ADDRESS,
  MAIL_FROM,
  MAIL_REPLY_TO,
  TEAM_MAIL,
}: Pick<
  CoreSettings,
  "SITE_URL" | "IMAP_ADDRESS" | "MAIL_FROM" | "MAIL_REPLY_TO" | "TEAM_MAIL"
>): OwnAddresses {
  const given = (each: string | undefined) => each !== undefined;
  const addresses = [IMAP_ADDRESS, MAIL_FROM, MAIL_REPLY_TO, TEAM_MAIL].filter(given).map(comparableEmail);
  // The team can get its mail from a provider, whose other lists aren't ours.
  const sending = [MAIL_FROM, IMAP_ADDRESS].filter(given).map(comparableEmail);
  const host = new URL(SITE_URL).hostname.toLowerCase().replace(/^www\./, "");
  const domains = [host, ...sending.map((address) => address.slice(address.lastIndexOf("@") + 1))];
  return { siteUrl: SITE_URL, addresses, domains };
}

/** Whether an address is one of ours. Its tag names a conversation, and not another mailbox. */
export function isOwnAddress(address: string, { addresses }: OwnAddresses): boolean {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).split("+");
  return addresses.includes(comparableEmail(`${name}${address.slice(at)}`));
}

/** Whether a mail came through a mailing list that leads to us, such as a group address of the team. */
export function isListOfOurs({ headers }: Pick<IncomingMail, "headers">, own: OwnAddresses): boolean {
  const [, name = headers.get("list-id") ?? ""] = /<([^<>]*)>/.exec(headers.get("list-id") ?? "") ?? [];
  const list = name.trim().toLowerCase();
  const posts = [headers.get("list-post") ?? "", headers.get("mailing-list") ?? ""].flatMap((text) =>
    text.toLowerCase().split(/[\s<>"(),:;]/),
  );
  const isOwnName = own.addresses.some((address) => address.replace("@", ".") === list);
  return (
    isOwnName ||
    posts.some((post) => own.addresses.includes(post)) ||
    own.domains.some((domain) => list === domain || list.endsWith(`.${domain}`))
  );
}
