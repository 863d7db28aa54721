/** One version of the data key. */
export type DataKey = { id: string; key: Buffer };

/** The key that was written without an id, before there could be several. */
export const firstKeyId = "v1";

const keyId = /^v[1-9]\d{0,3}$/;

/** Whether a text is a key's id: v1 to v9999. */
export function isKeyId(text: string): boolean {
  return keyId.test(text);
}

/** A key's number, by which the oldest is found. */
export function numberOfKey(id: string): number {
  return Number(id.slice(1));
}

/** The version that wrote an encrypted text or a blind index. */
export function keyIdOf(stored: string): string {
  const at = stored.indexOf(".");
  return at === -1 ? firstKeyId : stored.slice(0, at);
}

/**
 * The keys in a text such as `v2:BASE64 v1:BASE64`, one on each line or with spaces between. The first one writes; all
 * of them read. A key without an id is v1. Undefined if any part isn't a key of 32 bytes, or an id is there twice.
 */
export function parseKeyRing(text: string): readonly DataKey[] | undefined {
  const keys: DataKey[] = [];
  for (const entry of text.trim().split(/\s+/)) {
    const [id, encoded] = entry.includes(":") ? entry.split(":", 2) : [firstKeyId, entry];
    const key = Buffer.from(encoded ?? "", "base64");
    if (id === undefined || !isKeyId(id) || key.length !== 32) return undefined;
    if (keys.some((known) => known.id === id)) return undefined;
    keys.push({ id, key });
  }
  return keys;
}

/** The text that `parseKeyRing` reads, one key on each line. */
export function keyRingText(keys: readonly DataKey[]): string {
  return keys.map(({ id, key }) => `${id}:${key.toString("base64")}\n`).join("");
}
