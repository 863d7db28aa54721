import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import type { IncomingMail } from "./incoming-mail.ts";

/** The mailbox's own server: the name that it writes its results under, if it's set, and the host that we sign in to. */
export type MailboxOwner = { authservId: string | undefined; host: string };

/** How providers sign their results, where it isn't with a name of the domain that one signs in to; empty without any. */
const providers: Readonly<Record<string, string>> = {
  "imap.gmail.com": "google.com",
  "imap.googlemail.com": "google.com",
  "outlook.office365.com": "",
  "imap.fastmail.com": "messagingengine.com",
  "imap.zoho.com": "zohomail.com",
};

/**
 * Whether the mailbox's own server says that a mail comes from its From address (RFC 8601): DMARC passed, or DKIM or SPF
 * for that domain. Only the topmost header counts, and only if it's that server's: senders can write others below.
 */
export function isSenderVerified(
  { headers, from, isFromReplyTo }: Pick<IncomingMail, "headers" | "from"> & { isFromReplyTo?: boolean },
  owner: MailboxOwner,
): boolean {
  if (isFromReplyTo) return false;
  const domain = domainOf(from?.address ?? "");
  const { id, results } = readResults(headers.get("authentication-results") ?? "");
  if (domain === "" || !isOwn(id, owner)) return false;
  const of = (method: string) => results.filter((each) => each.method === method);
  const dmarc = of("dmarc");
  if (dmarc.some(({ result }) => result === "fail")) return false;
  const isFor = (value: string | undefined) => isAligned(domainOf(value ?? ""), domain);
  return (
    dmarc.some(({ result, values }) => {
      const about = values.get("header.from");
      return result === "pass" && (about === undefined || domainOf(about) === domain);
    }) ||
    of("dkim").some(
      ({ result, values }) => result === "pass" && isFor(values.get("header.d") ?? values.get("header.i")),
    ) ||
    of("spf").some(({ result, values }) => result === "pass" && isFor(values.get("smtp.mailfrom")))
  );
}

function isOwn(id: string, { authservId, host }: MailboxOwner): boolean {
  if (authservId !== undefined) return id === authservId.toLowerCase();
  const provider = providers[host];
  if (provider !== undefined) return provider === "" ? id === "" : isWithin(id, provider);
  if (id === "") return false;
  const end = host.split(".").slice(-2).join(".");
  return id === host || (isIP(host) === 0 && isWithin(id, end));
}

const isWithin = (name: string, domain: string) => name === domain || name.endsWith(`.${domain}`);
const isAligned = (one: string, other: string) =>
  one.includes(".") && other.includes(".") && (isWithin(one, other) || isWithin(other, one));

/** Of an address, or of a domain alone; in the form of the DNS. */
const domainOf = (text: string) => domainToASCII(text.slice(text.lastIndexOf("@") + 1).toLowerCase());

type Result = { method: string; result: string; values: ReadonlyMap<string, string> };

/** What isn't closed, as in a header that was cut, is left out. */
function readResults(header: string): { id: string; results: readonly Result[] } {
  const [first = [], ...others] = statementsOf(header);
  // Some servers write no name.
  const id = first[0]?.includes("=") === false ? first[0].toLowerCase() : "";
  return { id, results: (id === "" ? [first, ...others] : others).map(resultOf) };
}

function resultOf([statement = "", ...others]: readonly string[]): Result {
  const [method = "", result = ""] = statement.toLowerCase().split("=");
  const pairs = others.map((each): [string, string] => {
    const at = each.indexOf("=");
    return [each.slice(0, at).toLowerCase(), each.slice(at + 1)];
  });
  return { method: method.split("/")[0] ?? "", result, values: new Map(pairs) };
}

/** The words of each statement, without comments. Signs inside quotes and comments separate nothing. */
function statementsOf(header: string): string[][] {
  const statements: string[][] = [[]];
  let word = "";
  let depth = 0;
  let isQuoted = false;
  const end = () => {
    if (word !== "") statements.at(-1)?.push(word);
    word = "";
  };
  for (let at = 0; at < header.length; at += 1) {
    const sign = header[at] ?? "";
    if (sign === "\\" && (isQuoted || depth > 0)) at += 1;
    else if (isQuoted) {
      if (sign === '"') isQuoted = false;
      // A quoted value is a part of its word; what separates words isn't.
      else if (!/[\s;=()]/.test(sign)) word += sign;
    } else if (sign === "(") depth += 1;
    else if (depth > 0) depth -= sign === ")" ? 1 : 0;
    else if (sign === '"') isQuoted = true;
    else if (sign === ";") {
      end();
      statements.push([]);
    } else if (/\s/.test(sign)) {
      if (!word.endsWith("=") && !/^\s*=/.test(header.slice(at, at + 20))) end();
    } else word += sign;
  }
  if (depth > 0 || isQuoted) return statements.slice(0, -1);
  end();
  return statements;
}
