import { site } from "#content/site.ts";

export const securityTextPath = "/.well-known/security.txt";

const validDays = 180;
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Where to report a security problem, in the form of RFC 9116. It is made for each request, because a file with a
 * fixed date would expire unseen.
 */
export function securityText(siteUrl: string, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs);
  // Mail to a sample address would reach nobody; the form always does.
  const mail = site.supportEmail.sample ? [] : [`Contact: mailto:${site.supportEmail.address}`];
  return [
    ...mail,
    `Contact: ${siteUrl}/contact?subject=technical`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${siteUrl}${securityTextPath}`,
    "",
  ].join("\n");
}
