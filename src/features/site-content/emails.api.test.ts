import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { letterMail, letterMailsDocument } from "#content/letter-mails.ts";
import { mailsDocument, testMailCopy } from "#content/mail-texts.ts";
import { replyNotes } from "#content/reply-notes.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { actAs } from "#tests/support/admin.ts";
import { contentEditor } from "#tests/support/site-content.ts";
import { type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink.ts";
import { asSiteOf, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { documentScreen } from "./reads/document-screen.server.ts";
import { emailList } from "./reads/mails.server.ts";
import { leafPaths } from "./rules/field-showing.ts";

const open: (TestApp | SmtpSink)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const viewer = {
  id: "viewer",
  name: "Robin",
  role: "viewer",
  sessionId: "",
  needsSecondFactor: false,
} as const;
const welcomeSubject = (subject: string) =>
  withValueAt(mailsDocument.shipped, ["welcome", "subject"], subject);

describe.each(databases)("emails to people outside the team, on %s", (kind) => {
  async function start() {
    const sink = await startSmtpSink();
    const app = await openTestApp(kind, { SMTP_URL: sink.url });
    open.push(app, sink);
    const { cookie } = await actAs(app, "editor");
    const emails = async () =>
      (await emailList(app.services, viewer)).flatMap((group) =>
        group.emails.map(({ id, wordings }) => ({ id, wordings })),
      );
    const edited = async () =>
      (await emails()).flatMap(({ id, wordings }) =>
        wordings.flatMap(({ isEdited, hasDraft }) =>
          isEdited || hasDraft ? [`${id} ${isEdited ? "edited" : "default"}${hasDraft ? " draft" : ""}`] : [],
        ),
      );
    return { app, sink, emails, edited, ...contentEditor(app, { cookie }) };
  }

  it("are listed once each, with their languages, and say whether they were edited", async () => {
    const { app, emails, edited, draft, publish, act, read } = await start();
    const listed = await emails();
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    expect(
      listed.find(({ id }) => id === "mail:place-thanks")?.wordings.map(({ language }) => language),
    ).toHaveLength(3);
    expect(listed.map(({ id }) => id)).not.toContain("mail:newsletter-template");
    expect(await edited()).toEqual([]);
    await draft("mails", welcomeSubject("Hello from Kinward"));
    expect(await edited()).toEqual(["mail:welcome default draft"]);
    await publish("mails", welcomeSubject("Hello from all of us"));
    expect(await edited()).toEqual(["mail:welcome edited"]);
    await act("mails", "restoreContent", { revision: (await read("mails")).revision, version: 0 });
    expect(await edited()).toEqual([]);
    for (const { id, wordings } of listed)
      for (const { href, field } of wordings) {
        const { pathname } = new URL(href, app.services.settings.SITE_URL);
        const screen = await documentScreen(app.services, viewer, pathname.replace("/admin/site/", ""), id);
        expect(screen.opened).toBe(id);
        expect(leafPaths(screen.form, JSON.parse(screen.state.value)), href).toContainEqual(field);
      }
  });

  it("keep their links and crisis lines, whatever the team writes", async () => {
    const { publish, post } = await start();
    const said = (text: string) => withValueAt(letterMailsDocument.shipped, ["letter", "text"], text);
    const links = { pageUrl: "https://site.example/page", changedUrl: "https://site.example/changed" };
    await publish("letter-mails", said("There's a letter for you."));
    const mail = asSiteOf(
      open.filter((each) => "services" in each),
      () => letterMail("letter", links),
    );
    expect(mail.paragraphs).toEqual([
      "There's a letter for you.",
      links.pageUrl,
      replyNotes.onPage,
      expect.stringContaining(links.changedUrl),
      expect.stringContaining("988"),
    ]);
    const input = { document: "letter-mails", page: "mail:letter-letter" };
    const telling = await post("preview", { ...input, value: said("About your pregnancy") });
    expect(telling.body.problems["letter.text"]).toContain("pregnancy");
    const shown = await post("preview", { ...input, value: said("Two\n\nparagraphs") });
    expect(shown.body.text).toContain("You have a letter\n\nTwo\n\nparagraphs\n\nhttps://example.org/page");
    expect(shown.body.text).toContain("988");
  });

  it("are sent to oneself as the draft says, and to nobody else", async () => {
    const { app, sink, draft, act } = await start();
    await draft("mails", welcomeSubject("Hello from Kinward"));
    expect((await act("mails", "testContentMail", { mail: "mail:welcome" })).status).toBe(200);
    await app.worker.drain();
    expect(sink.mails.map(({ to }) => to)).toEqual(["editor@kinward.test"]);
    const mail = await PostalMime.parse(sink.mails[0]?.raw ?? "");
    expect(mail.subject).toBe("Test: Hello from Kinward");
    expect(mail.text).toContain(testMailCopy.about);
    expect(mail.text).toContain("988");
    expect((await act("mails", "testContentMail", { mail: "mail:letter-ended" })).status).toBe(422);
    await draft("mails", welcomeSubject("Your fertility news"));
    const refused = await act("mails", "testContentMail", { mail: "mail:welcome" });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["welcome.subject"]]);
  });
});
