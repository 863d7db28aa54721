import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { issueMail } from "#content/newsletter-mail.ts";
import { minute } from "#platform/clock/clock.ts";
import { signIn } from "#tests/support/admin.ts";
import { openNewsletterApp, ownerOf, quiet, sender } from "#tests/support/newsletters.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import type { SmtpSink } from "#tests/support/smtp-sink.ts";
import { databases, dumpOf, type TestApp } from "#tests/support/test-app.ts";
import { secretsIn, wordsIn } from "#tests/support/words-in.ts";
import { linkToken } from "../reads.server.ts";
import { eraseSubscriber } from "../subscribers/writes/person.server.ts";
import { followLink, keepChoices } from "../writes/subscribing.server.ts";
import { issueMessages } from "./copy.ts";
import { issueVersions } from "./reads/content.server.ts";
import { sliceMs } from "./rules/sending.ts";

const open: (TestApp | SmtpSink)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("newsletter issues on %s", (kind) => {
  const start = (role: "owner" | "editor" = "owner", settings: Record<string, string> = {}) =>
    openNewsletterApp(kind, open, { role, settings });

  it("are written by one at a time, looked at, and tried on oneself", async () => {
    const { send, create, actOn, begin, read, worker, sink, services, audit } = await start("editor");
    const { id } = await begin();
    const saved = await send("PATCH", `/${id}`, {
      revision: 1,
      content: { ...quiet, subject: "Two evenings" },
    });
    expect(await saved.json()).toEqual({ revision: 2 });
    const late = await send("PATCH", `/${id}`, { revision: 1, content: quiet });
    expect([late.status, (await late.json()).code]).toEqual([409, "conflict"]);
    expect((await read(id)).content.subject).toBe("Two evenings");
    // A link from Outlook names the person whose mail it was copied from.
    const wrapped =
      "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fone.example%2F&data=05%7C02%7Cann.lee%40clinic.example&reserved=0";
    const { id: other } = await begin({ text: `Write [here](${wrapped}) or to ${wrapped}` });
    expect((await read(other)).content.text).toBe(
      "Write [here](https://one.example/) or to https://one.example/",
    );
    expect((await actOn(other, "deleteNewsletterIssue")).status).toBe(200);
    for (const wrong of [
      { ...quiet, subject: "x".repeat(151) },
      { ...quiet, subject: "one\nBcc: two" },
      { ...quiet, topics: ["no such topic"] },
      { ...quiet, segment: { kind: "topic", topic: "nothing" } },
      { ...quiet, segment: { kind: "everybody" } },
      { ...quiet, pace: 0 },
      { ...quiet, pace: 1.5 },
      { ...quiet, more: true },
    ])
      expect((await send("PATCH", `/${id}`, { revision: 2, content: wrong })).status).toBe(422);

    const nested = { ...quiet, text: `${">".repeat(1_000)} Said long ago` };
    const refused = await send("PATCH", `/${id}`, { revision: 2, content: nested });
    expect([refused.status, (await refused.json()).message]).toEqual([422, issueMessages.nestedText]);
    expect((await create({ content: nested })).status).toBe(422);
    const drawn = await send("POST", "/preview", { content: nested });
    expect(drawn.status).toBe(200);
    expect((await drawn.json()).text).toContain("> Said long ago");

    const look = await (
      await send("POST", "/preview", { content: { ...quiet, subject: "A cycle and IVF" } })
    ).json();
    expect(look.html).toContain('<a href="https://kinward.test/a?b=1">our page</a>');
    expect(look.html).not.toMatch(/<img|spy\.example/);
    expect(look.text).toContain("read our page (https://kinward.test/a?b=1).");
    for (const words of [issueMail.why, issueMail.postal(sender), issueMail.noTracking])
      expect(look.text, words).toContain(words);
    expect(look.faults).toEqual([
      "Others may see the subject on a shared screen. Please replace: cycle, IVF.",
    ]);

    expect((await actOn(id, "testNewsletterIssue")).status).toBe(200);
    await worker.drain();
    expect(sink.mails.map(({ to }) => to)).toEqual(["editor@kinward.test"]);
    const mail = await PostalMime.parse(sink.mails[0]?.raw ?? "");
    expect(mail.subject).toBe("Test: Two evenings");
    expect(mail.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
    expect(wordsIn(await dumpOf(services), ["Two evenings"])).toEqual([]);
    expect((await actOn(id, "deleteNewsletterIssue")).status).toBe(200);
    for (const gone of [id, "nothing"]) await expect(read(gone)).rejects.toMatchObject({ code: "not_found" });
    expect(await audit()).toEqual([
      ...["letters.created", "letters.created", "letters.deleted"],
      ...["letters.tested", "letters.deleted"],
    ]);
  });

  it("go to everybody once, each with their own way out, and only when there is something to send", async () => {
    const { people, begin, schedule, move, run, sink, read, services, send } = await start();
    const [robin = ""] = await people("robin", "sasha");
    const empty = await begin({ text: " " });
    expect((await move(empty.id, "schedule", { sendAt: "", zone: "UTC" })).status).toBe(422);
    const { id } = await begin();
    for (const [wrong, status] of [
      [{ sendAt: "2020-01-01T10:00:00.000Z", zone: "UTC" }, 422],
      [{ sendAt: "tomorrow", zone: "UTC" }, 422],
      [{ sendAt: "", zone: "Nowhere/Town" }, 422],
    ] as const)
      expect((await move(id, "schedule", wrong)).status).toBe(status);
    await schedule(id);
    expect(
      (await send("PATCH", `/${id}`, { revision: (await read(id)).revision, content: quiet })).status,
    ).toBe(409);
    await run();
    expect(sink.mails.map(({ to }) => to).toSorted()).toEqual(["robin@example.org", "sasha@example.org"]);
    expect(await read(id)).toMatchObject({
      state: "sent",
      counts: { chosen: 2, open: 0, delivered: 2, failed: 0, unsure: 0, skipped: 0, left: 0 },
    });
    const raw = sink.mails.find(({ to }) => to.startsWith("robin"))?.raw ?? "";
    const mail = await PostalMime.parse(raw);
    const way = `${siteUrl}/newsletter/unsubscribe/${linkToken(services, "unsubscribe", robin)}`;
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers["list-unsubscribe"]).toBe(`<${way}>`);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["list-id"]).toBe(`<newsletter.${new URL(siteUrl).hostname}>`);
    expect(headers["feedback-id"]).toBe(`${id}:newsletter:site`);
    expect(headers["auto-submitted"]).toBeUndefined();
    for (const half of [mail.html ?? "", mail.text ?? ""]) {
      expect(half).toContain(way);
      expect(half).toContain(`/newsletter/preferences/${linkToken(services, "preferences", robin)}`);
      expect(half).toContain(issueMail.postal(sender));
    }
    // Every link in the mail is one that the team wrote, or one of the reader's own.
    const links = [...(mail.html ?? "").matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
    const own = [`${siteUrl}/newsletter/`, `${siteUrl}/something-changed#token=`];
    expect(links.filter((link) => !own.some((begin) => link.startsWith(begin)))).toEqual([
      "https://kinward.test/a?b=1",
    ]);
    expect(mail.html).not.toMatch(/<img|background(?:-image)?[=:]|url\(/);

    await followLink(services, {
      purpose: "unsubscribe",
      subscriberId: robin,
      page: "/newsletter/unsubscribe",
    });
    expect((await read(id)).counts.left).toBe(1);
  });

  it("keep what was written earlier, and lose nothing when it is restored", async () => {
    const { send, actOn, begin, read, clock, audit, services } = await start("editor");
    const { id } = await begin({ subject: "First" });
    const save = async (subject: string) =>
      send("PATCH", `/${id}`, { revision: (await read(id)).revision, content: { ...quiet, subject } });
    const versions = async () =>
      (await issueVersions(services, id, (await read(id)).content)).map(({ subject, isNow }) => [
        subject,
        isNow,
      ]);
    clock.advance(11 * minute);
    await save("Second");
    clock.advance(minute);
    await save("Second, better");
    expect(await versions()).toEqual([
      ["Second, better", true],
      ["First", false],
    ]);
    const first = (await issueVersions(services, id, (await read(id)).content)).at(-1)?.id;
    const restored = await actOn(id, "restoreNewsletterIssue", {
      revision: (await read(id)).revision,
      version: first,
    });
    expect((await restored.json()).content.subject).toBe("First");
    await save("Third");
    expect(await versions()).toEqual([
      ["Third", true],
      ["Second, better", false],
      ["First", false],
    ]);
    const other = await begin();
    const stranger = await actOn(other.id, "restoreNewsletterIssue", { revision: 1, version: first });
    expect(stranger.status).toBe(404);
    expect(wordsIn(await dumpOf(services), ["Second, better"])).toEqual([]);
    expect(await audit()).toEqual(["letters.created", "letters.created"]);
  });

  it("start from a template, and wait until its places are filled in", async () => {
    const { create, read, move } = await start("editor");
    const made = await create({ template: "monthly" });
    expect(made.status).toBe(200);
    const { id } = await made.json();
    expect((await read(id)).content.text).toContain("{fill in: your names}");
    const refused = await move(id, "schedule", { sendAt: "", zone: "UTC" });
    expect([refused.status, (await refused.json()).message]).toEqual([
      422,
      expect.stringMatching(/^Please write what belongs here: .*\{fill in: your names\}/),
    ]);
    expect((await create({ template: "nothing" })).status).toBe(422);
  });

  it("greet each reader by name, and those without one as written", async () => {
    const { people, begin, schedule, run, sink, send, person, whole } = await start();
    const [robin = ""] = await people("robin", "sasha");
    const named = { name: "Robin <Reed>", tags: [] };
    const answer = await whole.act(`/admin/subscribers/${robin}`, "changeSubscriber", named, person);
    expect(answer.status).toBe(200);
    const content = {
      subject: "{first name|Friend}, three quiet evenings",
      preview: "A story & a date",
      text: "Hello {name|there},\n\nread [our page](https://kinward.test/a?b={name|there}).",
    };
    const look = await (await send("POST", "/preview", { content: { ...quiet, ...content } })).json();
    expect(look.html).toContain("Hello there,");
    expect(look.html).toContain('<div style="display:none">A story &amp; a date</div>');
    const { id } = await begin(content);
    await schedule(id);
    await run();
    const mailTo = async (name: string) =>
      PostalMime.parse(sink.mails.find(({ to }) => to.startsWith(name))?.raw ?? "");
    const mine = await mailTo("robin");
    expect(mine.subject).toBe("Robin, three quiet evenings");
    expect(mine.html).toContain("Hello Robin &lt;Reed&gt;,");
    expect(mine.text).toContain("Hello Robin <Reed>,");
    // Whoever reads the log of the page behind a link learns no name.
    expect(mine.html).toContain('href="https://kinward.test/a?b=%7Bname%7Cthere%7D"');
    const theirs = await mailTo("sasha");
    expect([theirs.subject, theirs.text?.startsWith("Hello there,")]).toEqual([
      "Friend, three quiet evenings",
      true,
    ]);
  });

  it("respect what people leave out, and go to one page's or one topic's people when asked", async () => {
    const { join, people, begin, schedule, run, receivers, sink, services, send } = await start();
    const [robin = "", sasha = ""] = await people("robin", "sasha", "kim");
    await join("alex", "/membership");
    await run(1);
    sink.mails.length = 0;
    await keepChoices(services, robin, { topics: ["loss"], dates: [] });
    await keepChoices(services, sasha, { topics: [], dates: ["mothers-day"] });
    const sent = async (content: Record<string, unknown>) => {
      const { audience } = await (
        await send("POST", "/preview", { content: { ...quiet, ...content } })
      ).json();
      const { id } = await begin(content);
      await schedule(id);
      await run();
      const names = receivers();
      expect(audience.receivers).toBe(names.length);
      sink.mails.length = 0;
      return names;
    };
    expect(await sent({ topics: ["loss"] })).toEqual(["alex", "kim", "sasha"]);
    expect(await sent({ dates: ["mothers-day"] })).toEqual(["alex", "kim", "robin"]);
    expect(await sent({ segment: { kind: "topic", topic: "loss" } })).toEqual(["alex", "kim", "sasha"]);
    expect(await sent({ segment: { kind: "source", source: "/membership" } })).toEqual(["alex"]);
    expect(await sent({})).toEqual(["alex", "kim", "robin", "sasha"]);
  });

  it("wait for their hour, keep their pace, are held and go on, and miss whoever leaves meanwhile", async () => {
    const site = await start();
    const { people, begin, schedule, move, read, run, receivers, clock, services, worker, audit } = site;
    const names = Array.from({ length: 12 }, (_, at) => `reader${at}`);
    const ids = await people(...names);
    // 48 mails a minute are four in a slice.
    const { id } = await begin({ pace: 48 });
    await schedule(id, new Date(clock.now().getTime() + 20 * minute).toISOString());
    await run(2);
    expect(receivers()).toEqual([]);
    expect((await move(id, "unschedule")).status).toBe(200);
    clock.advance(30 * minute);
    Object.assign(site.person, await signIn(site.whole, "owner@kinward.test"));
    await run(2);
    expect([receivers(), (await read(id)).state]).toEqual([[], "draft"]);

    await schedule(id);
    for (let step = 0; step < 3; step += 1) await worker.drain();
    clock.advance(sliceMs - 1);
    await worker.drain();
    expect(receivers()).toHaveLength(4);
    expect((await read(id)).counts).toMatchObject({ chosen: 12, delivered: 4, open: 8 });
    expect((await move(id, "pause")).status).toBe(200);
    expect((await move(id, "pause")).status).toBe(409);
    await run(3);
    expect(receivers()).toHaveLength(4);

    const untouched = names.filter((name) => !receivers().includes(name));
    const leaving = ids[names.indexOf(untouched[0] ?? "")] ?? "";
    const muting = ids[names.indexOf(untouched[1] ?? "")] ?? "";
    await followLink(services, { purpose: "unsubscribe", subscriberId: leaving, page: "/" });
    await keepChoices(services, muting, { topics: ["adoption"], dates: [] });
    expect((await move(id, "resume")).status).toBe(200);
    await run(6);
    // Only the one who unsubscribed is missing: the issue has none of the topics that the other opted out of.
    expect(receivers()).toEqual(names.filter((name) => name !== untouched[0]).toSorted());
    expect(await read(id)).toMatchObject({ state: "sent", counts: { delivered: 11, skipped: 1, open: 0 } });
    expect(await audit()).toEqual([
      "letters.created",
      "letters.scheduled",
      "letters.unscheduled",
      "letters.scheduled",
      "letters.paused",
      "letters.resumed",
    ]);
  });

  it("are not sent to whoever leaves after their mail was put into the outbox, and erasing takes it out", async () => {
    const { people, begin, schedule, run, receivers, services, clock, worker, read, whole } = await start();
    await people("robin", "sasha", "kim");
    const { id } = await begin({ pace: 36 });
    await schedule(id);
    // The three mails of the slice are in the outbox then, to go one after the other.
    for (let step = 0; step < 3; step += 1) await worker.drain();
    const first = receivers();
    expect(first).toHaveLength(1);
    const [leaving, erased] = await services.store.db
      .selectFrom("issue_mails")
      .select(["subscriber_id", "entry_id"])
      .where("state", "=", "queued")
      .execute();
    const idOf = (mail: typeof leaving) => mail?.subscriber_id ?? "";
    await followLink(services, { purpose: "unsubscribe", subscriberId: idOf(leaving), page: "/" });
    await eraseSubscriber(services, await ownerOf(whole), idOf(erased));
    const { store } = services;
    const queued = store.db
      .selectFrom("outbox")
      .select("id")
      .where("id", "=", erased?.entry_id ?? "");
    expect(await queued.execute()).toEqual([]);
    const mails = await store.db.selectFrom("issue_mails").selectAll().execute();
    expect(mails).toHaveLength(3);
    expect(secretsIn(JSON.stringify(mails), [idOf(erased)])).toEqual([]);
    // Nobody else's mail is taken out with theirs.
    const others = mails.filter(({ state }) => state === "queued");
    expect(others.map(({ subscriber_id: of }) => of)).toEqual([idOf(leaving)]);
    clock.advance(minute);
    await run();
    expect(receivers()).toEqual(first);
    expect(await read(id)).toMatchObject({ state: "sent", counts: { chosen: 3, delivered: 1, skipped: 2 } });
  });
});
