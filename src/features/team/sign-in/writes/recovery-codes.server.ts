import { randomInt, timingSafeEqual } from "node:crypto";
import * as z from "zod";
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

type Keys = Pick<Services, "cipher" | "hashCosts">;

const texts = z.array(z.string());

// In front of a stored hash.
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

/** Uses up a recovery code. @returns false if none matches, or another request used it first. */
export async function takeRecoveryCode(
  services: Services,
  { teamMemberId, code }: { teamMemberId: string; code: string },
): Promise<boolean> {
  const { db } = services.store;
  const row = await db
    .selectFrom("member_second_factors")
    .select("recovery_codes")
    .where("team_member_id", "=", teamMemberId)
    .executeTakeFirst();
  const stored = row?.recovery_codes ?? "[]";
  const hashes = texts.parse(JSON.parse(stored));
  const given = (await hashesOfCode(services, teamMemberId, plainRecoveryCode(code))).map((hash) =>
    Buffer.from(hash),
  );
  // All are compared, in constant time, so that timing reveals nothing.
  const [matching] = hashes.filter((hash) => {
    const known = Buffer.from(hash);
    return given.map((each) => known.length === each.length && timingSafeEqual(known, each)).includes(true);
  });
  if (matching === undefined) return false;
  const taken = await db
    .updateTable("member_second_factors")
    .set({ recovery_codes: JSON.stringify(hashes.filter((hash) => hash !== matching)) })
    .where("team_member_id", "=", teamMemberId)
    .where("recovery_codes", "=", stored)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

async function hashed(services: Keys, teamMemberId: string, codes: readonly string[]): Promise<string> {
  const hashes: string[] = [];
  for (const code of codes) hashes.push((await hashesOfCode(services, teamMemberId, code, 1))[0] ?? "");
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
