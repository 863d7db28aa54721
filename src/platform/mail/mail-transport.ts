import { isThisMachine } from "#platform/settings/this-machine.ts";

export type MailServer = {
  smtpUrl: string;
  siteUrl: string;
  /** The one host, besides this machine, that may receive unencrypted email. */
  plainHost?: string | undefined;
};

/**
 * What nodemailer needs to connect. Encryption is required where `mustEncrypt` says so: otherwise a server that doesn't
 * offer it would get emails unencrypted.
 */
export function transportOptions(server: MailServer, waitMs: number) {
  return {
    url: server.smtpUrl,
    requireTLS: mustEncrypt(server),
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  };
}

/** Parts of an address that disable encryption or certificate checks. */
const weakening: readonly (readonly [name: string, value: string])[] = [
  ["ignoreTLS", "true"],
  ["requireTLS", "false"],
  ["tls.rejectUnauthorized", "false"],
];

/**
 * Whether email to this server must be encrypted: always on an https site, except for this machine and an explicitly
 * named host.
 */
export function mustEncrypt({ smtpUrl, siteUrl, plainHost }: MailServer): boolean {
  const { hostname } = new URL(smtpUrl);
  return siteUrl.startsWith("https:") && !isThisMachine(hostname) && hostname !== plainHost;
}

/** What is wrong with a mail server address that requires encryption; undefined if it is fine. */
export function weaknessOf(server: MailServer): string | undefined {
  if (!mustEncrypt(server)) return undefined;
  const { searchParams, hostname } = new URL(server.smtpUrl);
  const setting = weakening.find(([name, value]) => searchParams.get(name) === value);
  return (
    setting &&
    `SMTP_URL switches encryption off (${setting[0]}); leave that out, or name the host: SMTP_PLAIN_HOST=${hostname}`
  );
}
