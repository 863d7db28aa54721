import { randomInt, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { authSecrets } from "#platform/auth/auth-secrets.ts";
import { recoveryHash } from "#platform/auth/passwords.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { plainRecoveryCode, recoveryCodeCount, recoveryCodeLetters } from "../rules.ts";

type Hashed = { stored: string; hashes: readonly string[] };

/** New recovery codes and their hashes. The codes themselves are shown once and not stored. */
export async function newRecoveryCodes(
  services: Pick<Services, "cipher" | "hashCosts">,
  staffId: string,
): Promise<{ codes: readonly string[]; stored: string }> {
  const letter = () => recoveryCodeLetters.charAt(randomInt(recoveryCodeLetters.length));
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    plainRecoveryCode(Array.from({ length: 10 }, letter).join("")),
  );
  return { codes, stored: await hashed(services, staffId, codes) };
}

/** Replaces all recovery codes. */
export async function putRecoveryCodes(
  tx: Tx,
  { staffId, stored }: { staffId: string; stored: string },
): Promise<void> {
  await tx
    .updateTable("staff_second_factors")
    .set({ recovery_codes: stored })
    .where("staff_id", "=", staffId)
    .execute();
}

/** The stored hash that matches a recovery code; undefined if none does. */
export async function matchingRecoveryHash(
  services: Services,
  { staffId, code }: { staffId: string; code: string },
): Promise<string | undefined> {
  const { hashes } = await hashesOf(services, staffId);
  const given: Buffer[] = [];
  for (const keyed of keyedCodes(services, staffId, plainRecoveryCode(code)))
    given.push(Buffer.from(await recoveryHash(keyed, staffId, services.hashCosts.recoveryCode)));
  // All are compared, in constant time, so that timing reveals nothing.
  return hashes.filter((hash) => {
    const known = Buffer.from(hash);
    return given.map((each) => known.length === each.length && timingSafeEqual(known, each)).includes(true);
  })[0];
}

/** Uses up a recovery code outside of the sign-in. @returns false if none matches, or another request was quicker. */
export async function takeRecoveryCode(
  services: Services,
  given: { staffId: string; code: string },
): Promise<boolean> {
  const matching = await matchingRecoveryHash(services, given);
  const { stored, hashes } = await hashesOf(services, given.staffId);
  if (matching === undefined || !hashes.includes(matching)) return false;
  const taken = await services.store.db
    .updateTable("staff_second_factors")
    .set({ recovery_codes: JSON.stringify(hashes.filter((hash) => hash !== matching)) })
    .where("staff_id", "=", given.staffId)
    .where("recovery_codes", "=", stored)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/**
 * Earlier versions stored recovery codes encrypted. This background task hashes what is left of them at startup; codes
 * on paper stay valid.
 */
export function hashOldRecoveryCodes(services: Services): () => Promise<void> {
  const work = (async () => {
    const old = await services.store.db
      .selectFrom("staff_second_factors")
      .select("staff_id")
      .where("recovery_codes", "not like", "[%")
      .execute();
    for (const { staff_id } of old) await hashesOf(services, staff_id);
    if (old.length > 0) services.log.info({ event: "recovery_codes.hashed", people: old.length });
  })().catch((error: unknown) => {
    services.log.warn({ event: "recovery_codes.not_hashed", error: String(error) });
  });
  return () => work;
}

const texts = z.array(z.string());

async function hashesOf(services: Services, staffId: string): Promise<Hashed> {
  const row = await services.store.db
    .selectFrom("staff_second_factors")
    .select("recovery_codes")
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  const found = row?.recovery_codes ?? "[]";
  if (found.startsWith("[")) return { stored: found, hashes: texts.parse(JSON.parse(found)) };
  const { symmetricDecrypt } = await import("better-auth/crypto");
  const codes = texts.parse(JSON.parse(await symmetricDecrypt({ key: authSecrets(services), data: found })));
  const stored = await hashed(services, staffId, codes);
  const changed = await services.store.db
    .updateTable("staff_second_factors")
    .set({ recovery_codes: stored })
    .where("staff_id", "=", staffId)
    .where("recovery_codes", "=", found)
    .executeTakeFirst();
  // Another process may have done it, or new codes may have been created meanwhile.
  return changed.numUpdatedRows === 1n
    ? { stored, hashes: texts.parse(JSON.parse(stored)) }
    : hashesOf(services, staffId);
}

async function hashed(
  services: Pick<Services, "cipher" | "hashCosts">,
  staffId: string,
  codes: readonly string[],
): Promise<string> {
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashOf(services, staffId, code));
  return JSON.stringify(hashes);
}

/** Keyed first, so that the table alone reveals nothing; then hashed slowly, in case the key leaks too. */
function hashOf(
  { cipher, hashCosts }: Pick<Services, "cipher" | "hashCosts">,
  staffId: string,
  code: string,
): Promise<string> {
  const [keyed] = keyedCodes({ cipher }, staffId, code);
  return recoveryHash(keyed, staffId, hashCosts.recoveryCode);
}

// With each version of the key: printed codes outlive it.
function keyedCodes({ cipher }: Pick<Services, "cipher">, staffId: string, code: string) {
  return cipher.blindIndexes("recovery-codes", `${staffId} ${code}`);
}
