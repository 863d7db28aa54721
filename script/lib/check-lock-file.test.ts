import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const check = resolve(import.meta.dirname, "check-lock-file.ts");
const hashed = { version: "1.0.0", integrity: "sha512-abc" };

function checked(packages: object) {
  const folder = mkdtempSync(join(tmpdir(), "kinward-lock-"));
  const path = join(folder, "package-lock.json");
  writeFileSync(path, JSON.stringify({ packages: { "": { version: "0.1.0" }, ...packages } }));
  const { status, stderr } = spawnSync(process.execPath, [check, path], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return { status, stderr };
}

it("accepts packages with a hash, and what comes inside one of them", () => {
  const inside = { version: "2.0.0", inBundle: true };
  const { status } = checked({ "node_modules/a": hashed, "node_modules/a/node_modules/b": inside });
  expect(status).toBe(0);
});

it("refuses a package without a hash, and one that is tied to a registry", () => {
  const tied = { ...hashed, resolved: "https://registry.example/tied.tgz" };
  const { status, stderr } = checked({
    "node_modules/bare": { version: "1.0.0" },
    "node_modules/tied": tied,
  });
  expect(status).toBe(1);
  expect(stderr).toContain("node_modules/bare 1.0.0 has no integrity hash");
  expect(stderr).toContain("node_modules/tied is tied to https://registry.example/tied.tgz");
});
