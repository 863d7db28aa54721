import { codeFrom, earlierCodeFrom, plainCode } from "#platform/crypto/receipt-code.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { listedCertificates } from "../rules.ts";
import type { Certificate } from "../schema.ts";
import type { PrivacyCertificateRow } from "../table.server.ts";
import { titleOf } from "./held.server.ts";

type Keyed = Pick<Services, "cipher">;

/** A certificate's code, derived from its id with our key, so repeated requests get the same one. */
export function certificateCodeOf({ cipher }: Keyed, id: string): string {
  return codeFrom(Buffer.from(cipher.sign("privacy certificate", id), "base64url"));
}

/**
 * The code of a stored certificate, made with the version of the key that its index was made with, and as long as it
 * was when it was given.
 */
function codeOfRow({ cipher }: Keyed, { id, code_index }: PrivacyCertificateRow): string {
  const bytes = Buffer.from(cipher.signLike(code_index, "privacy certificate", id), "base64url");
  const code = codeFrom(bytes);
  const isOfRow = cipher.blindIndexes("privacy_certificates", plainCode(code) ?? "").includes(code_index);
  return isOfRow ? code : earlierCodeFrom(bytes);
}

/** The code of a certificate that is stored: a repeated request gets the one that was given first. */
export async function storedCertificateCode(services: Services, id: string): Promise<string> {
  const row = await services.store.db
    .selectFrom("privacy_certificates")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? codeOfRow(services, row) : certificateCodeOf(services, id);
}

export function certificateIndex(services: Keyed, code: string): string {
  return services.cipher.blindIndex("privacy_certificates", plainCode(code) ?? "");
}

/** The blind index of an address in one certificate. */
export function markerOf({ cipher }: Keyed, id: string, email: string): string {
  return cipher.blindIndex(`privacy certificate ${id}`, email);
}

export function isAbout(
  { cipher }: Keyed,
  { id, marker }: Pick<PrivacyCertificateRow, "id" | "marker">,
  email: string,
): boolean {
  return cipher.blindIndexes(`privacy certificate ${id}`, email).includes(marker);
}

/** The certificate of a code in any format; undefined if there is none. */
export async function certificateByCode(services: Services, code: string): Promise<Certificate | undefined> {
  const row = await rowByCode(services, code);
  return row && certificateOf(services, row);
}

export async function checkCertificate(
  services: Services,
  actor: Actor,
  { code, email }: { code: string; email: string },
): Promise<{ certificate: Certificate; fits: boolean | null } | undefined> {
  authorize(actor, "privacy.manage");
  const row = await rowByCode(services, code);
  if (!row) return undefined;
  const fits = email === "" ? null : isAbout(services, row, comparableEmail(email));
  return { certificate: certificateOf(services, row), fits };
}

export async function latestCertificates(services: Services, actor: Actor): Promise<readonly Certificate[]> {
  authorize(actor, "privacy.manage");
  const rows = await services.store.db
    .selectFrom("privacy_certificates")
    .selectAll()
    .orderBy("erased_at", "desc")
    .orderBy("id", "desc")
    .limit(listedCertificates)
    .execute();
  return rows.map((row) => certificateOf(services, row));
}

async function rowByCode(services: Services, code: string): Promise<PrivacyCertificateRow | undefined> {
  const plain = plainCode(code);
  if (plain === undefined) return undefined;
  return services.store.db
    .selectFrom("privacy_certificates")
    .selectAll()
    .where("code_index", "in", services.cipher.blindIndexes("privacy_certificates", plain))
    .executeTakeFirst();
}

function certificateOf(services: Keyed, row: PrivacyCertificateRow): Certificate {
  const counts: Readonly<Record<string, number>> = JSON.parse(row.counts);
  return {
    code: codeOfRow(services, row),
    erasedAt: row.erased_at,
    by: row.erased_by === "visitor" ? "person" : "team",
    counts: Object.entries(counts).map(([kind, count]) => ({ kind, title: titleOf(kind), count })),
  };
}
