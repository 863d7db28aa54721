/** What domains tell others to do with mails that pass neither SPF nor DKIM in their name. */
const policies = ["none", "quarantine", "reject"] as const;
type DmarcPolicy = (typeof policies)[number];

export function isDmarc(text: string): boolean {
  return /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text);
}

/** The policy of a record; undefined if it names none that is known. A subdomain has its parent's `sp`, if that is set. */
export function dmarcPolicy(record: string, isOfParent: boolean): DmarcPolicy | undefined {
  const tags = new Map(
    record.split(";").map((tag) => {
      const [name = "", ...value] = tag.split("=");
      return [name.trim().toLowerCase(), value.join("=").trim().toLowerCase()];
    }),
  );
  const text = (isOfParent ? tags.get("sp") : undefined) ?? tags.get("p");
  return policies.find((policy) => policy === text);
}

/** The names to look for a policy under, the domain's own first: then its parents', without a top-level domain (RFC 9989). */
export function dmarcNames(domain: string): readonly string[] {
  const labels = domain.split(".");
  return labels
    .slice(0, Math.max(1, labels.length - 1))
    .map((_, at) => `_dmarc.${labels.slice(at).join(".")}`)
    .slice(0, 8);
}

/** The public key of a DKIM record, without spaces; undefined if it isn't one. */
export function dkimKeyOf(record: string): string | undefined {
  return /(?:^|;)\s*p\s*=\s*([^;]*)/i.exec(record)?.[1]?.replace(/\s/g, "");
}
