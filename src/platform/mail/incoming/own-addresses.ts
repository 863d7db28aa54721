import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { CoreSettings } from "#platform/settings/core.ts";
import type { IncomingMail } from "./incoming-mail.ts";

/** The site's own address and those that mail to the team goes to. */
export type OwnAddresses = { siteUrl: string; addresses: readonly string[] };

/** What of the settings is ours. */
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
  const known = [IMAP_ADDRESS, MAIL_FROM, MAIL_REPLY_TO, TEAM_MAIL].filter((each) => each !== undefined);
  return { siteUrl: SITE_URL, addresses: known.map(comparableEmail) };
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
    siteDomains(own).some((domain) => list === domain || list.endsWith(`.${domain}`))
  );
}

/** The domains of the site and of the addresses that it writes from. */
function siteDomains({ siteUrl, addresses }: OwnAddresses): readonly string[] {
  const mail = addresses.map((address) => address.slice(address.lastIndexOf("@") + 1));
  return [new URL(siteUrl).hostname.toLowerCase().replace(/^www\./, ""), ...mail];
}
