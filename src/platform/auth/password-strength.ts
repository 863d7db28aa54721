import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

/** Why a password is easy to guess: it's common, contains the person's own details, or is a simple pattern. */
type Weakness = "common" | "personal" | "simple";

/** At ten thousand guesses per second against a stolen hash, this many take eleven days. */
const fewestGuesses = 10;
/** Longer input doesn't change the result and takes seconds to analyze. */
const looked = 64;
/** The minimum length of a password without the person's own details. */
const fewestOther = 8;

// The word lists take time and memory to load, so they are imported when the first password is chosen.
async function openGuesser() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: looked });
}
let guesser: ReturnType<typeof openGuesser> | undefined;

/**
 * What makes a password easy to guess; undefined if nothing does. `own` is what somebody who knows the person or the
 * site would try first: the name, the address, the host.
 */
export async function weaknessOf(password: string, own: readonly string[]): Promise<Weakness | undefined> {
  const text = password.normalize("NFKC").slice(0, looked);
  const words = personalWords(own);
  const bare = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const other = words.reduce((left, word) => left.replaceAll(word, ""), bare);
  if (other !== bare && other.length < fewestOther) return "personal";
  if (/^\p{N}*$/u.test(bare)) return "simple";
  guesser ??= openGuesser();
  const { guessesLog10, sequence } = (await guesser).check(text, [...words]);
  if (guessesLog10 >= fewestGuesses) return undefined;
  const names = sequence.map((match) => String(Reflect.get(match, "dictionaryName") ?? ""));
  if (names.includes("userInputs")) return "personal";
  return names.some((name) => name.startsWith("passwords")) ? "common" : "simple";
}

/** The words of names and addresses, whole and in parts, longest first. */
function personalWords(own: readonly string[]): readonly string[] {
  const parts = own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const plain = parts.map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  return [...new Set(plain.filter((part) => part.length > 2))].toSorted(
    (one, other) => other.length - one.length,
  );
}

/** A line is `HASH` or `HASH:COUNT`. */
const hashLetters = 40;
const longestLine = 128;

/**
 * Whether a password is in a list of breached ones: a file of SHA-1 hashes in hexadecimal, one in each line, sorted,
 * as Pwned Passwords are handed out. SHA-1 protects nothing here; it's how the list is made. The file is searched where
 * it lies, so it can have any size.
 * @throws {Error} if the file can't be read or has another format.
 */
export async function isBreached(password: string, path: string): Promise<boolean> {
  const wanted = createHash("sha1").update(password).digest("hex").toUpperCase();
  const file = await open(path, "r");
  try {
    let low = 0;
    let high = (await file.stat()).size;
    while (low < high) {
      const { start, text } = await lineAround(file, Math.floor((low + high) / 2));
      const hash = text.slice(0, hashLetters).toUpperCase();
      if (!/^[0-9A-F]{40}$/.test(hash)) throw new Error(`${path} isn't a list of SHA-1 hashes`);
      if (hash === wanted) return true;
      if (hash < wanted) low = start + text.length + 1;
      else high = start;
    }
    return false;
  } finally {
    await file.close();
  }
}

async function lineAround(file: FileHandle, at: number): Promise<{ start: number; text: string }> {
  const from = Math.max(0, at - longestLine);
  const start = from + (await textAt(file, from, at - from)).lastIndexOf("\n") + 1;
  const [text = ""] = (await textAt(file, start, longestLine)).split("\n");
  return { start, text };
}

async function textAt(file: FileHandle, from: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.toString("latin1", 0, bytesRead);
}
