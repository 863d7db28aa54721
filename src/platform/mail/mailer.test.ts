import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, describe, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";
import { testClock } from "#tests/support/test-app.ts";
import type { Mail } from "./mail.ts";
import { mailFileRetentionDays, removeOldMailFiles } from "./mail-files.ts";
import { escapeHtml, mailOf, paragraphsAsHtml } from "./mail-html.ts";
import { createMailer } from "./mailer.ts";

const dataDir = mkdtempSync(join(tmpdir(), "kinward-mail-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const mail: Mail = { to: "team@kinward.test", subject: "Words", text: "Plain", html: "<p>Plain</p>" };
const siteUrl = "https://kinward.test";
const clock = testClock();
// Only a site that isn't public writes files.
const open = (smtpUrl?: string, siteUrl = "http://kinward.test") =>
  createMailer({ current: () => ({ smtpUrl, from: "hello@kinward.test" }), siteUrl, dataDir, clock });
const fileOf = (id: string) => join(dataDir, "mail", `${id}.eml`);

describe("mails without a server", () => {
  it("wait for one on a public site, for as long as it takes", async () => {
    const mailer = open(undefined, siteUrl);
    await expect(mailer.send(mail, "waits")).rejects.toMatchObject({ name: "Postponed", isUnlimited: true });
    expect(mailer.target).toContain(`${siteUrl}/admin/settings/mail`);
    expect(existsSync(fileOf("waits"))).toBe(false);
  });

  it("become files that only their owner can read, one for each id", async () => {
    const mailer = open();
    await mailer.send(mail, "one");
    await mailer.send({ ...mail, subject: "Again" }, "one");
    expect(readdirSync(join(dataDir, "mail"))).toEqual(["one.eml"]);
    expect(statSync(join(dataDir, "mail")).mode & 0o777).toBe(0o700);
    expect(statSync(fileOf("one")).mode & 0o777).toBe(0o600);
    expect(await PostalMime.parse(readFileSync(fileOf("one")))).toMatchObject({
      from: { name: "Kinward", address: "hello@kinward.test" },
      to: [{ address: "team@kinward.test" }],
      subject: "Again",
      messageId: "<one@kinward.test>",
    });
  });

  it("have a Message-ID in the standard's form, whatever the task is called", async () => {
    const mailer = open();
    await mailer.send(mail, "weekly_mail:0199-ab:2026-11-30");
    const { messageId } = await PostalMime.parse(readFileSync(fileOf("weekly_mail:0199-ab:2026-11-30")));
    expect(messageId).toBe("<weekly_mail.0199-ab.2026-11-30@kinward.test>");
    rmSync(join(dataDir, "mail"), { recursive: true });
  });

  it("go when their time is over, half-written ones too, and nothing else goes with them", async () => {
    const folder = join(dataDir, "mail");
    await open().send(mail, "old");
    writeFileSync(join(folder, "broken.eml.part"), "Half");
    writeFileSync(join(folder, "notes.txt"), "Not ours");
    for (const name of ["broken.eml.part", "notes.txt"])
      utimesSync(join(folder, name), clock.now(), clock.now());
    clock.advance(mailFileRetentionDays * day - 1);
    await open().send(mail, "new");
    expect(await removeOldMailFiles(dataDir, clock)).toBe(0);
    clock.advance(2);
    expect(await removeOldMailFiles(dataDir, clock)).toBeGreaterThanOrEqual(2);
    expect(readdirSync(folder).toSorted()).toEqual(["new.eml", "notes.txt"]);
    rmSync(folder, { recursive: true });
    expect(await removeOldMailFiles(dataDir, clock)).toBe(0);
  });

  it("keep what is written into an address or a subject out of their headers", async () => {
    const mailer = open();
    const smuggled = "\r\nBcc: everyone@elsewhere.example\r\n\r\nOther words";
    await mailer.send(
      {
        ...mail,
        to: `a@kinward.test${smuggled}`,
        replyTo: `b@kinward.test, c@elsewhere.example${smuggled}`,
        subject: `Words${smuggled}`,
        headers: { "X-Words": `x${smuggled}` },
      },
      "smuggled",
    );
    const parsed = await PostalMime.parse(readFileSync(fileOf("smuggled")));
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.headers.filter(({ key }) => key === "bcc")).toEqual([]);
    expect(parsed.text?.trim()).toBe("Plain");
  });
});

describe("mails by a server", () => {
  it("go to the one address they are for, also when it holds several", async () => {
    const smtp = await startSmtp();
    const mailer = open(smtp.url);
    await mailer.send(mail, "two");
    const several = mailer.send({ ...mail, to: "a@kinward.test, everyone@elsewhere.example" }, "three");
    await several.catch((refused: unknown) => expect(refused).toBeInstanceOf(Error));
    mailer.close();
    await smtp.close();
    expect(smtp.mails[0]).toMatchObject({ rcpt: ["team@kinward.test"], messageId: "<two@kinward.test>" });
    expect(smtp.mails.flatMap(({ rcpt }) => rcpt)).not.toContain("everyone@elsewhere.example");
  });

  it("fail when the server refuses, so that they are tried again", async () => {
    const smtp = await startSmtp();
    smtp.refuseWith = 451;
    const mailer = open(smtp.url);
    await expect(mailer.send(mail, "four")).rejects.toMatchObject({ responseCode: 451 });
    mailer.close();
    await smtp.close();
    const away = open(smtp.url);
    await expect(away.send(mail, "five")).rejects.toThrow();
    away.close();
  });

  it("never say the password of the server", () => {
    const mailer = open("smtp://user:secret@mail.kinward.test:587");
    expect(mailer.target).toBe("the mail server mail.kinward.test:587");
    mailer.close();
  });
});

it("writes words as HTML that carries no markup of theirs and links that lead where they say", () => {
  expect(escapeHtml(`<b title="x">'&'</b>`)).toBe("&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;");
  const html = paragraphsAsHtml({ paragraphs: ["<img src=x>", "See https://kinward.test/a?b=1&c=2\nthere"] });
  expect(html).not.toContain("<img");
  const url = "https://kinward.test/a?b=1&amp;c=2";
  expect(html).toContain(`See <a href="${url}">${url}</a><br>there`);
});

it("shows no long address, but a button, a named link or the beginning, and the text has them all whole", () => {
  const long = (path: string) => `https://kinward.test/${path}/${"x".repeat(100)}`;
  const paragraphs = ["It's here:", long("button"), `Or "${long("named")}" not ${long("plain")}`, "Ours"];
  const button = { href: long("button"), text: "Open <it>" };
  const links = [{ href: long("named"), text: "Unsubscribe" }];
  const { html, text } = mailOf("a@b.test", { subject: "Words", paragraphs, button, links, closing: 1 });
  expect(text).toBe(paragraphs.join("\n\n"));
  expect(html.replaceAll(/<style.*<\/style>|<[^>]*>/g, "")).not.toMatch(/\S{50}/);
  expect(html).toContain('<p style="margin:0 0 1em">It’s here:</p>');
  expect(html).toMatch(
    new RegExp(`<td bgcolor[^>]+><a href="${long("button")}"[^>]+>Open &lt;it&gt;</a></td>`),
  );
  expect(html).toContain(
    `Or “<a href="${long("named")}">Unsubscribe</a>” not <a href="${long("plain")}">kinward`,
  );
  expect(html).toMatch(/<hr[^>]*>\n<p class="quiet"[^>]*>Ours<\/p>\n<\/div>/);
});

describe("the end of a mail", () => {
  it("is handed to the server only when what it waits for is stored, and never when that fails", async () => {
    const sink = await startSmtpSink();
    const mailer = open(sink.url);
    const seen: number[] = [];
    await mailer.send(mail, "kept", async () => {
      // Long enough for a server to answer, if it had been given the end already.
      await new Promise((later) => setTimeout(later, 100));
      seen.push(sink.mails.length);
    });
    expect([seen, sink.mails.map(({ messageId }) => messageId)]).toEqual([[0], ["kept@kinward.test"]]);
    const refused = mailer.send(mail, "refused", async () => {
      throw new Error("not now");
    });
    await expect(refused).rejects.toThrow("not now");
    await mailer.send(mail, "after");
    expect(sink.mails.map(({ messageId }) => messageId)).toEqual(["kept@kinward.test", "after@kinward.test"]);
    // Refused at the door, a mail never comes to its end.
    sink.onReceiver = () => 550;
    await expect(mailer.send(mail, "gone", async () => void seen.push(-1))).rejects.toThrow();
    expect(seen).toEqual([0]);
    mailer.close();
    await sink.close();
  });
});

it("hands no mail to another machine that offers no encryption, unless its host is named", async () => {
  const smtp = await startSmtp();
  // Another name for the same machine, as the mailer sees it another machine.
  const smtpUrl = smtp.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
  const { hostname } = new URL(smtpUrl);
  const base = { siteUrl, dataDir, clock };
  const server = { smtpUrl, from: "hello@kinward.test" };
  const strict = createMailer({ ...base, current: () => server });
  await expect(strict.send(mail, "strict")).rejects.toThrow(/TLS/i);
  expect(smtp.mails).toHaveLength(0);
  const allowed = createMailer({ ...base, current: () => ({ ...server, plainHost: hostname }) });
  await allowed.send(mail, "allowed");
  expect(smtp.mails).toHaveLength(1);
  strict.close();
  allowed.close();
  await smtp.close();
});
