import * as z from "zod/mini";
import type { Services } from "#platform/services.ts";
import type { ClinicCodeRow } from "../table.server.ts";

const content = z.object({ clinic: z.string(), covers: z.string() });
type ClinicCodeText = z.output<typeof content>;

const place = (id: string) => ({ table: "coupons", column: "words", id });

/** The clinic's name and what the code covers. */
export function decryptText(
  { cipher }: Pick<Services, "cipher">,
  row: Pick<ClinicCodeRow, "id" | "words">,
): ClinicCodeText {
  return content.parse(JSON.parse(cipher.decrypt(row.words, place(row.id))));
}

/** Encrypts them for their row. */
export function encryptText(
  { cipher }: Pick<Services, "cipher">,
  id: string,
  { clinic, covers }: ClinicCodeText,
): string {
  return cipher.encrypt(JSON.stringify({ clinic: clinic.trim(), covers: covers.trim() }), place(id));
}
