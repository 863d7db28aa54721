import { Secret, TOTP } from "otpauth";
import type { Services } from "#platform/services.ts";
import { digitsOf } from "../../writes/accounts.server.ts";
import { earlierSecret } from "./earlier-secrets.server.ts";

/** Phones may be half a minute off, so one step before and after counts too. */
const steps = 1;

export function newAppSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads from a QR code. */
export function appAddress({
  issuer,
  email,
  secret,
}: {
  issuer: string;
  email: string;
  secret: string;
}): string {
  return new TOTP({ issuer, label: email, secret }).toString();
}

export function encryptedSecret({ cipher }: Pick<Services, "cipher">, id: string, secret: string): string {
  return cipher.encrypt(secret, { table: "staff_second_factors", column: "secret", id });
}

/** Whether a code is of somebody's app; undefined without an app. `confirmed` leaves out one that is being set up. */
export async function isCodeOfApp(
  services: Services,
  { teamMemberId, code, confirmed }: { teamMemberId: string; code: string; confirmed: boolean },
): Promise<boolean | undefined> {
  const row = await services.store.db
    .selectFrom("member_second_factors")
    .select(["id", "secret", "verified"])
    .where("team_member_id", "=", teamMemberId)
    .executeTakeFirst();
  if (row === undefined || row.secret === "" || (confirmed && row.verified !== 1)) return undefined;
  const { id } = row;
  const secret =
    earlierSecret(services, row.secret) ??
    services.cipher.decrypt(row.secret, { table: "staff_second_factors", column: "secret", id });
  return TOTP.validate({ token: digitsOf(code), secret: Secret.fromBase32(secret), window: steps }) !== null;
}
