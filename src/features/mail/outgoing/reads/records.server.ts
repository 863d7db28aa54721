import { isIP } from "node:net";
import { type DkimKey, dkimKeys, dkimRecord, domainOf } from "#platform/mail/dkim/dkim-keys.ts";
import type { Services } from "#platform/services.ts";
import { isThisMachine } from "#platform/settings/this-machine.ts";
import { recordMessages as messages } from "../copy.ts";
import { dkimKeyOf, dmarcNames, dmarcPolicy, isDmarc } from "../rules/dmarc.ts";
import type { RecordCheck } from "../schema.ts";
import { type Dns, dnsOf } from "./dns.server.ts";
import { checkSpf, mostLookups } from "./spf.server.ts";

type Settings = Services["settings"];

export function sendingDomain({ MAIL_FROM }: Settings): string {
  return domainOf(MAIL_FROM);
}

/** The domain that reports go back to, whose SPF record counts. */
function envelopeDomain({ IMAP_URL, IMAP_ADDRESS, MAIL_FROM }: Settings): string {
  return domainOf(IMAP_URL === undefined ? MAIL_FROM : (IMAP_ADDRESS ?? MAIL_FROM));
}

/** The server that mails leave from, as far as we know; one on this machine has the site's own name. */
function sendingHost({ SMTP_URL, SITE_URL }: Settings): { host: string; isOwn: boolean } {
  const host = SMTP_URL === undefined ? "" : new URL(SMTP_URL).hostname.replace(/^\[|\]$/g, "");
  const isOwn = isThisMachine(host);
  return { host: isOwn ? new URL(SITE_URL).hostname : host, isOwn };
}

/** A record whose state is known now; `key` is the DKIM key that it's about. */
export type CheckedRecord = RecordCheck & { key?: DkimKey };

export async function checkRecords(services: Services): Promise<readonly CheckedRecord[]> {
  const { settings, store } = services;
  const dns = dnsOf(settings.DNS_SERVERS);
  const domain = sendingDomain(settings);
  const sender = sendingHost(settings);
  const addresses = await addressesOf(dns, sender.host);
  return Promise.all([
    spfRecord(dns, envelopeDomain(settings), sender, addresses),
    dkimCheck(dns, await dkimKeys(store.db, domain)),
    dmarcCheck(dns, domain),
    mxCheck(dns, domain),
    ptrCheck(dns, addresses),
  ]);
}

async function addressesOf(dns: Dns, host: string): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  const found = host === "" ? undefined : await dns.addresses(host);
  return found?.is === "found" ? found.values : [];
}

async function spfRecord(
  dns: Dns,
  domain: string,
  { host, isOwn }: { host: string; isOwn: boolean },
  addresses: readonly string[],
): Promise<CheckedRecord> {
  const spf = await checkSpf(dns, domain, addresses);
  const { spf: copy } = messages;
  const about = { kind: "spf" as const, found: [...spf.records] };
  if (spf.is === "unreachable") return { ...about, state: "unclear", text: messages.unreachable };
  const own = isIP(host) === 0 ? `a:${host}` : host.includes(":") ? `ip6:${host}` : `ip4:${host}`;
  if (spf.is === "none")
    return {
      ...about,
      state: "missing",
      text: copy.missing,
      paste: { type: "TXT", name: domain, value: `v=spf1 ${host === "" ? "mx" : own} ~all` },
    };
  if (spf.is === "several") return { ...about, state: "wrong", text: copy.several };
  if (spf.is === "unreadable")
    return { ...about, state: "wrong", text: copy.unreadable(spf.unreadable ?? "") };
  if (spf.isOpen) return { ...about, state: "wrong", text: copy.open };
  if (spf.lookups > mostLookups) return { ...about, state: "wrong", text: copy.lookups(spf.lookups) };
  if (spf.names) return { ...about, state: "right", text: copy.right };
  if (host === "") return { ...about, state: "unclear", text: copy.unknown };
  // A provider takes mails on one server and sends them from others.
  if (spf.includes && !isOwn) return { ...about, state: "right", text: copy.other(host, own) };
  return {
    ...about,
    state: "wrong",
    text: copy.without(host),
    paste: { type: "Part of the TXT record", name: domain, value: own },
  };
}

async function dkimCheck(dns: Dns, [key]: readonly DkimKey[]): Promise<CheckedRecord> {
  const { dkim: copy } = messages;
  if (key === undefined) return { kind: "dkim", state: "missing", text: copy.noKey, found: [] };
  const { name, value } = dkimRecord(key);
  const answer = await dns.txt(name);
  const found = answer.is === "found" ? [...answer.values] : [];
  const about = { kind: "dkim" as const, key, found };
  const paste = { type: "TXT", name, value };
  if (answer.is === "unreachable") return { ...about, state: "unclear", text: messages.unreachable, paste };
  if (found.some((text) => dkimKeyOf(text) === key.public_key))
    return { ...about, state: "right", text: copy.right };
  const [state, text] =
    found.length === 0 ? (["missing", copy.missing] as const) : (["wrong", copy.wrong] as const);
  return { ...about, state, text, paste };
}

async function dmarcCheck(dns: Dns, domain: string): Promise<CheckedRecord> {
  const { dmarc: copy } = messages;
  const kind = "dmarc";
  const [own = "", ...parents] = dmarcNames(domain);
  for (const name of [own, ...parents]) {
    const answer = await dns.txt(name);
    if (answer.is === "unreachable") return { kind, state: "unclear", text: messages.unreachable, found: [] };
    const found = answer.is === "found" ? answer.values.filter(isDmarc) : [];
    const [record, second] = found;
    if (record === undefined) continue;
    if (second !== undefined) return { kind, state: "wrong", text: copy.several, found };
    const policy = dmarcPolicy(record, name !== own);
    return policy === undefined
      ? { kind, state: "wrong", text: copy.unreadable, found }
      : { kind, state: "right", text: copy.right(policy), found };
  }
  // Reports would name the team's own address in the DNS, so the record asks for none.
  const paste = { type: "TXT", name: own, value: "v=DMARC1; p=none" };
  return { kind, state: "missing", text: copy.missing, found: [], paste };
}

async function mxCheck(dns: Dns, domain: string): Promise<CheckedRecord> {
  const { mx: copy } = messages;
  const answer = await dns.mx(domain);
  const kind = "mx";
  if (answer.is === "unreachable") return { kind, state: "unclear", text: messages.unreachable, found: [] };
  if (answer.is === "none") return { kind, state: "missing", text: copy.missing, found: [] };
  const found = [...answer.values];
  // One empty name means that the domain takes no mail (RFC 7505).
  return found.every((name) => name === "" || name === ".")
    ? { kind, state: "wrong", text: copy.refuses, found: [] }
    : { kind, state: "right", text: copy.right, found };
}

async function ptrCheck(dns: Dns, addresses: readonly string[]): Promise<CheckedRecord> {
  const { ptr: copy } = messages;
  const kind = "ptr";
  const [address] = addresses;
  if (address === undefined) return { kind, state: "unclear", text: copy.unknown, found: [] };
  const answer = await dns.names(address);
  if (answer.is === "unreachable") return { kind, state: "unclear", text: messages.unreachable, found: [] };
  if (answer.is === "none") return { kind, state: "missing", text: copy.missing(address), found: [] };
  const found = [...answer.values];
  for (const name of found)
    if ((await addressesOf(dns, name)).includes(address))
      return { kind, state: "right", text: copy.right(name), found };
  return { kind, state: "wrong", text: copy.wrong(address, answer.values[0]), found };
}
