import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { addPicture } from "#features/pictures/writes.server.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { openNewsletterApp, quiet } from "#tests/support/newsletters.ts";
import { drawing } from "#tests/support/pictures.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import type { SmtpSink } from "#tests/support/smtp-sink.ts";
import { databases, type TestApp } from "#tests/support/test-app.ts";
import { issueMessages } from "./copy.ts";

const open: (TestApp | SmtpSink)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("pictures of a newsletter on %s", (kind) => {
  it("travel inside the mail, so that nobody learns who opened it", async () => {
    const issues = await openNewsletterApp(kind, open);
    const { services, people, begin, schedule, move, run, send, sink, whole, person } = issues;
    const file = (await drawing(1_400, 900).jpeg().toBuffer()).toString("base64");
    const { id: picture } = await addPicture(services, actorWith("editor"), { file, alt: "A lamp" });
    const remove = () => whole.act(`/admin/pictures/${picture}`, "deletePicture", {}, person);
    const text = `Hello\n\n![A lamp & a chair](/pictures/${picture})\n\n![](https://spy.example/p.gif)`;
    const preview = async (content: Record<string, unknown>) =>
      (await send("POST", "/preview", { content: { ...quiet, ...content } })).json();

    // The preview shows the site's own copy: no mail has been made yet.
    const look = await preview({ text });
    const shown = /<img src="(\/pictures\/[^"]+\.jpg)" alt="A lamp &amp; a chair" width="576"/.exec(
      look.html,
    )?.[1];
    expect((await whole.app.request(siteUrl + shown)).status).toBe(200);
    expect(look.html.match(/<img/g)).toHaveLength(1);
    expect([look.text, look.faults]).toEqual([expect.stringContaining("[A lamp & a chair]"), []]);

    await people("robin");
    const { id } = await begin({ text });
    const used = await remove();
    expect([used.status, (await used.json()).message]).toEqual([
      409,
      expect.stringContaining("Three quiet evenings"),
    ]);
    await schedule(id);
    await run();
    const mail = await PostalMime.parse(sink.mails[0]?.raw ?? "");
    expect(mail.attachments).toMatchObject([
      {
        disposition: "inline",
        mimeType: "image/jpeg",
        contentId: `<${picture}@picture>`,
        filename: "picture-1.jpg",
      },
    ]);
    expect(mail.html).toContain(`src="cid:${picture}@picture" alt="A lamp &amp; a chair"`);
    expect(mail.html).not.toContain("://spy.example");
    expect(
      [...(mail.html ?? "").matchAll(/src="([^"]*)"/g)].every(([, src = ""]) => src.startsWith("cid:")),
    ).toBe(true);

    // What was sent carries its pictures with it, so they can be deleted here; a new draft says that one is gone.
    expect((await remove()).status).toBe(200);
    expect((await preview({ text })).faults).toEqual([issueMessages.picturesGone]);
    const late = await begin({ text });
    const refused = await move(late.id, "schedule", { sendAt: "", zone: "UTC" });
    expect([refused.status, (await refused.json()).message]).toEqual([422, issueMessages.picturesGone]);
    const many = Array.from(
      { length: 6 },
      (_, at) => `![](/pictures/0190a1b2-0000-7000-8000-00000000000${at})`,
    );
    expect((await preview({ text: many.join("\n\n") })).faults).toContain(issueMessages.manyPictures);
  });
});
