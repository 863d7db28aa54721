import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { campaignList } from "#features/campaigns/reads/list.server.ts";
import { inboxPage } from "#features/inbox/reads/list.server.ts";
import { threadById } from "#features/inbox/reads/thread.server.ts";
import { subscriberPage } from "#features/newsletter/subscribers/reads/list.server.ts";
import { verifyConsentLog } from "#features/privacy/consent/reads.server.ts";
import { openStore } from "#platform/database/open.ts";
import { createLog } from "#platform/log/log.ts";
import { release } from "#platform/release.ts";
import { actorBy, ask, signIn } from "#tests/support/admin.ts";
import { backUpHere, emptySite, folderFor, restoreHere } from "#tests/support/backups.ts";
import { readDocument } from "#tests/support/documents.ts";
import {
  keptReleases,
  releaseDump,
  releaseKey,
  releaseOwner,
  releaseTexts,
} from "#tests/support/releases.ts";
import { schemaOf } from "#tests/support/schema-of.ts";
import { bothDatabases, type DatabaseKind, freshPostgresUrl, openTestApp } from "#tests/support/test-app.ts";
import { loadDump } from "../../script/lib/releases/dump-database.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A database as a release left it. @returns the settings to start with. */
async function databaseOf(of: string, kind: DatabaseKind): Promise<Readonly<Record<string, string>>> {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-release-"));
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl = kind === "postgres" ? await freshPostgresUrl() : undefined;
  const store = openStore({ databaseUrl, dataDir, log: createLog("silent") });
  await loadDump(store, releaseDump(of, kind));
  await store.close();
  return { DATA_DIR: dataDir, DATA_KEY: releaseKey, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
}

describe.each(bothDatabases)("a start with the %s database of release", (kind) => {
  it.each(keptReleases())("%s makes the tables of today, and the admin shows its rows", async (of) => {
    const app = await openTestApp(kind, await databaseOf(of, kind));
    ends.push(() => app.close());
    const fresh = await openTestApp(kind);
    ends.push(() => fresh.close());
    expect(await schemaOf(app.services.store)).toEqual(await schemaOf(fresh.services.store));
    const cookies = await signIn(app, releaseOwner);
    const { services } = app;
    const actor = await actorBy(app, cookies);
    for (const [mailbox, text] of [
      ["messages", releaseTexts.message],
      ["inquiries", releaseTexts.inquiry],
    ] as const) {
      const { items } = await inboxPage(services, actor, mailbox, { choice: "all" });
      expect(items).toHaveLength(1);
      const thread = await threadById(services, actor, mailbox, items[0]?.id ?? "");
      expect(JSON.stringify(thread)).toContain(text);
    }
    const { items: subscribers } = await subscriberPage(services, actor);
    expect(subscribers).toMatchObject([{ email: releaseTexts.subscriber }]);
    expect(await verifyConsentLog(services)).toBeUndefined();
    const { items: campaigns } = await campaignList(services, actor);
    const file = await ask(app, `/api/admin/campaigns/${campaigns[0]?.id}/responses.json`, cookies);
    expect(file.status).toBe(200);
    expect(await file.text()).toContain(releaseTexts.answer);
    // What waited to be sent then is sent now.
    await app.worker.drain();
    const waiting = app.services.store.db.selectFrom("outbox").select("id").where("state", "!=", "done");
    expect(await waiting.where("last_error", "is not", null).execute()).toEqual([]);
  });
});

it("carries the oldest release's data through a backup into the other database", async () => {
  const [oldest = ""] = keptReleases();
  const settings = await databaseOf(oldest, "sqlite");
  const folder = folderFor(ends);
  const file = join(folder, "oldest.backup");
  // A backup changes no schema: this is the old one.
  await backUpHere({ SITE_URL: "http://kinward.test", ...settings }, file);
  const elsewhere = await emptySite("postgres", folderFor(ends), { DATA_KEY: releaseKey });
  expect(await restoreHere(elsewhere, file)).toMatch(/contact_messages\s+1/);
});

it("refuses a backup of a release before 0.6, which 0.6 can restore, and changes nothing", async () => {
  const settings = await databaseOf("0.6.0", "sqlite");
  const store = openStore({
    databaseUrl: undefined,
    dataDir: settings.DATA_DIR ?? "",
    log: createLog("silent"),
  });
  await sql`delete from kysely_migration where name > '2026-11-25'`.execute(store.db);
  await store.close();
  const file = join(folderFor(ends), "old.backup");
  await backUpHere({ SITE_URL: "http://kinward.test", ...settings }, file);
  const elsewhere = await emptySite("sqlite", folderFor(ends), { DATA_KEY: releaseKey });
  await expect(restoreHere(elsewhere, file)).rejects.toThrow(
    /made by a release before 0\.6\.0 .* with 0\.6\.0/,
  );
});

it("says for each release what it asks of the operator, and keeps the database of each but the one in the making", () => {
  const sections = [...readDocument("docs/upgrading.md").matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(
    ([, of]) => of,
  );
  expect(sections[0]).toBe(release);
  const kept = keptReleases().toReversed();
  expect([kept, [release, ...kept]]).toContainEqual(sections);
});
