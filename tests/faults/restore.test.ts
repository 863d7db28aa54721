import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { issueById } from "#features/newsletter/issues/reads/issues.server.ts";
import { createIssue } from "#features/newsletter/issues/writes/draft.server.ts";
import { scheduleIssue, sendAgain } from "#features/newsletter/issues/writes/send.server.ts";
import { addImportedSubscribers } from "#features/newsletter/writes/import.server.ts";
import { createFieldCipher } from "#platform/crypto/field-cipher.ts";
import { baseline, baselineMigration } from "#platform/database/baseline.ts";
import { migrateToLatest } from "#platform/database/migrate.ts";
import { openStore } from "#platform/database/open.ts";
import { createLog } from "#platform/log/log.ts";
import { assemble } from "#server/assemble.ts";
import { backUpHere, emptySite, folderFor, restoreHere, runScript } from "#tests/support/backups.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { enterSender } from "#tests/support/newsletters.ts";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";
import { bothDatabases, openTestApp } from "#tests/support/test-app.ts";
import { createWorker } from "#worker/worker.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const owner = actorWith("owner");
const letter = { preview: "", text: "Hello", topics: [], dates: [], segment: { kind: "all" as const } };

describe.each(bothDatabases)("what waited to be sent, restored on %s", (kind) => {
  it("goes to nobody a second time before a person says so", async () => {
    const sink = await startSmtpSink();
    ends.push(() => sink.close());
    sink.onEnd = () => 451;
    const app = await openTestApp(kind, { SMTP_URL: sink.url });
    const { services, worker } = app;
    await enterSender(app);
    const people = ["one@example.org", "two@example.org"].map((email) => ({
      email,
      comparable: email,
      source: "A test",
    }));
    await services.store.transact((tx) => addImportedSubscribers(tx, services, people, "/"));
    const begin = async (subject: string, sendAt: string) => {
      const id = await createIssue(services, owner, { content: { ...letter, subject, pace: 30_000 } });
      await scheduleIssue(services, owner, { id, revision: 1, sendAt, zone: "UTC" });
      return id;
    };
    const begun = await begin("Three quiet evenings", "");
    const later = await begin("A walk in spring", "2099-01-01T10:00:00.000Z");
    await app.post("/api/contact", {
      name: "Wren",
      email: "wren@example.org",
      subject: "general",
      message: "Hello",
      website: "",
    });
    await worker.drain();
    await worker.drain();
    const file = join(folderFor(ends), "waiting.backup");
    await backUpHere(app.environment, file);
    // The mail server is back, and everything goes out.
    sink.onEnd = () => "take";
    for (let round = 0; round < 4; round += 1) {
      app.clock.advance(3_600_000);
      await worker.drain();
    }
    const sent = sink.mails.length;
    expect(sink.mails.filter(({ to }) => to === "one@example.org")).toHaveLength(1);
    await worker.stop();
    services.mailer.close();
    await services.store.close();

    const said = await restoreHere(app.environment, file, { replace: true });
    expect(said).toContain("Scheduled newsletters that are drafts again: 1.");
    expect(said).toContain("Newsletters that were being sent: 1. It's unknown whether 2 people got theirs");
    expect(said).toContain("Mails that waited when the backup was made: 1.");
    const restored = await assemble(app.environment, { clock: app.clock });
    const again = createWorker(restored);
    ends.push(async () => {
      await again.stop();
      restored.mailer.close();
      await restored.store.close();
    });
    app.clock.advance(3_600_000);
    await again.drain();
    expect(sink.mails).toHaveLength(sent);
    expect(await issueById(restored, owner, begun)).toMatchObject({
      state: "sent",
      counts: { unsure: 2, open: 0 },
    });
    expect(await issueById(restored, owner, later)).toMatchObject({ state: "draft" });
    await sendAgain(restored, owner, { id: begun, which: "unsure" });
    for (let round = 0; round < 3; round += 1) {
      await again.drain();
      app.clock.advance(10_000);
    }
    expect(sink.mails.filter(({ to }) => to === "one@example.org")).toHaveLength(2);
  });
});

describe("a restore", () => {
  async function backedUp() {
    const folder = folderFor(ends);
    const environment = await emptySite("sqlite", folder);
    const services = await assemble(environment);
    const people = Array.from({ length: 200 }, (_, at) => ({
      email: `reader${at}@example.org`,
      comparable: `reader${at}@example.org`,
      source: "A test",
    }));
    await services.store.transact((tx) => addImportedSubscribers(tx, services, people, "/"));
    await services.store.close();
    const file = join(folder, "whole.backup");
    await backUpHere(environment, file);
    return { environment, folder, file };
  }

  it("refuses a file that is cut off, changed, foreign, of another key or newer, and leaves nothing behind", async () => {
    const { environment, folder, file } = await backedUp();
    await expect(backUpHere(environment, file)).rejects.toThrow(/already, and it stays as it is/);
    await expect(backUpHere(environment, join(folder, "not", "there"))).rejects.toThrow(/no folder/);
    const empty = { ...environment, DATA_DIR: folderFor(ends) };
    await expect(backUpHere(empty, join(folder, "none"))).rejects.toThrow(/no data in/);
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes).toString();
    const lines = text.split("\n");
    const packed = (words: string) => gzipSync(Buffer.from(words));
    /** Changed by somebody who can count a checksum, and has not the key. */
    const forged = () => {
      const body = `${lines.slice(0, -2).join("\n").replace('"active"', '"pending"')}\n`;
      const end = {
        ...JSON.parse(lines.at(-2) ?? ""),
        sha256: createHash("sha256").update(body).digest("hex"),
      };
      return packed(`${body}${JSON.stringify(end)}\n`);
    };
    const cases: [string, Buffer, RegExp][] = [
      ["cut", bytes.subarray(0, bytes.length - 40), /damaged or cut off/],
      ["cut early", bytes.subarray(0, 60), /damaged or cut off/],
      ["cut and packed anew", packed(lines.slice(0, -10).join("\n")), /damaged or cut off/],
      ["changed", packed(text.replace('"active"', '"unsubscribed"')), /damaged or cut off/],
      ["forged", forged(), /changed by somebody/],
      ["foreign", Buffer.from("PK an archive"), /no backup made by/],
      ["foreign and packed", packed('{"some":"json"}\n'), /no backup made by/],
      ["of a newer form", packed(text.replace('"kinward-backup":1', '"kinward-backup":9')), /newer release/],
    ];
    for (const [name, content, refusal] of cases) {
      const path = join(folder, name);
      writeFileSync(path, content);
      await expect(restoreHere(empty, path), name).rejects.toThrow(refusal);
    }
    const strange = { ...empty, DATA_KEY: randomBytes(32).toString("base64") };
    await expect(restoreHere(strange, file)).rejects.toThrow(/another key/);
    await expect(restoreHere({ ...empty, DATA_KEY: "" }, file)).rejects.toThrow(/There is no key/);
    await expect(restoreHere(empty, join(folder, "nowhere"))).rejects.toThrow(/There is no file/);
    expect(readdirSync(empty.DATA_DIR)).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
    const looked = await runScript("restore", ["--look", file], empty);
    expect(looked).toMatchObject({ code: 0, err: "" });
    expect(looked.out).toMatch(/is whole[\s\S]*subscribers +200/);
    const twice = await runScript("restore", [file, "--look", "--replace"], empty);
    expect(twice).toMatchObject({
      code: 1,
      err: "Usage: script/restore FILE|NAME|latest [--look | --replace]\n",
    });
    expect(existsSync(join(empty.DATA_DIR, "kinward.sqlite"))).toBe(false);
  });

  it("brings data of an older release up to date, and refuses data of a newer one", async () => {
    const folder = folderFor(ends);
    const environment = await emptySite("sqlite", folder);
    const store = openStore({ databaseUrl: undefined, dataDir: folder, log: createLog("silent") });
    await migrateToLatest(store, { [baseline]: baselineMigration });
    const cipher = createFieldCipher([{ id: "v1", key: Buffer.from(environment.DATA_KEY ?? "", "base64") }]);
    const place = { table: "key_check", column: "sealed", id: "key" };
    const sealed = cipher.encrypt("written with this key", place);
    await sql`insert into key_check (id, sealed) values ('key', ${sealed})`.execute(store.db);
    await sql`insert into suspected_subscribers (id, email, page, created_at) values ('old', 'sealed', '/', '2026')`.execute(
      store.db,
    );
    // In those days the table had another name.
    await sql`insert into staff_invites (token_index, staff_id, expires_at) values ('old', 'one', '2026')`.execute(
      store.db,
    );
    const file = join(folder, "old.backup");
    await backUpHere(environment, file);
    await sql`insert into kysely_migration (name, timestamp) values ('2099-01-01-later', '2099')`.execute(
      store.db,
    );
    await store.close();
    const later = join(folder, "later.backup");
    expect(await backUpHere(environment, later)).toContain("schema 2099-01-01-later.");

    const target = { ...environment, DATA_DIR: folderFor(ends) };
    await expect(restoreHere(target, later)).rejects.toThrow(/newer release \(.*2099-01-01-later\)/);
    await restoreHere(target, file);
    const services = await assemble(target);
    ends.push(() => services.store.close());
    // A restore ends every link that sets a password.
    expect(await services.store.db.selectFrom("member_invites").selectAll().execute()).toEqual([]);
    const rows = await services.store.db.selectFrom("suspected_subscribers").selectAll().execute();
    expect(rows).toMatchObject([{ id: "old", email: "sealed", page: "/" }]);
    await expect(restoreHere(environment, file, { replace: true })).rejects.toThrow(
      /data that is there was written by a newer/,
    );
  });
});
