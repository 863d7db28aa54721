import { isIPv6 } from "node:net";
import * as z from "zod/mini";
import { safeEmail, safeLine } from "#platform/http/safe-string.ts";
import { encryptions } from "#platform/mail/entered-mail.ts";
import { mailServerMessages as messages } from "./copy.ts";

const line = (max: number, sentence: string) => safeLine({ max, sentence });

/** A host as an address names it: in ASCII, IPv6 in brackets; undefined if it isn't one. */
export function hostInAddress(text: string): string | undefined {
  const bare = text.replace(/^\[(.*)\]$/, "$1");
  if (isIPv6(bare)) return new URL(`http://[${bare}]`).hostname;
  if (!/^[\p{L}\p{M}\p{N}._-]+$/u.test(text)) return undefined;
  const address = `http://${text}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

const host = line(253, messages.host).check(
  z.trim(),
  z.refine((text) => text === "" || hostInAddress(text) !== undefined, messages.host),
);

const address = safeEmail({
  max: 254,
  sentence: messages.tooLong,
  missing: messages.addressMissing,
  invalid: messages.address,
});
const optionalAddress = z.union([z.literal(""), address], { error: messages.address });

/** Fields that the environment sets come empty. An empty password means the stored one. */
export const mailServerForm = z.strictObject({
  host,
  port: z.int(messages.port).check(z.minimum(1, messages.port), z.maximum(65_535, messages.port)),
  encryption: z.enum(encryptions, messages.encryption),
  user: line(320, messages.tooLong),
  password: line(1_000, messages.tooLong),
  senderName: line(100, messages.name),
  senderAddress: optionalAddress,
  replyTo: optionalAddress,
  teamAddress: optionalAddress,
  /** The revision that the owner saw. */
  revision: z.int().check(z.minimum(0)),
});
export type MailServerForm = z.output<typeof mailServerForm>;

/** Nothing but the revision, to remove what is entered. */
export const mailServerRevision = z.strictObject({ revision: z.int().check(z.minimum(0)) });

/** The form's texts in the types of `mailServerForm`; a text that isn't a number is refused there. */
export function fromMailServerForm(fields: Readonly<Record<string, string>>): unknown {
  const text = (name: string) => fields[name] ?? "";
  const names = ["host", "user", "password", "senderName", "senderAddress", "replyTo", "teamAddress"];
  const whole = (digits: string) => (/^\d{1,9}$/.test(digits.trim()) ? Number(digits) : Number.NaN);
  return {
    ...Object.fromEntries(names.map((name) => [name, text(name)])),
    port: whole(fields.port ?? "587"),
    encryption: fields.encryption ?? "starttls",
    revision: whole(text("revision")),
  };
}

/** The setting with the mail server that has taken a test email. */
export const testedServerSetting = "mail.tested_server";
