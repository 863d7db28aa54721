import { site } from "#content/site.ts";

export const securityTextPath = "/.well-known/security.txt";

const validDays = 180;
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * The contact for security reports, as defined in RFC 9116. Generated per request, because a file with a fixed date
 * would expire unnoticed.
 */
export function securityText(siteUrl: string, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs);
  // Email to a sample address wouldn't be delivered; the form always works.
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
