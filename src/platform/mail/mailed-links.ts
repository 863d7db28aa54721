import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

/**
 * A link in our mails whose token lets somebody in. Whoever makes such a link declares it once: mails are written with
 * it, and what comes back to the mailbox is searched for it.
 */
export type MailedLink = {
  /** Its address up to the token, without the site. */
  path: `/${string}`;
  /** What the team reads in its place: "link to your letters". */
  words: string;
};

/** A code that lets somebody in and that people copy into mails, in groups of four letters. */
export type MailedCode = {
  words: string;
  isOurs(services: Services, code: string): Promise<boolean>;
};

/**
 * Ends a token that came back in a person's mail, and queues a new link for its owner. It does nothing with any other
 * token, nor twice a day for one owner: a program that answers every mail would never stop.
 */
export type TokenReplacer = (tx: Tx, token: string) => Promise<void>;

declare module "#platform/services.ts" {
  interface Contributions {
    mailedLinks: readonly MailedLink[];
    mailedCodes: readonly MailedCode[];
    tokenReplacers: readonly ((services: Services) => TokenReplacer)[];
  }
}

export function mailedUrl(
  { SITE_URL }: Pick<Services["settings"], "SITE_URL">,
  { path }: MailedLink,
  token: string,
): string {
  return `${SITE_URL}${path}${token}`;
}
