import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { day, second } from "#platform/clock/clock.ts";
import { cellOf, isAmong } from "#platform/crypto/keyed-table.ts";
import type { Services } from "#platform/services.ts";
import { actAs } from "#tests/support/admin.ts";
import { words } from "#tests/support/answers.ts";
import { answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { tokenOf } from "#tests/support/group-places.ts";
import { addMentor, askForMentor, coordinator, onLetters } from "#tests/support/mentoring.ts";
import { rawMail } from "#tests/support/raw-mail.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { sourceFiles } from "#tests/support/source-code.ts";
import { bothDatabases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { secretsIn } from "#tests/support/words-in.ts";
import { proposeMentor } from "../../mentors/writes/team.server.ts";
import { receiveMail } from "./writes/receive.server.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function start(kind: (typeof bothDatabases)[number] = "sqlite") {
  const smtp = await startSmtp();
  ends.push(() => smtp.close());
  const app = await openTestApp(kind, {
    SMTP_URL: smtp.url,
    TEAM_MAIL: "team@kinward.test",
    IMAP_URL: "imaps://kinward:secret@127.0.0.1/INBOX",
    IMAP_ADDRESS: "hello@kinward.example",
  });
  ends.push(() => app.close());
  return { app, smtp };
}

/** Everything that is stored encrypted, decrypted; of files the bytes. */
async function decrypted({ store, cipher, contributions }: Services): Promise<string> {
  const texts: string[] = [];
  for (const { columns = [], ...keyed } of contributions.keyedTables) {
    if (!/^(?:inbox_|conversations)/.test(keyed.table)) continue;
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(keyed.table)} where ${isAmong(keyed)}`.execute(store.db);
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        if (!columns.includes(column) || value === "" || value === null) continue;
        const text = cipher.decrypt(String(value), cellOf(keyed, column, String(row.id)));
        texts.push(column === "bytes" ? Buffer.from(text, "base64").toString() : text);
      }
  }
  return texts.join("\n");
}

const quoted = (text: string) =>
  `On Fri, Nov 27, 2026 at 9:12 AM Kinward <hello@kinward.example> wrote:\n\n${text.replace(/^/gm, "> ")}`;
const broken = (text: string) => text.replace(/.{70}/g, "$&\n");
const safelink = (url: string) =>
  `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&data=05%7C02&reserved=0`;

describe("tokens of our links in incoming mail", () => {
  it("are stored in no form of any kind of link, whether it was replied to, forwarded or returned", async () => {
    const { app } = await start();
    const links = app.services.contributions.mailedLinks;
    expect(links.map(({ words: kind }) => kind).toSorted()).toEqual([
      "link for when something has changed",
      "link to a draft",
      "link to add the first owner",
      "link to confirm the newsletter",
      "link to get email again",
      "link to newsletter preferences",
      "link to set a password",
      "link to unsubscribe",
      "link to your data",
      "link to your letters",
      "link to your place",
    ]);
    const secrets: string[] = [];
    let count = 0;
    for (const { path, words: kind } of links) {
      const id = app.services.ids.next();
      const signature = app.services.cipher.sign("a test", id);
      const token = path.includes("/admin/") ? signature : `${id}.${signature}`;
      secrets.push(signature);
      const url = `${siteUrl}${path}${token}`;
      const html = (shown: string) =>
        `<p>See <a href="${url}">${shown}</a></p><blockquote>${shown}</blockquote>`;
      const text = `Here is the page:\n${url}\nThank you.`;
      const from = `Ana ${count} <ana.${count}@example.org>`;
      const bounce = { "Content-Type": "text/plain" };
      const mails = [
        rawMail({ from, subject: `Re: ${url}`, text: `Thanks!\n\n${quoted(broken(text))}` }),
        rawMail({
          from: `"token=${token}" <ana.${count}@example.org>`,
          text: `Thanks\n\n${quoted(safelink(url))}`,
        }),
        rawMail({ from, text: html(url), headers: { "X-Kind": "html" } })
          .toString()
          .replace("text/plain", "text/html"),
        rawMail({
          from: `Bea <bea.${count}@example.org>`,
          subject: `Fwd: ${kind}`,
          text: `---------- Forwarded message ---------\n${text}`,
          attachments: [
            {
              name: `token=${token}.txt`,
              type: "text/plain",
              text: `${"line\n".repeat(60_000)}${broken(text)}`,
            },
            { name: `token=${token}.exe`, type: "application/octet-stream", text: "MZ" },
          ],
        }),
        rawMail({
          from: `Post <post.${count}@example.org>`,
          subject: "Returned mail",
          text: `Your mail didn't arrive.\n\n${text}`,
        }),
        rawMail({
          from: "MAILER-DAEMON@example.org",
          subject: "Undelivered Mail",
          text,
          headers: { "Auto-Submitted": "auto-replied", ...bounce },
        }),
      ];
      for (const mail of mails) await receiveMail(app.services, Buffer.from(mail));
      const stored = await decrypted(app.services);
      expect(secretsIn(stored, secrets)).toEqual([]);
      expect(stored.split(`[${kind}]`).length).toBeGreaterThan(8);
      count += 1;
    }
  });

  it("are declared by whoever makes a link with one", () => {
    const undeclared = sourceFiles()
      .filter(({ text }) => /linkWithToken\([^;]*SITE_URL/.test(text))
      .map(({ path }) => path);
    expect(undeclared).toEqual([]);
  });

  it("of receipts are replaced, and no other code is", async () => {
    const { app } = await start();
    const { slug } = await publishedCampaign(app.services);
    const { receipt } = await (await answer(app, slug, { answers: words })).json();
    await receiveMail(
      app.services,
      rawMail({ text: `My code is ${receipt}, and my order is ABCD-2345-EFGH-6789.` }),
    );
    const stored = await decrypted(app.services);
    expect(stored).toContain("My code is [receipt code], and my order is ABCD-2345-EFGH-6789.");
  });
});

describe.each(bothDatabases)("a link that came back in a mail, on %s", (kind) => {
  const read = async (app: TestApp, token: string) => (await onLetters(app, "read", { token })).status;
  const letterTo = ({ mails }: TestSmtp, email: string) =>
    mails.findLast(({ rcpt, text }) => rcpt.includes(email) && text?.includes("#token="));

  it("to letters no longer works, and its owner gets a new one, once a day", async () => {
    const { app, smtp } = await start(kind);
    const [wren, marlowe] = ["wren@example.org", "marlowe@example.org"];
    await askForMentor(app);
    const { id } = await app.services.store.db
      .selectFrom("mentor_requests")
      .select("id")
      .executeTakeFirstOrThrow();
    await proposeMentor(app.services, coordinator, { id, mentorId: await addMentor(app.services) });
    await app.worker.drain();
    for (const [email, action] of [
      [marlowe, "yes"],
      [wren, "yes"],
    ] as const) {
      expect((await onLetters(app, "change", { token: tokenOf(smtp, email), action })).status).toBe(200);
      await app.worker.drain();
    }
    await onLetters(app, "write", { token: tokenOf(smtp, marlowe), text: "A quiet hello to you." });
    await app.worker.drain();
    const mail = letterTo(smtp, wren);
    expect(mail?.subject).toBe("You have a letter");
    const token = tokenOf(smtp, wren);
    const reply = (text = mail?.text ?? "") =>
      receiveMail(app.services, rawMail({ from: wren, text: `Who is this?\n\n${quoted(text)}` }));
    expect(await reply()).toBe("new");
    const stored = await decrypted(app.services);
    expect(secretsIn(stored, [token])).toEqual([]);
    expect(stored).toContain("[link to your letters]");
    expect(await read(app, token)).toBe(404);
    expect((await app.post("/api/something-changed", { token })).status).toBe(404);
    smtp.mails.length = 0;
    await app.worker.drain();
    const fresh = tokenOf(smtp, wren);
    expect(letterTo(smtp, wren)?.subject).toBe("Your new link");
    expect(fresh).not.toBe(token);
    const { status, letters } = await onLetters(app, "read", { token: fresh });
    expect([status, letters.letters]).toMatchObject([200, [{ text: "A quiet hello to you." }]]);
    // A program that answers each mail with the whole of it.
    smtp.mails.length = 0;
    await reply(`${siteUrl}/your-letters#token=${fresh}`);
    await app.worker.drain();
    expect([await read(app, fresh), letterTo(smtp, wren)?.subject]).toEqual([200, undefined]);
    app.clock.advance(day + 1);
    await reply(`${siteUrl}/your-letters#token=${fresh}`);
    await app.worker.drain();
    expect([await read(app, fresh), await read(app, tokenOf(smtp, wren))]).toEqual([404, 200]);
    // The mentor's stays as it is, and ends by itself.
    expect(await read(app, tokenOf(smtp, marlowe) || "none")).toBe(404);
  });

  it("to a password or to one's own data ends, too; that of a program that answers doesn't", async () => {
    const { app, smtp } = await start(kind);
    await actAs(app, "editor");
    const asked = [
      {
        email: "editor@kinward.test",
        ask: "/api/auth/forgotten-password",
        more: {},
        open: "/api/auth/password-link",
      },
      {
        email: "ana@example.org",
        ask: "/api/privacy/my-data",
        more: { website: "" },
        open: "/api/privacy/my-data/open",
      },
    ];
    for (const { email, ask, more, open } of asked) {
      const works = async (token: string) => (await app.post(open, { token })).status === 200;
      expect((await app.post(ask, { email, ...more })).status).toBe(202);
      await app.worker.drain();
      const token = tokenOf(smtp, email);
      expect(await works(token)).toBe(true);
      const text = quoted(letterTo(smtp, email)?.text ?? "");
      await receiveMail(
        app.services,
        rawMail({ from: email, text, headers: { "Auto-Submitted": "auto-replied" } }),
      );
      expect(await works(token)).toBe(true);
      await receiveMail(app.services, rawMail({ from: "Else <else@example.org>", text: `Look!\n\n${text}` }));
      expect(await works(token)).toBe(false);
      app.clock.advance(second);
      await app.worker.drain();
      const fresh = tokenOf(smtp, email);
      expect([fresh === token, await works(fresh)]).toEqual([false, true]);
    }
  });
});
