import { statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { followLink } from "#features/newsletter/writes/subscribing.server.ts";
import { verifyConsentLog } from "#features/privacy/consent/reads.server.ts";
import { checkCertificate } from "#features/privacy/reads/certificates.server.ts";
import { eraseByOwner } from "#features/privacy/writes/erase.server.ts";
import { lastBackup } from "#platform/backup/last-backup.ts";
import { assemble } from "#server/assemble.ts";
import { emptySite, folderFor, restoreHere, runScript } from "#tests/support/backups.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { startApi } from "#tests/support/start-api.ts";
import { bothDatabases, dumpOf } from "#tests/support/test-app.ts";
import { wordsIn } from "../support/words-in.ts";

const other = { sqlite: "postgres", postgres: "sqlite" } as const;

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Posts messages and sign-ups one after the other until it is told to stop. */
function keepWriting(url: string) {
  const accepted: { id: string; email: string }[] = [];
  const failed: number[] = [];
  let stopped = false;
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://kinward.test" },
      body: JSON.stringify({ website: "", ...body }),
    });
    if (!answer.ok) failed.push(answer.status);
    const { id } = await answer.json();
    return String(id);
  };
  const write = async (writer: number) => {
    for (let each = 0; !stopped; each += 1) {
      const email = `wren${writer}.${each}@example.org`;
      const id = await post("/api/contact", {
        name: "Wren Marlowe",
        email,
        subject: "general",
        message: "The heron came back to our pond.",
      });
      await post("/api/newsletter/signup", { email, consentToNewsletter: true });
      accepted.push({ id, email });
      // A steady stream, and not as many as a slow machine can be given before the backup is made.
      await new Promise((later) => setTimeout(later, 20));
    }
  };
  const writing = [1, 2].map(write);
  return {
    accepted,
    failed,
    async stop() {
      stopped = true;
      await Promise.all(writing);
    },
  };
}

describe.each(bothDatabases)("a backup of a site at work on %s", (kind) => {
  it("holds everything accepted before it; restored, it keeps to what people ended since", {
    timeout: 120_000,
  }, async () => {
    const folder = folderFor(ends);
    const file = join(folder, "one.backup");
    const environment = await emptySite(kind, folder);
    const { url, stop } = await startApi(environment, { ends });
    const writers = keepWriting(url);
    await expect.poll(() => writers.accepted.length).toBeGreaterThan(40);
    const before = [...writers.accepted];
    const made = await runScript("backup", [file], environment);
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(made.out).toContain("The backup doesn't include the key, which is in the setting DATA_KEY.");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await writers.stop();
    expect(writers.failed).toEqual([]);
    const after = writers.accepted.filter(({ id }) => !before.some((each) => each.id === id));
    expect(after.length).toBeGreaterThan(0);

    // Since then one person has everything erased, and another leaves the list.
    const [erased, gone] = before;
    const site = await assemble(environment);
    const code = await eraseByOwner(site, actorWith("owner"), erased?.email ?? "");
    const subscriberOf = async (services: typeof site, email = "") =>
      services.store.db
        .selectFrom("subscribers")
        .select(["id", "state"])
        .where("email_index", "=", services.cipher.blindIndex("subscribers", email))
        .executeTakeFirst();
    expect(Date.now() - Number(await lastBackup(folder))).toBeLessThan(120_000);
    await followLink(site, {
      purpose: "unsubscribe",
      subscriberId: (await subscriberOf(site, gone?.email))?.id ?? "",
      page: "/newsletter/unsubscribe",
    });
    await site.store.close();

    await expect(restoreHere(environment, file, { replace: true })).rejects.toThrow(/running site/);
    await stop();
    await expect(restoreHere(environment, file)).rejects.toThrow(/data already \(.*conversations/);
    const told = await restoreHere(environment, file, { replace: true });
    expect(told).toContain("erased again: people 1, things one by one 0.");
    // Both of them: erasing takes somebody off the list first.
    expect(told).toContain("Unsubscribed again, as they had done since the backup: 2.");

    const services = await assemble(environment);
    ends.push(() => services.store.close());
    const messages = await services.store.db.selectFrom("conversations").select("id").execute();
    const kept = new Set(messages.map(({ id }) => id));
    expect(before.filter(({ id }) => !kept.has(id))).toEqual([erased]);
    expect(await verifyConsentLog(services)).toBeUndefined();
    expect((await subscriberOf(services, gone?.email))?.state).toBe("unsubscribed");
    expect((await subscriberOf(services, erased?.email))?.state).toBe("unsubscribed");
    expect(
      await checkCertificate(services, actorWith("owner"), { code, email: erased?.email ?? "" }),
    ).toMatchObject({ fits: true });
    const dump = await dumpOf(services);
    expect(wordsIn(dump, ["The heron came back to our pond."])).toEqual([]);
    expect(dump).toContain("data.restored");

    // An empty place, in the other kind of database: nobody there knows of what came after.
    const elsewhere = await emptySite(other[kind], folderFor(ends), { DATA_KEY: environment.DATA_KEY ?? "" });
    expect(await restoreHere(elsewhere, file)).toMatch(/Whoever was erased after .* is back/);
    const moved = await assemble(elsewhere);
    ends.push(() => moved.store.close());
    const there = await moved.store.db.selectFrom("conversations").select("id").execute();
    expect(before.filter(({ id }) => !there.some((each) => each.id === id))).toEqual([]);
    expect(await verifyConsentLog(moved)).toBeUndefined();
  });
});
