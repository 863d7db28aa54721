import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { inboxPage } from "#features/inbox/reads/list.server.ts";
import { linkToken, readLink } from "#features/newsletter/reads.server.ts";
import { subscriberAddresses } from "#features/newsletter/table.server.ts";
import { consentLogCheck } from "#features/privacy/consent/reads.server.ts";
import { tablesOf } from "#platform/backup/tables-of.ts";
import { cellOf, isKeyedRow } from "#platform/crypto/keyed-table.ts";
import { actorBy, addPerson, cookiesOf, password, signIn, turnOnSecondFactor } from "#tests/support/admin.ts";
import { appCode } from "#tests/support/app-code.ts";
import { section } from "#tests/support/campaign-content.ts";
import { answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { processWith, runAdmin } from "#tests/support/key-versions.ts";
import { operationExamples } from "#tests/support/operation-examples.ts";
import { bothDatabases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { adoptIndexes } from "./adopt-indexes.ts";
import { keyIdOf } from "./key-ring.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const first = `v1:${randomBytes(32).toString("base64")}`;
const second = `v2:${randomBytes(32).toString("base64")}`;
const email = "robin@example.org";

/** All rows of all tables, as the database has them. */
async function everything({ services: { store } }: TestApp) {
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { name } of await tablesOf(store.db, store.kind)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(store.db);
    found.set(name, rows);
  }
  return found;
}

/** Every encrypted text with its place, decrypted. */
async function decrypted(app: TestApp) {
  const { cipher, contributions } = app.services;
  const rows = await everything(app);
  return contributions.keyedTables
    .flatMap(({ key = ["id"], columns = [], ...keyed }) =>
      (rows.get(keyed.table) ?? [])
        .filter((row) => isKeyedRow(keyed, row))
        .flatMap((row) => {
          const id = key.map((name) => row[name]).join(":");
          return columns
            .filter((column) => String(row[column]) !== "")
            .map(
              (column) =>
                `${keyed.table}.${column} ${id} ${cipher.decrypt(String(row[column]), cellOf(keyed, column, id))}`,
            );
        }),
    )
    .toSorted();
}

const common = { help: "", required: false, showIf: null };
const campaign = {
  slug: "reach-you",
  identity: "contact" as const,
  sections: [section("all", { ...common, id: "long", kind: "longText", label: "Anything else?", max: 500 })],
};

const signUp = (app: TestApp, address = email) =>
  app.post("/api/newsletter/signup", { email: address, consentToNewsletter: true, website: "" });

const write = (app: TestApp, message: string, headers = {}) =>
  app.post(
    "/api/contact",
    { name: "Robin", email, phone: "", subject: "general", message, website: "" },
    headers,
  );

describe.each(bothDatabases)("a new version of the data key on %s", (kind) => {
  async function start(): Promise<TestApp> {
    const app = await openTestApp(kind, { DATA_KEY: first });
    open.push(app.close);
    return app;
  }
  async function restart(app: TestApp, dataKey: string): Promise<TestApp> {
    const other = await processWith(app, dataKey);
    open.push(other.close);
    return other;
  }

  // On SQLite one transaction writes at a time.
  if (kind === "postgres")
    it("waits for somebody who is added under the old version just then", async () => {
      const old = await start();
      await signUp(old);
      const before = await restart(old, `${first} ${second}`);
      const rotating = await restart(old, `${second} ${first}`);
      const { store, cipher } = before.services;
      const { promise: isAdding, resolve: begin } = Promise.withResolvers<void>();
      const rotation = isAdding.then(() => runAdmin(rotating, "key rotate"));
      await store.transact(async (tx) => {
        await adoptIndexes(tx, before.services, subscriberAddresses, [email]);
        begin();
        await Promise.race([rotation, pause(1_500)]);
        const known = await tx.selectFrom("subscribers").selectAll().executeTakeFirstOrThrow();
        await tx
          .insertInto("subscribers")
          .values({
            ...known,
            id: before.services.ids.next(),
            email_index: cipher.blindIndex("subscribers", email),
          })
          .onConflict((conflict) => conflict.column("email_index").doNothing())
          .execute();
      });
      await rotation;
      expect(await store.db.selectFrom("subscribers").select("id").execute()).toHaveLength(1);
      expect((await runAdmin(rotating, "key rotate")).code).toBe(0);
    });

  it("replaces the old one in every table, and what people have keeps working", async () => {
    const old = await start();
    await publishedCampaign(old.services, campaign);
    const owner = await signIn(old, await addPerson(old, "owner"));
    const factor = await turnOnSecondFactor(old, owner.cookie);
    const message = await (await write(old, "Hello from before")).json();
    await signUp(old);
    await old.post("/api/newsletter/signup", { email, consentToNewsletter: true, website: "robot" });
    await old.post("/api/privacy/my-data", { email });
    const sent = await answer(old, "reach-you", {
      answers: { long: "An answer" },
      contact: { name: "Robin", email },
    });
    const { receipt } = await sent.json();
    const cookie = factor.cookie || owner.cookie;
    await old.act(`/admin/messages/${message.id}`, "noteConversation", { text: "A note" }, { cookie });
    // Encrypted for the first name of its table.
    const clinicCode = {
      clinic: "Sea Clinic",
      code: "",
      plan: "premium",
      covers: "",
      uses: null,
      lastDay: "",
    };
    expect(
      (await old.act("/admin/clinic-codes/new", "createClinicCode", clinicCode, { cookie })).status,
    ).toBe(200);
    const { createNewsletterIssue: issue } = operationExamples;
    expect((await old.act("/admin/newsletters", "createNewsletterIssue", issue, { cookie })).status).toBe(
      200,
    );
    const messagesOf = async (site: TestApp) =>
      (await inboxPage(site.services, await actorBy(site, { cookie }), "messages")).items.map(({ id }) => id);
    const [subscriber] = await old.services.store.db.selectFrom("subscribers").selectAll().execute();
    const link = linkToken(old.services, "unsubscribe", subscriber?.id ?? "");
    const before = await decrypted(old);
    const countsBefore = [...(await everything(old))].map(([name, rows]) => `${name} ${rows.length}`);
    expect(before.join("\n")).toContain("An answer");
    expect(before.join("\n")).toContain("Sea Clinic");

    const app = await restart(old, `${second} ${first}`);
    const listed = await runAdmin(app, "key list");
    expect(listed.lines).toEqual(
      expect.arrayContaining(["v1  reads only", "    subscribers: 1 row", "v2  writes"]),
    );
    expect((await runAdmin(app, "key retire v1")).lines[0]).toContain("Version v1 is still needed");
    const rotated = await runAdmin(app, "key rotate");
    expect(rotated.code).toBe(0);
    expect(rotated.lines.join("\n")).toMatch(/Encrypted with v2: \d+ rows/);

    expect(await decrypted(app)).toEqual(before);
    const after = await everything(app);
    const countsAfter = [...after].map(([name, rows]) => `${name} ${rows.length}`);
    expect(countsAfter.filter((each) => !each.startsWith("key_check"))).toEqual(
      countsBefore.filter((each) => !each.startsWith("key_check")),
    );
    for (const [table, rows] of after)
      for (const row of rows)
        for (const [column, value] of Object.entries(row))
          if (`${table}.${column}` !== "key_check.sealed")
            expect(String(value), `${table}.${column}`).not.toMatch(/^v1\./);
    expect((await runAdmin(app, "key rotate")).lines[0]).toContain("Encrypted with v2: 0 rows");

    // A link from before, a session, an app code, a receipt, a second sign-up.
    expect(readLink(app.services, "unsubscribe", link)).toBe(subscriber?.id);
    expect(await messagesOf(app)).toContain(message.id);
    expect((await signUp(app)).status).toBe(200);
    expect(await app.services.store.db.selectFrom("subscribers").selectAll().execute()).toHaveLength(1);

    expect((await runAdmin(app, "key retire v1")).code).toBe(0);
    const last = await restart(old, second);
    expect(readLink(last.services, "unsubscribe", link)).toBeUndefined();
    expect(await decrypted(last)).toEqual(expect.arrayContaining(before));
    expect((await runAdmin(last, "key list")).lines.slice(0, 2)).toEqual(["v1  retired", "v2  writes"]);
    expect(await messagesOf(last)).toContain(message.id);
    expect((await consentLogCheck(last.services)).whole).toBe(true);
    expect((await signUp(last)).status).toBe(200);
    expect(await last.services.store.db.selectFrom("subscribers").selectAll().execute()).toHaveLength(1);
    const shown = await last.post("/api/receipts/read", { code: receipt });
    expect(shown.status).toBe(200);
    const again = await last.post("/api/auth/sign-in", { email: "owner@kinward.test", password });
    last.clock.advance(6 * 60_000);
    const code = appCode(factor.secret);
    const done = await last.post("/api/auth/second-step", { code }, { cookie: cookiesOf(again) });
    expect(done.status).toBe(200);
    const recovered = await last.post("/api/auth/sign-in", { email: "owner@kinward.test", password });
    const byPaper = await last.post(
      "/api/auth/second-step",
      { code: factor.codes[0] },
      { cookie: cookiesOf(recovered) },
    );
    expect(byPaper.status).toBe(200);
  });

  it("knows an address in both directions while two processes write with different versions", async () => {
    const old = await start();
    const [reads, writes] = [
      await restart(old, `${first} ${second}`),
      await restart(old, `${second} ${first}`),
    ];
    const addresses = Array.from({ length: 12 }, (_, at) => `reader${at}@example.org`);
    for (const each of addresses) {
      const answers = await Promise.all([signUp(reads, each), signUp(writes, each), signUp(reads, each)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    const rows = await old.services.store.db.selectFrom("subscribers").select("email_index").execute();
    expect(rows).toHaveLength(addresses.length);
    await signUp(writes, "reader0@example.org");
    const { email_index } = await old.services.store.db
      .selectFrom("subscribers")
      .select("email_index")
      .where("email_index", "in", writes.services.cipher.blindIndexes("subscribers", "reader0@example.org"))
      .executeTakeFirstOrThrow();
    expect(keyIdOf(email_index)).toBe("v2");
    const key = { "idempotency-key": "5b1e7f0c-6c2e-4f0e-9a50-0f6a9a0b8a11" };
    const one = await (await write(reads, "Once", key)).json();
    const two = await (await write(writes, "Once", key)).json();
    const three = await (await write(reads, "Once", key)).json();
    expect([two.id, three.id]).toEqual([one.id, one.id]);
    expect(await old.services.store.db.selectFrom("conversations").selectAll().execute()).toHaveLength(1);
  });

  it("is named where a process that was not restarted meets it, and stops a start without it", async () => {
    const old = await start();
    const fresh = await restart(old, `${second} ${first}`);
    const { id } = await (await write(fresh, "Hello")).json();
    const shown = runAdmin(old, `messages show ${id}`);
    await expect(shown).rejects.toThrow(
      "contact_messages.name was written with version v2 of the data key, which this process doesn't have. Add it to the data key and restart every process (docs/security/keys.md).",
    );
    await expect(restart(old, first)).rejects.toThrow(
      /^This data was written with version v2 of the data key/,
    );
    // Where it only reads so far, the others may start without it.
    await expect(
      restart(old, `${second} v3:${randomBytes(32).toString("base64")} ${first}`),
    ).resolves.toBeDefined();
    await expect(restart(old, `${second} ${first}`)).resolves.toBeDefined();
    const wrong = `v2:${randomBytes(32).toString("base64")} ${first}`;
    await expect(restart(old, wrong)).rejects.toThrow("another key than the v2 that is set");
  });

  it("leaves a row that a process without both versions doubled, and names it", async () => {
    const old = await start();
    const fresh = await restart(old, `${second} ${first}`);
    await signUp(fresh);
    // A process that was never restarted.
    await signUp(old);
    await signUp(old, "other@example.org");
    const { code, lines } = await runAdmin(fresh, "key rotate");
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/^subscribers \S+ has the same address as another row/);
    const rows = await fresh.services.store.db.selectFrom("subscribers").select("email_index").execute();
    expect(rows.filter(({ email_index }) => keyIdOf(email_index) === "v2")).toHaveLength(2);
    expect((await runAdmin(fresh, "key retire v1")).code).toBe(1);
  });

  it("can be followed by a third, and whoever was forgotten under the first is still known", async () => {
    const old = await start();
    await signUp(old);
    const { db } = old.services.store;
    await db.updateTable("subscribers").set({ email: "", name: "", state: "unsubscribed" }).execute();
    const third = `v3:${randomBytes(32).toString("base64")}`;
    let app = await restart(old, `${second} ${first}`);
    expect((await runAdmin(app, "key rotate")).code).toBe(0);
    expect((await runAdmin(app, "key retire v1")).code).toBe(0);
    app = await restart(old, `${third} ${second}`);
    expect((await runAdmin(app, "key rotate")).lines.join("\n")).toContain("key_check: 1 of 1 row");
    expect((await runAdmin(app, "key retire v2")).code).toBe(0);
    app = await restart(old, third);
    const { email_index } = await db
      .selectFrom("subscribers")
      .select("email_index")
      .executeTakeFirstOrThrow();
    expect(keyIdOf(email_index)).toBe("v1");
    expect((await signUp(app)).status).toBe(200);
    const rows = await db.selectFrom("subscribers").select("email_index").execute();
    expect(rows.map((row) => keyIdOf(row.email_index))).toEqual(["v3"]);
    expect((await runAdmin(app, "key list")).lines.filter((line) => !line.startsWith(" "))).toEqual([
      "v1  retired",
      "v2  retired",
      "v3  writes",
    ]);
    await expect(restart(old, `${first} ${third}`)).rejects.toThrow("Version v1 of the data key is retired");
  });
});
