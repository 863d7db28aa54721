import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { assemble } from "#server/assemble.ts";
import { databases, openTestApp } from "#tests/support/test-app.ts";
import { DataKeyError } from "./data-key.ts";

it.each(databases)("refuses another key on %s and takes the right one again", async (kind) => {
  const app = await openTestApp(kind);
  const wrong = { ...app.environment, DATA_KEY: randomBytes(32).toString("base64") };
  await expect(assemble(wrong)).rejects.toThrow(DataKeyError);
  await expect(assemble(wrong)).rejects.toThrow(/another key/);
  const again = await assemble(app.environment);
  await again.store.close();
  await app.close();
});

it("makes a key for its owner's eyes only, in a folder of the same kind", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-made-"));
  const made = join(dataDir, "not", "there");
  const app = await openTestApp("sqlite", { DATA_KEY: "", DATA_DIR: made });
  expect(statSync(join(made, "key")).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readFileSync(join(made, "key"), "utf8").trim(), "base64")).toHaveLength(32);
  expect(statSync(made).mode & 0o777).toBe(0o700);
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
