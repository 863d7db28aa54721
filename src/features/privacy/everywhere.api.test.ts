import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { undoMs } from "#features/inbox/writes/replies.server.ts";
import { receiveMail } from "#features/mail/incoming/writes/receive.server.ts";
import { cellOf, isAmong } from "#platform/crypto/keyed-table.ts";
import { messageIdOf } from "#platform/mail/mailer.ts";
import { actAs } from "#tests/support/admin.ts";
import { section } from "#tests/support/campaign-content.ts";
import { answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { askForMentor, matchLast } from "#tests/support/mentoring.ts";
import { rawMail } from "#tests/support/raw-mail.ts";
import { bothDatabases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { textTablesOf } from "./reads/mentions.server.ts";
import { storedAddresses } from "./writes/restore.server.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const email = "Wren.Marlowe@example.org";
const typed = "wren.MARLOWE@Example.org";

/** Every encrypted value of the tables that hold what visitors and the team wrote about them, decrypted. */
async function decryptedDump({ services: { store, cipher, contributions } }: TestApp): Promise<string> {
  const tables = [
    "conversations",
    "subscribers",
    "suspected_subscribers",
    "responses",
    "privacy_requests",
    "inbox_notes",
    "inbox_answers",
    "inbox_mails",
  ];
  const texts: string[] = [];
  for (const { columns = [], ...keyed } of contributions.keyedTables.filter(({ table }) =>
    tables.includes(table),
  ))
    for (const row of (
      await sql<
        Record<string, unknown>
      >`select * from ${sql.table(keyed.table)} where ${isAmong(keyed)}`.execute(store.db)
    ).rows)
      for (const column of columns) {
        const value = row[column];
        if (typeof value === "string" && value !== "")
          texts.push(
            `${keyed.table}.${column} ${cipher.decrypt(value, cellOf(keyed, column, String(row.id)))}`,
          );
      }
  return texts.join("\n");
}

const common = { help: "", required: false, showIf: null };

/** An anonymous campaign that asks for an address, and has room for other words. */
const anonymous = {
  slug: "reach-you",
  identity: "anonymous" as const,
  sections: [
    section(
      "all",
      { ...common, id: "mail", kind: "email", label: "Your address" },
      { ...common, id: "short", kind: "shortText", label: "How can we reach you?", max: 200 },
      { ...common, id: "long", kind: "longText", label: "Anything else?", max: 500 },
    ),
  ],
};

describe.each(bothDatabases)("an address on %s", (kind) => {
  async function start(): Promise<TestApp> {
    // Without a mail server, so that mails are files.
    const app = await openTestApp(kind);
    open.push(app.close);
    return app;
  }

  it("is found and erased wherever it can be: e-mail answers, other people's texts, notes, mail files", async () => {
    const app = await start();
    const { cookie } = await actAs(app, "owner");
    await publishedCampaign(app.services, anonymous);
    const ok = async (response: Promise<Response>) => {
      const { status } = await response;
      expect([200, 201, 202]).toContain(status);
    };
    const contact = async (body: object) =>
      (
        await app.post("/api/contact", {
          name: "Robin",
          email: "robin@example.org",
          phone: "",
          subject: "general",
          message: "Hello",
          website: "",
          ...body,
        })
      ).json();
    const own = await contact({ name: "Wren", email, message: "My own words" });
    const other = await contact({ message: `My sister is ${typed}. Keep these words.` });
    await ok(
      app.post("/api/clinic/inquiry", {
        email: "clinic@example.org",
        clinicName: "Lake Clinic",
        contactName: "Sam",
        phone: "",
        message: `Our patient ${typed} asked us.`,
        website: "",
      }),
    );
    await ok(answer(app, "reach-you", { answers: { mail: email, long: "The answer is hers" } }));
    await ok(answer(app, "reach-you", { answers: { short: ` ${typed} ` } }));
    await ok(
      answer(app, "reach-you", {
        answers: { mail: "robin@example.org", long: `I was told of it\nby ${typed}, thank you` },
      }),
    );
    for (const [id, words] of [
      [own.id, "A note about what Wren wrote"],
      [other.id, `Also known as ${typed}, says the note`],
    ])
      await ok(app.act(`/admin/messages/${id}`, "noteConversation", { text: words }, { cookie }));
    await ok(
      app.act(
        `/admin/messages/${other.id}`,
        "answerConversation",
        { text: `We will write to ${typed} as well.`, next: "waiting", version: 1 },
        { cookie },
      ),
    );
    // Somebody else's email, which names the address in its words and in what it quotes.
    await receiveMail(
      app.services,
      rawMail({
        from: "Robin <robin@example.org>",
        subject: `About ${typed}`,
        text: `Please write to ${typed} instead.\n\nOn Friday, November 27, ${typed} wrote:\n\n> Hello ${typed}`,
        headers: { References: messageIdOf(app.services.settings.SITE_URL, other.id) },
      }),
    );
    // Its own in somebody else's conversation.
    await receiveMail(
      app.services,
      rawMail({
        from: email,
        text: "These are my own words in an email",
        headers: { References: messageIdOf(app.services.settings.SITE_URL, other.id) },
      }),
    );
    await ok(askForMentor(app, { email: "robin@example.org", help: `My sister ${typed} had one too.` }));
    const { mentor: token } = await matchLast(app);
    await ok(app.post("/api/letters/write", { token, text: `Your sister is ${typed}?`, sure: true }));
    await ok(app.post("/api/newsletter/signup", { email, consentToNewsletter: true, website: "" }));
    await ok(app.post("/api/newsletter/signup", { email, consentToNewsletter: true, website: "robot" }));
    app.clock.advance(undoMs);
    await app.worker.drain();
    // A mail of which the outbox knows nothing any more.
    const folder = join(app.dataDir, "mail");
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, "old.eml"),
      "Subject: Old\n\nIn quoted parts: wren.mar=\nlowe=40example.org\n",
    );
    const files = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect(wordsIn(await decryptedDump(app), [email])).toEqual([email]);
    expect([...(await storedAddresses(app.services))]).toEqual(
      expect.arrayContaining(["wren.marlowe@example.org", "robin@example.org", "clinic@example.org"]),
    );

    // Whatever stores a text indexes the addresses in it at once.
    for (const { table } of textTablesOf(app.services)) {
      const { rows } = await sql<{ address_indexes: string | null }>`
        select address_indexes from ${sql.table(table)}
      `.execute(app.services.store.db);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(
        rows.filter(({ address_indexes }) => address_indexes === null),
        table,
      ).toEqual([]);
      expect(
        rows.filter(({ address_indexes }) => address_indexes !== ""),
        table,
      ).not.toEqual([]);
    }

    const found = await app.act("/admin/privacy", "findPersonalData", { email: typed }, { cookie });
    const { sections } = await found.json();
    type Section = { kind: string; items: { fields: { name: string; text: string }[] }[] };
    const counts = Object.fromEntries(sections.map((each: Section) => [each.kind, each.items.length]));
    expect(counts).toMatchObject({ messages: 1, desk: 1, answers: 2, mentions: 8, letter: 1, inboxMails: 1 });
    // What others wrote, and what the team notes for itself, is named and not shown.
    const shown = JSON.stringify(sections);
    expect(shown).toContain("The answer is hers");
    expect(shown).not.toMatch(/my sister|our patient|told of it|note about what Wren|known as|as well/i);

    const erased = await app.act(
      "/admin/privacy",
      "erasePersonalData",
      { email: typed, sure: true },
      { cookie },
    );
    expect(erased.status).toBe(200);
    expect(wordsIn(await dumpOf(app.services), [email])).toEqual([]);
    const after = await decryptedDump(app);
    expect(
      wordsIn(after, [
        email,
        "My own words",
        "These are my own words",
        "The answer is hers",
        "what Wren wrote",
      ]),
    ).toEqual([]);
    // The words of others stay, without the address.
    expect(after).toContain("My sister is [address removed]. Keep these words.");
    expect(after).toContain("Please write to [address removed] instead.");
    expect(after).toContain("> Hello [address removed]");
    expect(after).toContain(String.raw`told of it\nby [address removed], thank you`);
    expect(wordsIn(files().join("\n").replaceAll("=40", "@"), [email])).toEqual([]);

    const again = await app.act("/admin/privacy", "findPersonalData", { email: typed }, { cookie });
    const left = await again.json();
    expect(left.sections.map((each: Section) => each.kind)).toEqual(["consent"]);
    expect(left.erasable).toBe(false);
  });
});
