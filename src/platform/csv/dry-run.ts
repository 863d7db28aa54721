import { createHash } from "node:crypto";
import { HttpError } from "../http/errors.ts";
import type { Services } from "../services.ts";

/** An import that has to be tried first: with the token of the dry run of exactly the same, it is run. */
type DryRun = {
  /** What is imported, such as "redirects import". */
  purpose: string;
  /** The file and everything that was answered about it. */
  given: unknown;
  /** The token that came with it; undefined for a dry run. */
  checked: string | undefined;
  /** What to say of a token that belongs to something else. */
  notChecked: string;
};

/**
 * The token that proves that somebody has seen the report of exactly this file and these answers.
 * @throws {HttpError} conflict if another one came with it.
 */
export function dryRunToken(
  { cipher }: Pick<Services, "cipher">,
  { purpose, given, checked, notChecked }: DryRun,
): string {
  const print = createHash("sha256").update(JSON.stringify(given)).digest("base64url");
  const token = cipher.sign(purpose, print);
  if (checked !== undefined && checked !== token) throw new HttpError("conflict", { message: notChecked });
  return token;
}
