import { isIPv4 } from "node:net";

/** How a mail server may be spoken to. */
type MailServer = {
  smtpUrl: string;
  siteUrl: string;
  /** The one host, besides this machine, that may be handed mails in the clear. */
  plainHost: string | undefined;
};

/** Parts of an address that switch encryption or its check off. */
const weakening: readonly (readonly [name: string, value: string])[] = [
  ["ignoreTLS", "true"],
  ["requireTLS", "false"],
  ["tls.rejectUnauthorized", "false"],
];

/**
 * Whether mails go to this server encrypted or not at all: on an https site always, except on this machine itself and
 * to a host that is named.
 */
export function mustEncrypt({ smtpUrl, siteUrl, plainHost }: MailServer): boolean {
  const { hostname } = new URL(smtpUrl);
  return siteUrl.startsWith("https:") && !isThisMachine(hostname) && hostname !== plainHost;
}

/** What is wrong with the address of a mail server that mails must be encrypted for; nothing when all is well. */
export function weaknessOf(server: MailServer): string | undefined {
  if (!mustEncrypt(server)) return undefined;
  const { searchParams, hostname } = new URL(server.smtpUrl);
  const found = weakening.find(([name, value]) => searchParams.get(name) === value);
  return (
    found &&
    `SMTP_URL switches encryption off (${found[0]}); leave that out, or name the host: SMTP_PLAIN_HOST=${hostname}`
  );
}

function isThisMachine(hostname: string): boolean {
  return (
    hostname === "localhost" || hostname === "[::1]" || (isIPv4(hostname) && hostname.startsWith("127."))
  );
}
