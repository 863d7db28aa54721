import { isInNetwork, isSpf, spfTerms } from "../rules/spf.ts";
import type { Dns } from "./dns.server.ts";

export type SpfCheck = {
  is: "none" | "several" | "unreadable" | "unreachable" | "found";
  records: readonly string[];
  /** DNS lookups that it costs; receivers stop at ten. */
  lookups: number;
  unreadable?: string;
  /** Whether it lets any of these addresses send. */
  names: boolean;
  /** Whether it lets everybody send (`+all`). */
  isOpen: boolean;
  /** Whether it includes other domains' servers, such as a provider's. */
  includes: boolean;
};

/** The limit of RFC 7208, 4.6.4. */
export const mostLookups = 10;

/** Reads a domain's record and those it includes, as receivers do, and looks for these addresses. */
export async function checkSpf(dns: Dns, domain: string, addresses: readonly string[]): Promise<SpfCheck> {
  const found = await spfRecords(dns, domain);
  const empty = { records: [], lookups: 0, names: false, isOpen: false, includes: false };
  if (found === undefined) return { ...empty, is: "unreachable" };
  const [record, second] = found;
  if (record === undefined) return { ...empty, is: "none" };
  if (second !== undefined) return { ...empty, is: "several", records: found };
  const reading: Reading = { dns, addresses, lookups: 0, unreadable: undefined, isUnreachable: false };
  const names = await matches(reading, domain, record);
  const { terms } = spfTerms(record);
  const { lookups, unreadable, isUnreachable } = reading;
  return {
    is: unreadable !== undefined ? "unreadable" : isUnreachable ? "unreachable" : "found",
    records: found,
    lookups,
    ...(unreadable === undefined ? {} : { unreadable }),
    names,
    isOpen: terms.some(({ name, qualifier }) => name === "all" && qualifier === "+"),
    includes: terms.some(({ name }) => name === "include" || name === "redirect"),
  };
}

type Reading = {
  dns: Dns;
  addresses: readonly string[];
  lookups: number;
  unreadable: string | undefined;
  isUnreachable: boolean;
};

async function spfRecords(dns: Dns, domain: string): Promise<readonly string[] | undefined> {
  const found = await dns.txt(domain);
  if (found.is === "unreachable") return undefined;
  return found.is === "none" ? [] : found.values.filter(isSpf);
}

/** Whether one of the addresses may send. All terms are read, so that the lookups are counted for any sender. */
async function matches(reading: Reading, domain: string, record: string): Promise<boolean> {
  const { terms, unreadable } = spfTerms(record);
  reading.unreadable ??= unreadable;
  let passes = false;
  for (const term of terms) {
    const { name, qualifier } = term;
    if (["include", "redirect", "a", "mx", "ptr", "exists"].includes(name)) reading.lookups += 1;
    // Twice the limit is enough to know; a record that includes itself never ends. While the DNS doesn't answer, every
    // further question would wait for seconds.
    if (reading.lookups > 2 * mostLookups || reading.isUnreachable) break;
    const isMatch = await matchesTerm(reading, domain, term);
    if (isMatch && (qualifier === "+" || name === "redirect")) passes = true;
  }
  return passes;
}

async function matchesTerm(
  reading: Reading,
  domain: string,
  { name, value }: { name: string; value: string },
) {
  const { addresses } = reading;
  const [host = "", prefix] = value.split("/");
  const target = host === "" ? domain : host;
  // What a macro stands for depends on each mail, so such terms are only counted.
  if (value.includes("%")) return false;
  if (name === "ip4" || name === "ip6") return addresses.some((address) => isInNetwork(address, value));
  if (name === "a") return isAt(reading, target, prefix);
  if (name === "mx") {
    const found = await reading.dns.mx(target);
    if (found.is === "unreachable") reading.isUnreachable = true;
    if (found.is !== "found") return false;
    for (const exchange of found.values.slice(0, mostLookups))
      if (await isAt(reading, exchange, prefix)) return true;
    return false;
  }
  if (name !== "include" && name !== "redirect") return false;
  const records = await spfRecords(reading.dns, value);
  if (records === undefined) {
    reading.isUnreachable = true;
    return false;
  }
  const [record] = records;
  if (record === undefined) {
    reading.unreadable ??= `${name}:${value}`;
    return false;
  }
  return matches(reading, value, record);
}

async function isAt(reading: Reading, host: string, prefix: string | undefined): Promise<boolean> {
  const { dns, addresses } = reading;
  const found = await dns.addresses(host);
  if (found.is === "unreachable") reading.isUnreachable = true;
  if (found.is !== "found") return false;
  const network = (base: string) => (prefix === undefined || base.includes(":") ? base : `${base}/${prefix}`);
  return found.values.some((base) => addresses.some((address) => isInNetwork(address, network(base))));
}
