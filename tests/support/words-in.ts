/** Looks for words in dumps, storage, mails and logs, where random and encrypted text could contain a short one by chance. */

/** What stands in Base64, in its URL-safe form, in hex and in UUIDs. */
const randomText = /^[\w+/=-]*$/;

/** Which of these words can be read in the text: as they are, in any case, or in an encoding anyone could undo. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  for (const word of words)
    if (word.length < 12 || randomText.test(word))
      throw new RangeError(
        `Random text could contain "${word}" by chance. Look for at least 12 characters, one of them a space, an @ or another that isn't in Base64.`,
      );
  return found(text, words);
}

/** Which of these random values can be read in the text. They are as long as keys and tokens are. */
export function secretsIn(text: string, secrets: readonly string[]): string[] {
  for (const secret of secrets)
    if (secret.length < 20) throw new RangeError(`A secret of ${secret.length} characters is too short.`);
  return found(text, secrets);
}

/** The single values in a dump, for what is too short to look for in the whole of it. */
export function valuesIn(dump: string): unknown[] {
  const rows: object[] = JSON.parse(dump).flat();
  return rows.flatMap((row) => Object.values(row));
}

function found(text: string, sought: readonly string[]): string[] {
  // Mails break long lines.
  const unbroken = text.replaceAll(/=\r?\n/g, "");
  const readable = `${text}\n${unbroken}`.toLowerCase();
  const base64 = text.replaceAll(/(?:\\[rn]|\s)+/g, "");
  return sought.filter(
    (each) =>
      spellings(each).some((spelling) => readable.includes(spelling.toLowerCase())) ||
      inBase64(each).some((part) => base64.includes(part)),
  );
}

/** A word as plain text, JSON, an address and a mail write it. */
function spellings(word: string): string[] {
  const escaped = JSON.stringify(word).slice(1, -1);
  const address = encodeURIComponent(word);
  const form = new URLSearchParams({ word }).toString().slice("word=".length);
  const printable = Array.from(Buffer.from(word), (byte) =>
    byte === 0x20 || (byte > 0x20 && byte < 0x7f && byte !== 0x3d)
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).padStart(2, "0")}`,
  ).join("");
  return [word, escaped, address, form, printable];
}

/** What a word becomes in Base64, wherever in a longer text it begins; the ends that depend on its neighbors left out. */
function inBase64(word: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(word)]);
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 3));
    const from = before === 0 ? 0 : 4;
    return [whole.toString("base64").slice(from), whole.toString("base64url").slice(from)];
  });
}
