import type { FieldCipher } from "#platform/crypto/field-cipher.ts";

/** What comes back to a tagged address: the answer of a person, to the team or to a private mail, or a server's report. */
export type TagKind = "reply" | "private" | "bounce";

const letters: Readonly<Record<TagKind, string>> = { reply: "c", private: "p", bounce: "b" };
const purposeOf = (kind: TagKind) => `mail-tag:${kind}`;

/** Of 80 bits of the signature: mail programs and servers may change the case, so that base64 wouldn't do. */
const macOf = (signature: string) =>
  BigInt(`0x${Buffer.from(signature, "base64url").subarray(0, 10).toString("hex")}`).toString(36);

/**
 * An address of our mailbox that names what a mail belongs to, such as hello+c1a2….9z8y…@kinward.example. The part before
 * the `@` has at most 64 characters (RFC 5321) for mailboxes of up to 20.
 */
export function taggedAddress(
  { sign }: Pick<FieldCipher, "sign">,
  { mailbox, kind, id }: { mailbox: string; kind: TagKind; id: string },
): string {
  const at = mailbox.lastIndexOf("@");
  const number = BigInt(`0x${id.replaceAll("-", "")}`).toString(36);
  const tag = `${letters[kind]}${number}.${macOf(sign(purposeOf(kind), id))}`;
  return `${mailbox.slice(0, at)}+${tag}${mailbox.slice(at)}`;
}

const form = /\+([a-z])([a-z0-9]{1,25})\.([a-z0-9]{1,16})@/i;

/**
 * The same as a reference that a mail has, for programs that reply to From: they repeat the references.
 */
export function taggedReference(
  cipher: Pick<FieldCipher, "sign">,
  { siteUrl, ...tag }: { siteUrl: string; kind: TagKind; id: string },
): string {
  return `<${taggedAddress(cipher, { ...tag, mailbox: `thread@${new URL(siteUrl).hostname}` })}>`;
}

/** The id that a tagged address or reference of ours names; undefined if it's none, of another kind, or forged. */
export function idOfTag(
  { signatures }: Pick<FieldCipher, "signatures">,
  kind: TagKind,
  address: string,
): string | undefined {
  const [, letter, number, mac] = form.exec(address.toLowerCase()) ?? [];
  if (letter !== letters[kind] || number === undefined || mac === undefined) return undefined;
  const id = uuidOf(number);
  if (id === undefined) return undefined;
  return signatures(purposeOf(kind), id).some((signature) => macOf(signature) === mac) ? id : undefined;
}

function uuidOf(number: string): string | undefined {
  const value = [...number].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  const digits = value.toString(16).padStart(32, "0");
  if (digits.length > 32) return undefined;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
