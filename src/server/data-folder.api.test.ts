import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FeatureServices } from "#features/index.server.ts";
import { quickCosts } from "#tests/support/hash-costs.ts";
import { freshPostgresUrl } from "#tests/support/test-app.ts";
import { assemble } from "./assemble.ts";
import { diagnose } from "./doctor.ts";
import { restoreBackup } from "./restore-backup.ts";
import { startError } from "./start-error.ts";
import { backUp } from "./write-backup.ts";

let parent = "";
let dataDir = "";
const open: FeatureServices[] = [];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "kinward-folder-"));
  dataDir = join(parent, "data");
});
afterEach(async () => {
  for (const services of open.splice(0)) await stop(services);
  rmSync(parent, { recursive: true, force: true });
});

const environment = (more: Record<string, string> = {}) => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: "silent",
  ...more,
});

async function start(more: Record<string, string> = {}): Promise<FeatureServices> {
  const services = await assemble(environment(more), { hashCosts: quickCosts });
  open.push(services);
  return services;
}

async function stop(services: FeatureServices): Promise<void> {
  services.mailer.close();
  await services.store.close();
}

async function startAndStop(more: Record<string, string> = {}): Promise<void> {
  await start(more);
  for (const services of open.splice(0)) await stop(services);
}

const refusal = (more: Record<string, string> = {}) =>
  start(more).then(
    () => "It started.",
    (error: unknown) => startError(error),
  );

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe("a data folder that was there and is gone", () => {
  it.each(["removed", "empty, as when its disk isn't mounted"])(
    "is not made anew when it is %s",
    async (how) => {
      await startAndStop();
      rmSync(dataDir, { recursive: true });
      if (how !== "removed") mkdirSync(dataDir, { mode: 0o700 });
      const sentence = await refusal();
      expect(sentence).toContain(`This site's data is missing: ${dataDir} has none`);
      expect(sentence).toContain("Mount its disk");
      expect(sentence).toContain("script/restore latest");
      const marker = /delete (\S+)\. Nothing was changed/.exec(sentence)?.[1] ?? "";
      expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([]);
      expect(await diagnose(environment())).toContainEqual(
        expect.objectContaining({ state: "problem", text: expect.stringContaining("data is missing") }),
      );
      // The way to begin anew on purpose.
      rmSync(marker);
      await startAndStop();
      expect(existsSync(join(dataDir, "kinward.sqlite"))).toBe(true);
    },
  );

  it("is filled again from a backup, and starts", async () => {
    await startAndStop();
    const key = readFileSync(join(dataDir, "key"), "utf8");
    const backup = join(parent, "one.backup");
    await backUp(environment(), { path: backup, say: () => undefined });
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "key"), key);
    expect(await refusal()).toContain("data is missing");
    await restoreBackup(environment(), { path: backup, look: false, replace: false, say: () => undefined });
    await startAndStop();
  });

  it("is remembered where DATA_MARKER says", async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "kinward-marker-"));
    try {
      const marker = { DATA_MARKER: join(elsewhere, "has-data") };
      await startAndStop(marker);
      rmSync(parent, { recursive: true });
      expect(await refusal(marker)).toContain(`delete ${marker.DATA_MARKER}.`);
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  });

  it("is not remembered in a folder that everybody can write to, and doctor says so", async () => {
    chmodSync(parent, 0o1777);
    await startAndStop();
    expect(readdirSync(parent)).toEqual(["data"]);
    expect(await diagnose(environment())).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining("DATA_MARKER") }),
    );
  });

  it("lets a second process begin beside the first", async () => {
    await start();
    await start();
    expect(readdirSync(parent)).toContain(".data.kinward");
  });
});

it("an empty PostgreSQL database in place of the site's own is refused", async () => {
  const more = { DATA_KEY: Buffer.alloc(32, 7).toString("base64") };
  await startAndStop({ ...more, DATABASE_URL: await freshPostgresUrl() });
  const other = await freshPostgresUrl();
  expect(await refusal({ ...more, DATABASE_URL: other })).toContain("the database has none");
});

it("no new key is made beside data whose key is missing", async () => {
  await startAndStop();
  rmSync(join(dataDir, "key"));
  expect(await refusal()).toContain("its key is missing");
  expect(existsSync(join(dataDir, "key"))).toBe(false);
});

describe("a start closes the data folder to other users", () => {
  it("makes every file for its owner only, whatever the process's mask", async () => {
    const mask = process.umask(0);
    try {
      await start();
      for (const name of ["", "key", "kinward.sqlite", "kinward.sqlite-wal", "kinward.sqlite-shm"])
        expect(modeOf(join(dataDir, name)), name).toBe(name === "" ? 0o700 : 0o600);
    } finally {
      process.umask(mask);
    }
  });

  it("tightens what was copied with open modes, and leaves other files alone", async () => {
    await startAndStop();
    const files = [
      "mail/a.eml",
      "pages/b.br",
      "backup-staging/c/d",
      "backups/kinward-e.backup",
      "last-backup.json",
    ];
    for (const name of [...files, "notes.txt", "backups/notes.txt"]) {
      mkdirSync(join(dataDir, name, ".."), { recursive: true });
      writeFileSync(join(dataDir, name), "text");
    }
    const all = [...readdirSync(dataDir, { recursive: true, encoding: "utf8" }), ""];
    for (const name of all) {
      const path = join(dataDir, name);
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
    }
    await startAndStop();
    const openOnes = [...readdirSync(dataDir, { recursive: true, encoding: "utf8" }), ""].filter(
      (name) => (modeOf(join(dataDir, name)) & 0o077) !== 0,
    );
    expect(openOnes.toSorted()).toEqual(["backups/notes.txt", "notes.txt"]);
  });

  it("closes an empty folder that was made by hand, such as a new disk", async () => {
    mkdirSync(join(dataDir, "lost+found"), { recursive: true });
    chmodSync(dataDir, 0o755);
    await startAndStop();
    expect(modeOf(dataDir)).toBe(0o700);
  });

  it.each([
    ["a folder with somebody else's files", 0o755],
    ["a folder that everybody uses", 0o1777],
  ])("refuses %s", async (_what, mode) => {
    mkdirSync(join(dataDir, "photos"), { recursive: true });
    chmodSync(dataDir, mode);
    expect(await refusal()).toContain("Name a folder inside it");
    expect(readdirSync(dataDir)).toEqual(["photos"]);
    expect(statSync(dataDir).mode & 0o7777).toBe(mode);
  });
});
