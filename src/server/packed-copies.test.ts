import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { collectGarbage } from "#tests/support/collect-garbage.ts";
import { packedCopies, sweepPackedCopies } from "./packed-copies.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kinward-pages-"));
  folders.push(folder);
  return folder;
}

const now = new Date("2026-11-21T03:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

/** A page's text in the encodings that browsers ask for. */
function serve(cacheDir: string, text: string) {
  const copies = packedCopies({ content: () => Buffer.from(text), br: undefined, cacheDir });
  return [copies.br, copies.gzip];
}

function age(cacheDir: string, days: number): void {
  for (const name of readdirSync(cacheDir)) utimesSync(join(cacheDir, name), daysAgo(days), daysAgo(days));
}

it("leaves only the files of the pages that are served, two days after fifty publishings", async () => {
  const cacheDir = newFolder();
  let live: unknown[] = [];
  for (let time = 0; time < 50; time += 1) live = serve(cacheDir, `version ${time}`);
  expect(readdirSync(cacheDir)).toHaveLength(100);
  await collectGarbage();
  age(cacheDir, 3);
  await sweepPackedCopies(cacheDir, now);
  expect(readdirSync(cacheDir)).toHaveLength(live.length);
});

it("keeps what another process has served lately, and marks what this one serves", async () => {
  const cacheDir = newFolder();
  const mine = serve(cacheDir, "mine");
  age(cacheDir, 3);
  await sweepPackedCopies(cacheDir, now);
  expect(readdirSync(cacheDir)).toHaveLength(2);
  age(cacheDir, 1);
  await sweepPackedCopies(cacheDir, now);
  expect(readdirSync(cacheDir)).toHaveLength(2);
  expect(mine).toHaveLength(2);
});

it("does nothing where there is no folder yet", async () => {
  const cacheDir = join(newFolder(), "pages");
  await sweepPackedCopies(cacheDir, now);
  expect(existsSync(cacheDir)).toBe(false);
});
