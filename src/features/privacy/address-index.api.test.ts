import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { receive } from "#features/inbox/forms/writes.server.ts";
import type { Services } from "#platform/services.ts";
import { processWith, runAdmin } from "#tests/support/key-versions.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { personalDataOf } from "./reads/held.server.ts";
import { mentionsSource } from "./reads/mentions.server.ts";
import { indexAddresses } from "./writes/address-index.server.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const email = "wren.marlowe@example.org";

function write({ services }: Pick<TestApp, "services">, message: string, from = "robin@example.org") {
  const texts = { name: "Robin", email: from, phone: "", subject: "general", message };
  return receive(services, "messages", { texts, suspected: false, idempotencyKey: undefined });
}

/** The same services, and the rows whose texts they have decrypted. */
function counting(services: TestApp["services"]) {
  const read: string[] = [];
  const decrypt: Services["cipher"]["decrypt"] = (encrypted, place) => {
    read.push(place.id);
    return services.cipher.decrypt(encrypted, place);
  };
  return { services: { ...services, cipher: { ...services.cipher, decrypt } }, read };
}

const forget = ({ services }: TestApp) =>
  services.store.db.updateTable("conversations").set({ address_indexes: null }).execute();

const indexesOf = ({ services }: Pick<TestApp, "services">) =>
  services.store.db.selectFrom("conversations").select(["id", "address_indexes"]).orderBy("id").execute();

const mentionsOf = async ({ services }: Pick<TestApp, "services">, address: string) =>
  (await mentionsSource.find(services, address, "team")).map(({ id }) => id);

describe.each(bothDatabases)("the index of addresses in texts on %s", (kind) => {
  async function start(settings = {}): Promise<TestApp> {
    const app = await openTestApp(kind, settings);
    open.push(app.close);
    return app;
  }

  it("finds the same texts as decrypting all of them, for addresses in every shape", async () => {
    const app = await start();
    const emails = [email, "wren@example.org", "wren+spring@example.org", "o'brien_7@a-b.example.co.uk"];
    const shape = fc
      .tuple(
        fc.constantFrom(...emails, "joe.wren@example.org", "nobody@example.org"),
        fc.constantFrom("", "Write to ", "<", "mailto:", "x", "a.", "--", "(", "'"),
        fc.constantFrom("", ".", ",", ">", ".uk", "-b", "!", " and more", ")", "\u200B"),
        fc.constantFrom("as it is", "upper", "wide", "hidden"),
      )
      .map(([address, before, after, form]) => {
        const forms: Readonly<Record<string, string>> = {
          upper: address.toUpperCase(),
          wide: address.replace("@", "\uFF20"),
          hidden: address.replace("r", "r\u200B"),
        };
        return `${before}${forms[form] ?? address}${after}`;
      });
    const texts = fc.sample(fc.array(shape, { minLength: 1, maxLength: 3 }), {
      numRuns: isWholeRun ? 120 : 40,
      seed: 33,
    });
    for (const each of texts) await write(app, each.join(" or "));
    const hostile = Array.from({ length: 60 }, (_, at) => `a${at}@b.example`).join(" ");
    const crowded = await write(app, `${hostile} ${email}`);
    const indexed = await indexesOf(app);
    const byIndex = await Promise.all(emails.map((each) => mentionsOf(app, each)));
    await forget(app);
    const byReading = await Promise.all(emails.map((each) => mentionsOf(app, each)));
    expect(byIndex).toEqual(byReading);
    expect(byIndex[0]).toContain(crowded);
    for (const found of byIndex) expect(found.length).toBeGreaterThan(3);
    // What has no index gets it in the background, the same as when it was stored.
    expect(await indexAddresses(app.services)).toBe(texts.length + 1);
    expect(await indexesOf(app)).toEqual(indexed);
    expect(await indexAddresses(app.services)).toBe(0);
  });

  it("goes on where it was stopped, and reads what isn't indexed yet", async () => {
    const app = await start();
    const ids = [
      await write(app, `One ${email}`),
      await write(app, "Two"),
      await write(app, `Three ${email}`),
    ];
    await forget(app);
    const stop = new AbortController();
    stop.abort();
    expect(await indexAddresses(app.services, stop.signal)).toBe(0);
    expect(await mentionsOf(app, email)).toEqual([ids[0], ids[2]]);
    expect(await indexAddresses(app.services)).toBe(3);
    const { services, read } = counting(app.services);
    expect(await mentionsOf({ services }, email)).toEqual([ids[0], ids[2]]);
    expect(new Set(read)).toEqual(new Set([ids[0], ids[2]]));
  });

  if (!databases.includes(kind)) return;

  it("lets a lookup decrypt the person's rows and nobody else's", async () => {
    const app = await start();
    for (let at = 0; at < 250; at += 1)
      await write(app, at % 2 ? `Hello ${at}` : `Ask friend${at}@example.org`, `reader${at}@example.org`);
    const own = await write(app, "My own words", email);
    const mention = await write(app, `My sister is ${email}.`);
    const { services, read } = counting(app.services);
    const sections = await personalDataOf(services, email, "team");
    expect(sections.map(({ kind: each, items }) => [each, items.map(({ id }) => id)])).toEqual(
      expect.arrayContaining([
        ["messages", [own]],
        ["mentions", [mention]],
      ]),
    );
    expect([...new Set(read)].toSorted()).toEqual([own, mention].toSorted());
  });

  it("follows a new version of the data key, and forgets an erased address", async () => {
    const first = `v1:${randomBytes(32).toString("base64")}`;
    const second = `v2:${randomBytes(32).toString("base64")}`;
    const old = await start({ DATA_KEY: first });
    const id = await write(old, `My sister is ${email}.`);
    const app = await processWith(old, `${second} ${first}`);
    open.push(app.close);
    expect(await mentionsOf(app, email)).toEqual([id]);
    expect((await runAdmin(app, "key rotate")).code).toBe(0);
    expect(await mentionsOf(app, email)).toEqual([id]);
    await indexAddresses(app.services);
    expect((await indexesOf(app))[0]?.address_indexes).toMatch(/^v2\.[\w-]{16}$/);
    expect((await runAdmin(app, "key retire v1")).code).toBe(0);
    expect(await mentionsOf(app, email)).toEqual([id]);
    const erase = await mentionsSource.prepareErasure?.(app.services, email);
    await app.services.store.transact(async (tx) => erase?.(tx));
    await indexAddresses(app.services);
    expect((await indexesOf(app))[0]?.address_indexes).toBe("");
  });
});
