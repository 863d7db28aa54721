/**
 * Builds the scripts that aren't part of the pages: the service worker with its list of cached files, the one that
 * replaces it to remove everything, and the analytics consent bar.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";
import { pages } from "../../src/content/index.ts";
import { offlineLists, offlinePages } from "../../src/content/offline.ts";
import { offline } from "../../src/content/pages/offline.ts";
import { barPath, type KnownPaths } from "../../src/features/visits/analytics/rules.ts";
import type { OfflinePlan } from "../../src/web/offline/treatment.ts";
import { offlineFiles } from "./offline-files.ts";

const root = resolve(import.meta.dirname, "../..");

/** Writes sw.js, sw-off.js and analytics/bar.js next to the built pages. */
export async function buildWorkers(clientDir: string): Promise<void> {
  const plan = planFor(clientDir);
  const pathsOf = (indexed: boolean) =>
    pages.filter(({ meta }) => meta.indexed === indexed).map(({ path }) => path);
  const knownPaths: KnownPaths = { listed: pathsOf(true), unlisted: pathsOf(false) };
  await bundle("web/offline/service-worker", join(clientDir, "sw.js"), { offlinePlan: JSON.stringify(plan) });
  await bundle("web/offline/retired-worker", join(clientDir, "sw-off.js"), {});
  await bundle("features/visits/analytics/client/bar", join(clientDir, barPath), {
    knownPaths: JSON.stringify(knownPaths),
  });
}

function planFor(clientDir: string): OfflinePlan {
  const kept = [...offlinePages];
  const parts = pages
    .map(({ path }) => path)
    .filter((path) => offlineLists.some((list) => path.startsWith(`${list}/`)));
  const files = offlineFiles(clientDir, { pages: kept, parts, fallback: offline.path });
  const hash = createHash("sha256");
  for (const path of files)
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(fileOf(clientDir, path)));
  return {
    version: hash.digest("hex").slice(0, 12),
    files,
    pages: kept,
    lists: offlineLists,
    fallback: offline.path,
  };
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
      rolldownOptions: { input: join(root, `src/${name}.ts`), output: { format: "iife" } },
    },
  });
  const [{ output: files } = { output: [] }] = Array.isArray(output)
    ? output
    : "output" in output
      ? [output]
      : [];
  const [chunk] = files;
  if (chunk?.type !== "chunk") throw new Error(`${name} gave no script`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, chunk.code);
}
