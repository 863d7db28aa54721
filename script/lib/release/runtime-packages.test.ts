import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { runtimePackages } from "./runtime-packages.ts";

const root = resolve(import.meta.dirname, "../../..");
const read = (name: string) => readFileSync(resolve(root, name), "utf8");
const project = { manifest: read("package.json"), lock: read("package-lock.json") };

it("keeps every package the server needs, with its hash, and none that only builds or tests it", () => {
  const { manifest, lock } = runtimePackages(project);
  const packages: Record<string, { integrity?: string }> = JSON.parse(lock).packages;
  expect(JSON.parse(manifest)).not.toHaveProperty("devDependencies");
  expect(packages[""]).not.toHaveProperty("devDependencies");
  for (const name of Object.keys(JSON.parse(project.manifest).dependencies))
    expect(packages[`node_modules/${name}`]?.integrity, name).toMatch(/^sha512-/);
  for (const name of ["typescript", "vite", "vitest", "@playwright/test", "@biomejs/biome"])
    expect(packages, name).not.toHaveProperty([`node_modules/${name}`]);
});

it("leaves out what a package of ours only names as an optional peer, because we develop with it", () => {
  const lock = {
    packages: {
      "": { dependencies: { ours: "1.0.0" }, devDependencies: { tester: "1.0.0" } },
      "node_modules/ours": {
        version: "1.0.0",
        dependencies: { part: "2" },
        peerDependenciesMeta: { tester: { optional: true } },
      },
      "node_modules/tester": { version: "1.0.0", devOptional: true, optionalDependencies: { native: "1" } },
      "node_modules/native": { version: "1.0.0", optional: true },
      "node_modules/ours/node_modules/part": { version: "2.0.0" },
      "node_modules/linter": { version: "1.0.0", dev: true },
    },
  };
  const kept = runtimePackages({ manifest: "{}", lock: JSON.stringify(lock) });
  expect(Object.keys(JSON.parse(kept.lock).packages)).toEqual([
    "",
    "node_modules/ours",
    "node_modules/ours/node_modules/part",
  ]);
});
