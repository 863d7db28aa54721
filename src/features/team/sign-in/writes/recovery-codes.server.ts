import { randomInt, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { authSecret } from "#platform/auth/open-auth.ts";
import { recoveryHash } from "#platform/auth/passwords.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { plainRecoveryCode, recoveryCodeCount, recoveryCodeLetters } from "../rules.ts";

type Hashed = { stored: string; hashes: readonly string[] };

/** New recovery codes of a person and what is stored of them. The codes themselves are shown once and kept nowhere. */
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

/** Puts new recovery codes in place of all earlier ones. */
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

/** The stored hash that a typed recovery code fits; undefined where it fits none. */
export async function matchingRecoveryHash(
  services: Services,
  { staffId, code }: { staffId: string; code: string },
): Promise<string | undefined> {
  const { hashes } = await hashesOf(services, staffId);
  const given = Buffer.from(await hashOf(services, staffId, plainRecoveryCode(code)));
  // Each is compared, and each in constant time: the answer tells nothing of how near a code was.
  return hashes.filter((hash) => {
    const known = Buffer.from(hash);
    return known.length === given.length && timingSafeEqual(known, given);
  })[0];
}

/** Uses up a recovery code outside of the sign-in. @returns false where it fits none, or somebody was quicker. */
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
 * Earlier versions kept recovery codes encrypted. At the start, beside everything else, the rest of them become hashes;
 * the codes people have on paper stay right.
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
  const codes = texts.parse(JSON.parse(await symmetricDecrypt({ key: authSecret(services), data: found })));
  const stored = await hashed(services, staffId, codes);
  const changed = await services.store.db
    .updateTable("staff_second_factors")
    .set({ recovery_codes: stored })
    .where("staff_id", "=", staffId)
    .where("recovery_codes", "=", found)
    .executeTakeFirst();
  // Another process may have been quicker, or new codes may have been made meanwhile.
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

/** Keyed first, so that the table alone gives nothing away; then made slow, for whoever has the key too. */
function hashOf(
  { cipher, hashCosts }: Pick<Services, "cipher" | "hashCosts">,
  staffId: string,
  code: string,
): Promise<string> {
  return recoveryHash(
    cipher.blindIndex("recovery-codes", `${staffId} ${code}`),
    staffId,
    hashCosts.recoveryCode,
  );
}
