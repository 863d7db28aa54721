import type { Kysely } from "kysely";
import { type FieldCipher, keyIdOf } from "#platform/crypto/field-cipher.ts";
import { opensKeyCheck } from "#platform/crypto/key-check.ts";
import type { Tables } from "#platform/database/tables.ts";
import { type Finding, fine, problem, warning } from "./finding.ts";

type Inspected = {
  db: Kysely<Tables>;
  /** Migrations the database has had. */
  steps: readonly string[];
  cipher: FieldCipher;
  /** Where the key is stored. */
  keyPlace: string;
};

/** What `script/admin doctor` finds about the data key: whether it decrypts the data, and old versions of it. */
export async function keyFindings({ db, steps, cipher, keyPlace }: Inspected): Promise<readonly Finding[]> {
  const rows = await db.selectFrom("key_check").select("sealed").execute();
  const wrong = rows.some(({ sealed }) => isOpen(cipher, sealed) && !opensKeyCheck(cipher, sealed));
  if (wrong || !rows.some(({ sealed }) => opensKeyCheck(cipher, sealed)))
    return [
      problem(
        "Key",
        `The data was written with another key than the one in ${keyPlace}. Put the right one there.`,
      ),
    ];
  const findings = [fine("Key", `The key in ${keyPlace} decrypts the data.`)];
  // Before this migration there could be only one version.
  if (!steps.includes("2026-11-23-181-key-versions")) return findings;
  const versions = await db.selectFrom("key_check").select(["sealed", "state"]).execute();
  for (const { sealed, state } of versions) {
    const id = keyIdOf(sealed);
    if (state === "writes" && !isOpen(cipher, sealed))
      findings.push(
        problem("Key", `Data was written with version ${id}, which isn't in ${keyPlace}. Add it there.`),
      );
    if (state === "retired" && isOpen(cipher, sealed))
      findings.push(
        warning("Key", `Version ${id} is retired. Remove it from ${keyPlace} and restart every process.`),
      );
    if (state === "writes" && isOpen(cipher, sealed) && id !== cipher.writes)
      findings.push(
        warning(
          "Key",
          `Version ${id} is still open. Run script/admin key rotate, then script/admin key retire ${id}.`,
        ),
      );
  }
  return findings;
}

function isOpen(cipher: FieldCipher, sealed: string): boolean {
  return cipher.open.includes(keyIdOf(sealed));
}
