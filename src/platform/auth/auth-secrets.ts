import { firstKeyId, numberOfKey } from "#platform/crypto/key-ring.ts";
import type { Services } from "#platform/services.ts";

type Keyed = Pick<Services, "cipher">;

/**
 * The keys better-auth signs and encrypts with, derived from each open version of the data key for this purpose only.
 * What it encrypted before there could be several has no version in front.
 */
export function authSecrets({ cipher }: Keyed) {
  const keys = new Map(
    cipher.open.map((id) => [numberOfKey(id), cipher.sign("better-auth", "secret", id)] as const),
  );
  const legacySecret = keys.get(numberOfKey(firstKeyId));
  return {
    keys,
    currentVersion: numberOfKey(cipher.writes),
    ...(legacySecret === undefined ? {} : { legacySecret }),
  };
}

/** The key better-auth signs cookies with. */
export function authSecret({ cipher }: Keyed): string {
  return cipher.sign("better-auth", "secret");
}

/** What better-auth puts in front of a text that it encrypted with this version of the data key. */
export function authPrefix(keyId: string): string {
  return `$ba$${numberOfKey(keyId)}$`;
}

/** The same keys as options of better-auth. */
export function secretOptions(services: Keyed) {
  const { keys, legacySecret } = authSecrets(services);
  return {
    secrets: [...keys].map(([version, value]) => ({ version, value })),
    ...(legacySecret === undefined ? {} : { secret: legacySecret }),
  };
}
