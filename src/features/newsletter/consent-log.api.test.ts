import { afterEach, describe, expect, it } from "vitest";
import { wordingVersion } from "#features/privacy/consent/copy.ts";
import { verifyConsentLog, wordingCounts } from "#features/privacy/consent/reads.server.ts";
import { plainHashOfLine } from "#platform/consent/chain.ts";
import { signConsentLog } from "#platform/consent/consent-log.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { openSubscribers } from "#tests/support/subscribers.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";

const signup = { email: "Robin@Example.org", consentToNewsletter: true, website: "" };

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("the consent log behind the newsletter on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    return app;
  }

  it("counts an imported list as one wording, whenever each person opted in", async () => {
    const { bringChecked, services } = await openSubscribers(kind, open);
    const csv = "Email,Opt-in date\r\na@example.org,2025-03-12\r\nb@example.org,2025-04-02 10:30";
    expect(await bringChecked(csv)).toMatchObject({ added: 2 });
    const [imported, ...others] = await wordingCounts(services, actorWith("owner"));
    expect(others).toEqual([]);
    expect(imported).toMatchObject({ kind: "imported", count: 2 });
    expect(imported?.wording).toMatch(/the open day, 3 October 2026$/);
    expect(wordingVersion(imported?.version ?? "")).toBeUndefined();
  });

  it("notices a line of the ledger that was changed afterwards", async () => {
    const { post, services } = await start();
    await post("/api/newsletter/signup", signup);
    await post("/api/newsletter/signup", { ...signup, email: "other@example.org" });
    const first = await services.store.db
      .selectFrom("consent")
      .select("id")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    await services.store.db
      .updateTable("consent")
      .set({ page: "/changed" })
      .where("id", "=", first.id)
      .execute();
    expect(await verifyConsentLog(services)).toBe(first.id);
  });

  it("notices a ledger that was written anew without the key, and signs one of an older release at the start", async () => {
    const { post, services } = await start();
    const { db } = services.store;
    await post("/api/newsletter/signup", signup);
    await post("/api/newsletter/signup", { ...signup, email: "other@example.org" });
    expect(await verifyConsentLog(services)).toBeUndefined();
    const lines = await db.selectFrom("consent").selectAll().orderBy("id").execute();
    let previous = "";
    for (const line of lines) {
      const forged = { ...line, wording: "Yes to everything", previous_hash: previous };
      previous = plainHashOfLine(forged);
      await db
        .updateTable("consent")
        .set({ ...forged, hash: previous })
        .where("id", "=", line.id)
        .execute();
    }
    await db.updateTable("consent_head").set({ hash: previous }).where("id", "=", "head").execute();
    expect(await verifyConsentLog(services)).toBe("head");
    await db.deleteFrom("consent_head").where("id", "=", "signature").execute();
    expect(await verifyConsentLog(services)).toBe("head");
    // The same rows are what an older release leaves behind.
    await signConsentLog(services);
    expect(await verifyConsentLog(services)).toBeUndefined();
    await post("/api/newsletter/signup", { ...signup, email: "third@example.org" });
    expect(await verifyConsentLog(services)).toBeUndefined();
  });

  it("does not sign a shortened ledger whose signature was removed", async () => {
    const { post, services } = await start();
    const { db } = services.store;
    await post("/api/newsletter/signup", signup);
    await post("/api/newsletter/signup", { ...signup, email: "other@example.org" });
    // Ids of one millisecond have no order; the lines are in that of their hashes.
    const lines = await db.selectFrom("consent").select(["id", "hash", "previous_hash"]).execute();
    const first = lines.find((line) => line.previous_hash === "");
    const second = lines.find((line) => line.previous_hash === first?.hash);
    await db
      .deleteFrom("consent")
      .where("id", "=", second?.id ?? "")
      .execute();
    await db
      .updateTable("consent_head")
      .set({ hash: first?.hash ?? "" })
      .where("id", "=", "head")
      .execute();
    await db.deleteFrom("consent_head").where("id", "=", "signature").execute();
    await signConsentLog(services);
    expect(await verifyConsentLog(services)).toBe("head");
  });

  it("keeps no page in the ledger that is none of ours", async () => {
    const { post, services } = await start();
    const referer = "http://kinward.test/my-sister-robin-miscarried";
    await post("/api/newsletter/signup", signup, { referer });
    const lines = await services.store.db.selectFrom("consent").selectAll().execute();
    expect(lines).toMatchObject([{ page: "unknown" }]);
  });
});
