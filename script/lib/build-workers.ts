/** Builds the service worker with the list of what it keeps, and the one that takes its place to remove it all. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { offlinePages } from "../../src/content/offline.ts";
import { offline } from "../../src/content/pages/offline.ts";
import type { OfflinePlan } from "../../src/web/offline/treatment.ts";
import { offlineFiles } from "./offline-files.ts";

const root = resolve(import.meta.dirname, "../..");

/** Writes sw.js and sw-off.js beside the built pages. */
export async function buildWorkers(clientDir: string): Promise<void> {
  const plan = planFor(clientDir);
  await bundle("service-worker", join(clientDir, "sw.js"), { offlinePlan: JSON.stringify(plan) });
  await bundle("retired-worker", join(clientDir, "sw-off.js"), {});
}

function planFor(clientDir: string): OfflinePlan {
  const pages = [...offlinePages];
  const files = offlineFiles(clientDir, pages, offline.path);
  const hash = createHash("sha256");
  for (const path of files)
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(fileOf(clientDir, path)));
  return { version: hash.digest("hex").slice(0, 12), files, pages, fallback: offline.path };
}

function fileOf(clientDir: string, path: string): string {
  const page = join(clientDir, path, "index.html");
  return existsSync(page) ? page : join(clientDir, path);
}

async function bundle(name: string, target: string, define: Record<string, string>): Promise<void> {
  const output = await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    define,
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: join(root, `src/web/offline/${name}.ts`), output: { format: "iife" } },
    },
  });
  const [{ output: files } = { output: [] }] = Array.isArray(output)
    ? output
    : "output" in output
      ? [output]
      : [];
  const [chunk] = files;
  if (chunk?.type !== "chunk") throw new Error(`${name} gave no script`);
  writeFileSync(target, chunk.code);
}
