import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** Where an encrypted text is stored; it can't be decrypted anywhere else. */
type FieldPlace = { table: string; column: string; id: string };

/** All cryptography with the data key. Each purpose has its own derived key. */
export type FieldCipher = {
  encrypt(text: string, place: FieldPlace): string;
  /** @throws {Error} when the text was written with another key or for another place. */
  decrypt(sealed: string, place: FieldPlace): string;
  /** A blind index for exact look-up: the same text and purpose always give the same value. */
  blindIndex(purpose: string, text: string): string;
  /** A signature for links; `verify` compares in constant time. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
};

const version = "v1";
const ivBytes = 12;
const tagBytes = 16;

/** Random bytes, drawn from the system for many texts at once: 12 by 12 they took longer than encrypting. */
function createRandom(): (count: number) => Buffer {
  let drawn = Buffer.alloc(0);
  return (count) => {
    if (drawn.length < count) drawn = randomBytes(4_096);
    const bytes = drawn.subarray(0, count);
    drawn = drawn.subarray(count);
    return bytes;
  };
}

/** AES-256-GCM with a versioned key; the additional authenticated data is `table:column:id`. */
export function createFieldCipher(dataKey: Buffer): FieldCipher {
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync("sha256", dataKey, "kinward", purpose, 32)));
  const fieldKey = derive("fields");
  const indexKey = derive("blind-index");
  const signKey = derive("signatures");
  const random = createRandom();
  const additional = ({ table, column, id }: FieldPlace) => Buffer.from(`${table}:${column}:${id}`);
  const keyed = (key: KeyObject, purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url");

  return {
    encrypt(text, place) {
      const iv = random(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", fieldKey, iv).setAAD(additional(place));
      const encrypted = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${encrypted.toString("base64url")}`;
    },
    decrypt(encrypted, place) {
      const [found, body = ""] = encrypted.split(".");
      if (found !== version) throw new Error(`unknown key version in ${place.table}.${place.column}`);
      const bytes = Buffer.from(body, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", fieldKey, bytes.subarray(0, ivBytes))
        .setAAD(additional(place))
        .setAuthTag(bytes.subarray(-tagBytes));
      return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8");
    },
    blindIndex: (purpose, text) => keyed(indexKey, purpose, text),
    sign: (purpose, text) => keyed(signKey, purpose, text),
    verify(purpose, text, signature) {
      const expected = Buffer.from(keyed(signKey, purpose, text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** An email address normalized for comparison: trimmed, lower case. */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}
