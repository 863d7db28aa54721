import { createHash } from "node:crypto";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { Secret } from "otpauth";
import { firstKeyId } from "#platform/crypto/key-ring.ts";
import type { Services } from "#platform/services.ts";

/**
 * Until 0.6 better-auth encrypted the secrets of apps: XChaCha20-Poly1305 under a key of its own, with the number of the
 * data key's version in front. The release after 0.7 can do without this file.
 */
const written = /^(?:\$ba\$(\d+)\$)?([0-9a-f]{80,})$/;
const nonceBytes = 24;

/** The secret of somebody's app, in base 32 as people type it; undefined if it's encrypted as everything else. */
export function earlierSecret({ cipher }: Pick<Services, "cipher">, stored: string): string | undefined {
  const [, version, hex] = written.exec(stored) ?? [];
  if (hex === undefined) return undefined;
  const own = cipher.sign("better-auth", "secret", version === undefined ? firstKeyId : `v${version}`);
  const key = createHash("sha256").update(own).digest();
  const bytes = Buffer.from(hex, "hex");
  const plain = xchacha20poly1305(key, bytes.subarray(0, nonceBytes)).decrypt(bytes.subarray(nonceBytes));
  return Secret.fromUTF8(Buffer.from(plain).toString()).base32;
}

/** Encrypts them as everything else, at the start and before a version of the data key is retired. */
export async function encryptEarlierSecrets(services: Services): Promise<void> {
  const { store, cipher, log } = services;
  const rows = await store.db.selectFrom("member_second_factors").select(["id", "secret"]).execute();
  let people = 0;
  for (const { id, secret } of rows) {
    const plain = earlierSecret(services, secret);
    if (plain === undefined) continue;
    people += 1;
    await store.db
      .updateTable("member_second_factors")
      .set({ secret: cipher.encrypt(plain, { table: "staff_second_factors", column: "secret", id }) })
      .where("id", "=", id)
      .where("secret", "=", secret)
      .execute();
  }
  if (people > 0) log.info({ event: "app_secrets.encrypted", people });
}
