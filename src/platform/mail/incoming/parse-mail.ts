import { createHash } from "node:crypto";
import PostalMime, { addressParser } from "postal-mime";
import type { IncomingMail, MailReport } from "./incoming-mail.ts";

/** Reads a raw mail into bounded, plain values. */
export async function parseMail(raw: Uint8Array, receivedAt: Date): Promise<IncomingMail> {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: 20 });
  const headers = new Map<string, string>();
  for (const { key, value } of email.headers) if (!headers.has(key)) headers.set(key, value);
  const ids = (text = "") => [...text.matchAll(/<([^<>\s]{1,998})>/g)].map(([, id = ""]) => id);
  const addressed = ["to", "cc", "delivered-to", "x-original-to"].flatMap((name) =>
    email.headers.filter(({ key }) => key === name).flatMap(({ value }) => addressesIn(value)),
  );
  const { from } = email;
  return {
    id: createHash("sha256").update(raw).digest("hex"),
    messageId: ids(headers.get("message-id"))[0] ?? "",
    references: [
      ...new Set([...ids(headers.get("in-reply-to")), ...ids(headers.get("references")).toReversed()]),
    ],
    from: from?.address === undefined ? undefined : { address: from.address, name: from.name },
    to: [...new Set(addressed)],
    subject: email.subject ?? "",
    text: email.text ?? "",
    attachments: [],
    headers,
    report: reportOf(email.attachments),
    returnedHeader: returnedHeaderOf(email.attachments),
    receivedAt: receivedAt.toISOString(),
  };
}

const addressesIn = (text: string) =>
  addressParser(text, { flatten: true }).flatMap(({ address }) => address?.toLowerCase() ?? []);

type Part = { mimeType: string; content: ArrayBuffer | Uint8Array | string };

const textOf = ({ content }: Part) =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

function reportOf(parts: readonly Part[]): MailReport | undefined {
  for (const kind of ["delivery-status", "feedback-report"] as const) {
    const part = parts.find(({ mimeType }) => mimeType.endsWith(`/${kind}`) || isGlobal(mimeType, kind));
    if (part === undefined) continue;
    return { kind, fields: textOf(part), returnedHeader: returnedHeaderOf(parts) };
  }
  return undefined;
}

/** RFC 6533 names the part for addresses outside ASCII differently. */
const isGlobal = (mimeType: string, kind: MailReport["kind"]) =>
  kind === "delivery-status" && mimeType === "message/global-delivery-status";

const returned = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/;

/** Only the header is kept of a mail inside another. */
function returnedHeaderOf(parts: readonly Part[]): string {
  const part = parts.find(({ mimeType }) => returned.test(mimeType));
  return part
    ? (textOf(part)
        .slice(0, longestHeader)
        .split(/\r?\n\r?\n/)[0] ?? "")
    : "";
}

const longestHeader = 100_000;
