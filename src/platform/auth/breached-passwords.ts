import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

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

/** The line that a byte belongs to, without its end. */
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
