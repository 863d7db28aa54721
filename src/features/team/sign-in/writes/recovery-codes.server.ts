import { randomInt, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { authSecrets } from "#platform/auth/auth-secrets.ts";
import { recoveryHash } from "#platform/auth/passwords.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import {
  isShortRecoveryCode,
  plainRecoveryCode,
  recoveryCodeCount,
  recoveryCodeLength,
  recoveryCodeLetters,
} from "../rules.ts";

type Hashed = { stored: string; hashes: readonly string[] };

// In front of a stored hash. One without a mark is a short code's, hashed at the cost of an earlier version only.
const long = "long:";
const short = "short:";

/** The codes themselves are shown once and not stored. */
export async function newRecoveryCodes(
  services: Keys,
  teamMemberId: string,
): Promise<{ codes: readonly string[]; stored: string }> {
  const letter = () => recoveryCodeLetters.charAt(randomInt(recoveryCodeLetters.length));
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    plainRecoveryCode(Array.from({ length: recoveryCodeLength }, letter).join("")),
  );
  return { codes, stored: await hashed(services, teamMemberId, codes) };
}

export async function putRecoveryCodes(
  tx: Tx,
  { teamMemberId, stored }: { teamMemberId: string; stored: string },
): Promise<void> {
  await tx
    .updateTable("member_second_factors")
    .set({ recovery_codes: stored })
    .where("team_member_id", "=", teamMemberId)
    .execute();
}

/** Undefined without a second factor. */
export async function storedRecoveryCodes(
  { store }: Pick<Services, "store">,
  teamMemberId: string,
): Promise<string | undefined> {
  const row = await store.db
    .selectFrom("member_second_factors")
    .select("recovery_codes")
    .where("team_member_id", "=", teamMemberId)
    .executeTakeFirst();
  return row?.recovery_codes;
}

export async function matchingRecoveryHash(
  services: Services,
  { teamMemberId, code }: { teamMemberId: string; code: string },
): Promise<string | undefined> {
  const { hashes } = await hashesOf(services, teamMemberId);
  const given: Buffer[] = [];
  for (const hash of await hashesOfCode(services, teamMemberId, plainRecoveryCode(code)))
    given.push(Buffer.from(hash));
  // All are compared, in constant time, so that timing reveals nothing.
  return hashes.filter((hash) => {
    const known = Buffer.from(hash);
    return given.map((each) => known.length === each.length && timingSafeEqual(known, each)).includes(true);
  })[0];
}

/** Uses up a recovery code outside of the sign-in. @returns false if none matches, or another request used it first. */
export async function takeRecoveryCode(
  services: Services,
  given: { teamMemberId: string; code: string },
): Promise<boolean> {
  const matching = await matchingRecoveryHash(services, given);
  const { stored, hashes } = await hashesOf(services, given.teamMemberId);
  if (matching === undefined || !hashes.includes(matching)) return false;
  const taken = await services.store.db
    .updateTable("member_second_factors")
    .set({ recovery_codes: JSON.stringify(hashes.filter((hash) => hash !== matching)) })
    .where("team_member_id", "=", given.teamMemberId)
    .where("recovery_codes", "=", stored)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/**
 * Earlier versions stored recovery codes encrypted, or hashed at a lower cost. This background task hashes what is left
 * of them at startup; codes on paper stay valid.
 */
export function hashOldRecoveryCodes(services: Services): () => Promise<void> {
  const work = (async () => {
    const all = await services.store.db
      .selectFrom("member_second_factors")
      .select(["team_member_id", "recovery_codes"])
      .execute();
    const old = all.filter(({ recovery_codes }) => isOld(recovery_codes));
    for (const { team_member_id } of old) await hashesOf(services, team_member_id);
    if (old.length > 0) services.log.info({ event: "recovery_codes.hashed", people: old.length });
  })().catch((error: unknown) => {
    services.log.warn({ event: "recovery_codes.not_hashed", error: String(error) });
  });
  return () => work;
}

const texts = z.array(z.string());

type Keys = Pick<Services, "cipher" | "hashCosts">;

const isMarked = (hash: string) => hash.startsWith(long) || hash.startsWith(short);

function isOld(stored: string): boolean {
  return !stored.startsWith("[") || !texts.parse(JSON.parse(stored)).every(isMarked);
}

async function hashesOf(services: Services, teamMemberId: string): Promise<Hashed> {
  const row = await services.store.db
    .selectFrom("member_second_factors")
    .select("recovery_codes")
    .where("team_member_id", "=", teamMemberId)
    .executeTakeFirst();
  const found = row?.recovery_codes ?? "[]";
  if (!isOld(found)) return { stored: found, hashes: texts.parse(JSON.parse(found)) };
  const stored = found.startsWith("[")
    ? await hashedAgain(services, teamMemberId, texts.parse(JSON.parse(found)))
    : await hashed(services, teamMemberId, await decrypted(services, found));
  const changed = await services.store.db
    .updateTable("member_second_factors")
    .set({ recovery_codes: stored })
    .where("team_member_id", "=", teamMemberId)
    .where("recovery_codes", "=", found)
    .executeTakeFirst();
  // Another process may have done it, or new codes may have been created meanwhile.
  return changed.numUpdatedRows === 1n
    ? { stored, hashes: texts.parse(JSON.parse(stored)) }
    : hashesOf(services, teamMemberId);
}

async function decrypted(services: Keys, stored: string): Promise<readonly string[]> {
  const { symmetricDecrypt } = await import("better-auth/crypto");
  return texts.parse(JSON.parse(await symmetricDecrypt({ key: authSecrets(services), data: stored })));
}

async function hashed(services: Keys, teamMemberId: string, codes: readonly string[]): Promise<string> {
  const hashes: string[] = [];
  for (const code of codes) hashes.push((await hashesOfCode(services, teamMemberId, code, 1))[0] ?? "");
  return JSON.stringify(hashes);
}

async function hashedAgain(services: Keys, teamMemberId: string, found: readonly string[]): Promise<string> {
  const hashes: string[] = [];
  for (const hash of found)
    hashes.push(isMarked(hash) ? hash : await atFullCost(services, teamMemberId, hash));
  return JSON.stringify(hashes);
}

/**
 * A code's hashes with each version of the key, since printed codes outlive it. A code with 138 random bits can't be
 * guessed, so a keyed hash is enough. A short one is keyed first, so that the table alone reveals nothing, then hashed
 * slowly, in case the key leaks too.
 */
async function hashesOfCode(
  services: Keys,
  teamMemberId: string,
  code: string,
  versions?: number,
): Promise<readonly string[]> {
  const keyed = services.cipher.blindIndexes("recovery-codes", `${teamMemberId} ${code}`).slice(0, versions);
  if (!isShortRecoveryCode(code)) return keyed.map((each) => long + each);
  const hashes: string[] = [];
  for (const each of keyed) {
    const first = await recoveryHash(each, teamMemberId, services.hashCosts.recoveryCode);
    hashes.push(await atFullCost(services, teamMemberId, first));
  }
  return hashes;
}

async function atFullCost({ hashCosts }: Keys, teamMemberId: string, hash: string): Promise<string> {
  return short + (await recoveryHash(hash, teamMemberId, hashCosts.password));
}
