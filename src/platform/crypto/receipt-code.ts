/** Receipt codes: they can be written down, without letters that look like digits. */

const letters = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";
/** 28 letters of 5 bits each: more than the 128 bits that ASVS asks for. */
const length = 28;
/** Codes of earlier versions, of 80 bits, stay valid. */
const earlierLength = 16;

/** Makes a code from these random or keyed bytes. */
export function codeFrom(bytes: Uint8Array): string {
  return codeOfLength(bytes, length);
}

/** The code that an earlier version made from the same bytes. */
export function earlierCodeFrom(bytes: Uint8Array): string {
  return codeOfLength(bytes, earlierLength);
}

function codeOfLength(bytes: Uint8Array, count: number): string {
  const used = Math.ceil((count * 5) / 8);
  let bits = 0n;
  for (const byte of bytes.slice(0, used)) bits = (bits << 8n) | BigInt(byte);
  bits >>= BigInt(used * 8 - count * 5);
  let code = "";
  for (let at = count - 1; at >= 0; at -= 1) code += letters[Number((bits >> BigInt(at * 5)) & 31n)] ?? "";
  return shown(code);
}

/** Normalizes a code as typed; undefined when it can't be one. */
export function plainCode(typed: string): string | undefined {
  const plain = typed
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
    .replaceAll("U", "V");
  return [length, earlierLength].includes(plain.length) &&
    [...plain].every((letter) => letters.includes(letter))
    ? plain
    : undefined;
}

const shown = (code: string) => (code.match(/.{4}/g) ?? []).join("-");
