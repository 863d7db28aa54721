import { BlockList, isIPv4, isIPv6 } from "node:net";

/** One term of an SPF record (RFC 7208), such as `include:example.org` or `-all`. */
type SpfTerm = { qualifier: "+" | "-" | "~" | "?"; name: string; value: string };

const beginning = /^([-+~?]?)([a-z0-9]+)/i;
const known = new Set(["all", "include", "a", "mx", "ptr", "ip4", "ip6", "exists", "redirect", "exp"]);

export function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text);
}

/** The terms of a record; the one that can't be read, if there is one. */
export function spfTerms(record: string): { terms: readonly SpfTerm[]; unreadable?: string } {
  const terms: SpfTerm[] = [];
  for (const text of record.trim().split(/ +/).slice(1)) {
    const [whole = "", qualifier = "", written = ""] = beginning.exec(text) ?? [];
    const name = written.toLowerCase();
    // A prefix alone, as in `a/24`, stays as it is.
    const value = text.slice(whole.length).replace(/^[:=]/, "");
    // Unknown modifiers are ignored, as the standard wants; unknown mechanisms make the record useless.
    const isModifier = /^[a-z][a-z0-9_.-]*=/i.test(text);
    if (!known.has(name)) {
      if (isModifier) continue;
      return { terms, unreadable: text };
    }
    if (isWrongNetwork(name, value)) return { terms, unreadable: text };
    terms.push({ qualifier: qualifierOf(qualifier), name, value });
  }
  return { terms };
}

function qualifierOf(text: string): SpfTerm["qualifier"] {
  return text === "-" || text === "~" || text === "?" ? text : "+";
}

function isWrongNetwork(name: string, value: string): boolean {
  if (name !== "ip4" && name !== "ip6") return false;
  const [address = "", prefix] = value.split("/");
  const isAddress = name === "ip4" ? isIPv4(address) : isIPv6(address);
  const most = name === "ip4" ? 32 : 128;
  return !isAddress || (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= most));
}

/** Whether an address is in a network such as 192.0.2.0/24. */
export function isInNetwork(address: string, network: string): boolean {
  const [base = "", prefix] = network.split("/");
  const family = isIPv6(base) ? "ipv6" : "ipv4";
  if ((family === "ipv6") !== isIPv6(address)) return false;
  const list = new BlockList();
  list.addSubnet(base, prefix === undefined ? (family === "ipv6" ? 128 : 32) : Number(prefix), family);
  return list.check(address, family);
}
