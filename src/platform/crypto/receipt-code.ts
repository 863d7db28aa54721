/** Receipt codes: short enough to write down, without letters that look like digits. */

const letters = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";
/** 16 letters of 5 bits each, too many to guess. */
const length = 16;

/** Makes a code from the first ten of these random or keyed bytes. */
export function codeFrom(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.slice(0, 10)) bits = (bits << 8n) | BigInt(byte);
  let code = "";
  for (let at = length - 1; at >= 0; at -= 1) code += letters[Number((bits >> BigInt(at * 5)) & 31n)] ?? "";
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
  return plain.length === length && [...plain].every((letter) => letters.includes(letter))
    ? plain
    : undefined;
}

const shown = (code: string) => (code.match(/.{4}/g) ?? []).join("-");
