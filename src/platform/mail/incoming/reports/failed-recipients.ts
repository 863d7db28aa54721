import type { IncomingMail } from "../incoming-mail.ts";
import { fieldGroups } from "./fields.ts";

/**
 * Whether a report only names addresses at other domains than that of our receiver, so that our mail has reached them and
 * was forwarded from there. Anybody can write such a name: it can make a report milder, and nothing else.
 */
export function wasForwarded(mail: Pick<IncomingMail, "headers" | "report">, receiver: string): boolean {
  const named = [
    mail.headers.get("x-failed-recipients") ?? "",
    ...fieldGroups(mail.report?.fields ?? "").map((group) => group.get("final-recipient") ?? ""),
  ];
  const domains = named.flatMap((text) =>
    [...text.matchAll(/@([a-z0-9.-]+)/gi)].map(([, name = ""]) => name),
  );
  return domains.length > 0 && !domains.some((name) => isSameDomain(name, receiver));
}

/** Servers name their own users by a host below the domain, too. */
function isSameDomain(name: string, receiver: string): boolean {
  const of = (text: string) => `.${text.slice(text.lastIndexOf("@") + 1).toLowerCase()}`.replace(/\.$/, "");
  const [one, other] = [of(name), of(receiver)];
  return one.endsWith(other) || other.endsWith(one);
}
