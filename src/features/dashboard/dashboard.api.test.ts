import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { launchSteps } from "#content/documents/launch-steps.server.ts";
import { editableDocument } from "#content/documents/register.server.ts";
import { foundersDocument } from "#content/pages/our-family-story.ts";
import { plansDocument } from "#content/plans.ts";
import { siteDocument } from "#content/site.ts";
import { announceGroups } from "#features/groups/table.server.ts";
import { inboxWeeks } from "#features/inbox/reads/counts.server.ts";
import { noteBackup } from "#platform/backup/last-backup.ts";
import { day, hour } from "#platform/clock/clock.ts";
import type { Role } from "#platform/permissions/access.ts";
import { actAs, actorBy } from "#tests/support/admin.ts";
import { actorWith, answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { groupWith, openGroup } from "#tests/support/group-places.ts";
import { addMentor } from "#tests/support/mentoring.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { workOf } from "#tests/support/work.ts";
import { overview as overviewOf, setupSteps, stepsToLaunch } from "./reads/overview.server.ts";
import { overviewScreen } from "./reads/overview-screen.server.ts";
import { badgesFor, waitingWork } from "./reads/waiting.server.ts";

const message = {
  name: "Marta Wünsche",
  email: "marta@example.org",
  subject: "general",
  message: "Is there a group for the nights?",
};

describe.each(databases)("the admin as a whole on %s", (kind) => {
  let app: TestApp;
  let smtp: TestSmtp;
  beforeEach(async () => {
    smtp = await startSmtp();
    app = await openTestApp(kind, { SMTP_URL: smtp.url });
  });
  afterEach(async () => {
    await app.close();
    await smtp.close();
  });

  const overview = async (who: { cookie: string }) => overviewOf(app.services, await actorBy(app, who));
  const search = async (who: { cookie: string }, text: string) => {
    const answer = await app.post("/api/admin/search", { text }, who);
    return answer.status === 200 ? (await answer.json()).items : answer.status;
  };

  it("tells what needs somebody, and each role what it may know", async () => {
    await app.post("/api/contact", message);
    await app.post("/api/contact", { ...message, website: "x" });
    await app.post("/api/clinic/inquiry", { email: "desk@clinic.example" });
    await app.post("/api/newsletter/signup", { email: message.email, consentToNewsletter: true });
    app.clock.advance(25 * hour);
    await app.post("/api/clinic/inquiry", { email: "other@clinic.example" });
    const owner = await actAs(app, "owner");
    const shown = await overview(owner);
    const waits = async (who: { cookie: string }) =>
      (await waitingWork(app.services, await actorBy(app, who))).map(({ id, count, href }) => [
        id,
        count,
        href,
      ]);
    // Saturday's message is not late on Sunday; the inquiry is.
    expect(await waits(owner)).toEqual([
      ["inquiries.late", 1, "/admin/inquiries?late=1"],
      ["messages.new", 1, "/admin/messages?state=new"],
      ["inquiries.new", 2, "/admin/inquiries?state=new"],
      ["messages.suspected", 1, "/admin/messages?state=suspected_spam"],
      ["backups.age", 1, "/admin/backups"],
    ]);
    expect(shown.days).toHaveLength(30);
    expect(shown.days.at(-1)).toBe("2026-11-22");
    const line = (id: string) => shown.lines.find((each) => each.id === id);
    expect(line("messages")).toMatchObject({ total: 3 });
    expect(line("messages")?.counts?.slice(-2)).toEqual([2, 1]);
    expect(line("signUps")?.counts?.slice(-2)).toEqual([1, 0]);
    expect(shown.changes?.[0]).toMatchObject({ action: "session.begun" });

    const editor = await overview(await actAs(app, "editor"));
    expect(editor).toMatchObject({ changes: null });
    expect(editor.lines[2]?.counts).toHaveLength(30);
    const viewing = await actAs(app, "viewer");
    const viewer = await overview(viewing);
    expect(viewer).toMatchObject({ changes: null });
    // Counts only: not when the oldest came, and no way to it.
    expect(await waits(viewing)).toEqual([
      ["inquiries.late", 1, ""],
      ["messages.new", 1, ""],
      ["inquiries.new", 2, ""],
    ]);
    const seen = await waitingWork(app.services, await actorBy(app, viewing));
    expect(seen.map(({ since }) => since)).toEqual([undefined, undefined, undefined]);
    expect(await badgesFor(app.services, await actorBy(app, viewing))).toEqual({});
    expect(viewer.lines[2]).toEqual({ id: "answers", total: null, counts: null, before: null });
    const all = await waitingWork(app.services, await actorBy(app, owner));
    expect(JSON.stringify([shown, all])).not.toMatch(/marta|clinic\.example/i);
  });

  it("compares with the thirty days before, and ticks off what an owner has set up", async () => {
    await app.post("/api/contact", message);
    app.clock.advance(30 * day);
    await app.post("/api/contact", { ...message, email: "other@example.org" });
    const owner = await actAs(app, "owner");
    const line = (await overview(owner)).lines.find(({ id }) => id === "messages");
    expect(line).toMatchObject({ total: 1, before: 1 });

    const { services } = app;
    const member = await services.store.db.selectFrom("team_members").select("id").executeTakeFirstOrThrow();
    const actor = {
      id: member.id,
      name: "Robin",
      role: "owner",
      sessionId: "",
      needsSecondFactor: false,
    } as const;
    const done = async () =>
      (await setupSteps(services, actor))?.filter((step) => step.done).map(({ id }) => id);
    expect(await done()).toEqual(["mail"]);
    await noteBackup(app.dataDir, app.clock.now().toISOString());
    await actAs(app, "editor");
    expect(await done()).toEqual(["mail", "backup", "team"]);
    await app.act("/admin/settings", "sendTestMail", {}, owner);
    smtp.refuseWith = 451;
    await app.worker.drain();
    expect(await done()).not.toContain("test");
    smtp.refuseWith = undefined;
    app.clock.advance(hour);
    await app.worker.drain();
    expect(await done()).toEqual(["mail", "test", "backup", "team"]);
    await services.store.db.updateTable("team_members").set({ second_factor: 1 }).execute();
    expect(await done()).toEqual(["factor", "factors", "mail", "test", "backup", "team"]);
    expect(await setupSteps(services, { ...actor, role: "editor" })).toBeNull();
  });

  it("ticks off what the team has put in place of the samples, document by document", async () => {
    const { asSite } = app.services;
    const open = async () =>
      (await asSite(() => stepsToLaunch(app.services))).flatMap(({ id, title, done }) =>
        done ? [] : [[id, title]],
      );
    expect(await open()).toEqual([
      ["plans", "Enter the plans’ purchase links (10 samples left)"],
      ["site", "Enter your legal name, addresses and links (14 samples left)"],
      ["founders", "Enter the founders’ numbers and story (6 samples left)"],
      ["legal", "Have a lawyer review the legal pages, which are templates"],
      ["clinician", "Have a clinician read the warning signs, such as those for a miscarriage"],
      ["offer", "Add what only you know: free groups, Circle Nurturers, refunds, help in an emergency"],
      ["groups", "Confirm the groups (18 samples left)"],
    ]);
    const own = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(".example", ".org"));
    const { operator, ...facts } = siteDocument.shipped;
    const entered = Object.fromEntries(Object.keys(operator).map((name) => [name, "A fact of ours"]));
    const publish = (id: string, value: unknown) => asSite(() => editableDocument(id)?.publish(value));
    publish("plans", own(plansDocument.shipped));
    expect((await open()).map(([id]) => id)).toEqual([
      "site",
      "founders",
      "legal",
      "clinician",
      "offer",
      "groups",
    ]);
    publish(
      "founders",
      JSON.parse(JSON.stringify(foundersDocument.shipped).replaceAll('"sample"', '"told"')),
    );
    await app.services.store.transact(async (tx) => {
      await tx.updateTable("support_groups").set({ state: "draft" }).execute();
      await announceGroups(tx, app.services);
    });
    publish("site", {
      ...Object(own(facts)),
      operator: entered,
      launch: { legalReview: "done", clinicianReview: "done", offer: "done" },
    });
    expect(await open()).toEqual([]);
    const late = asSite(() => launchSteps(new Date("2100-01-01")));
    expect(late.flatMap(({ id, done }) => (done ? [] : [id]))).toEqual(["figures"]);
  });

  it("tells owners of a backup that is missing or a week old, and nobody else", async () => {
    const said = async (role: Role) =>
      (await workOf(app.services, actorWith(role), "backups.age")).map(({ sentence }) => sentence);
    expect(await said("owner")).toEqual(["No backup has been made yet. See how to make one"]);
    expect(await said("editor")).toEqual([]);
    // On a site where nothing has come in, it's a step before the launch.
    const listed = async () =>
      (await overviewScreen(app.services, await actorBy(app, owner))).today.lines.map(({ id }) => id);
    const owner = await actAs(app, "owner");
    expect(await listed()).toEqual([]);
    await app.post("/api/contact", message);
    expect(await listed()).toEqual(["messages.new", "backups.age"]);
    await noteBackup(app.dataDir, app.clock.now().toISOString());
    expect(await said("owner")).toEqual([]);
    await noteBackup(app.dataDir, new Date(app.clock.now().getTime() - 7 * day).toISOString());
    expect(await said("owner")).toEqual(["The last backup is 7 days old. See how to make one"]);
  });

  it("names campaigns that close within a week", async () => {
    const { id } = await publishedCampaign(app.services);
    const closesIn = (days: number) =>
      app.services.store.db
        .updateTable("campaigns")
        .set({ closes: new Date(app.clock.now().getTime() + days * day).toISOString() })
        .where("id", "=", id)
        .execute();
    await closesIn(8);
    const closing = () => workOf(app.services, actorWith("owner"), "campaigns.closing");
    expect(await closing()).toEqual([]);
    await closesIn(7);
    expect(await closing()).toMatchObject([{ href: `/admin/campaigns/${id}/responses` }]);
  });

  it("finds campaigns by title for everybody, and people by their whole address for those who may", async () => {
    const { id } = await (await app.post("/api/contact", message)).json();
    await app.post("/api/clinic/inquiry", { email: message.email, clinicName: "Lakeside Clinic" });
    await app.post("/api/newsletter/signup", { email: message.email, consentToNewsletter: true });
    const { id: campaign } = await publishedCampaign(app.services);
    const { title } = await app.services.store.db
      .selectFrom("campaigns")
      .select("title")
      .executeTakeFirstOrThrow();
    const editor = await actAs(app, "editor");
    const viewer = await actAs(app, "viewer");
    // What the public pages say comes last, whatever else is found.
    const [first, ...others] = await search(editor, title.slice(3, 9).toUpperCase());
    expect(first).toMatchObject({ kind: "campaign", title, path: `/admin/campaigns/${campaign}/edit` });
    expect(new Set(others.map(({ kind: each }: { kind: string }) => each))).toEqual(new Set(["content"]));
    expect((await search(viewer, title))[0]).toMatchObject({
      path: `/admin/campaigns/${campaign}/responses`,
    });
    expect(await search(editor, " Marta@Example.org ")).toMatchObject([
      { kind: "person", title: "Everything from this address" },
      { kind: "messages", title: "Marta Wünsche: General Inquiry", path: `/admin/messages/${id}` },
      { kind: "inquiries", title: "Lakeside Clinic" },
      { kind: "subscriber" },
    ]);
    expect(await search(editor, "marta@example.or")).toEqual([]);
    expect(await search(editor, "Marta")).toEqual([]);
    expect(await search(viewer, "marta@example.org")).toEqual([]);
    // A word of a member's name can be in what the public pages say, too.
    const members = async (who: { cookie: string }) =>
      (await search(who, "robin ed")).filter(({ kind: each }: { kind: string }) => each !== "content");
    expect(await members(await actAs(app, "owner"))).toMatchObject([
      { kind: "member", title: "Robin editor" },
    ]);
    expect(await members(editor)).toEqual([]);
    expect(await search(editor, "x".repeat(255))).toBe(422);
    expect(await search(editor, "\u0000")).toBe(422);
  });

  it("finds groups, their meetings and mentors by name, for those who may open them", async () => {
    const id = await openGroup(app.services, {
      content: { ...groupWith().content, name: "Quiet lantern circle" },
    });
    const mentor = await addMentor(app.services, { name: "Ines Halloway" });
    const owner = await actAs(app, "owner");
    const found = async (who: { cookie: string }, text: string) =>
      (await search(who, text)).filter(({ kind: each }: { kind: string }) => each !== "content");
    const circle = await found(owner, "circle lantern");
    expect(circle[0]).toEqual({
      kind: "group",
      title: "Quiet lantern circle",
      path: `/admin/groups/${id}`,
      at: null,
    });
    const meetings = circle.slice(1);
    expect(meetings.length).toBeGreaterThan(0);
    for (const meeting of meetings) {
      expect(meeting.kind).toBe("meeting");
      expect(meeting.title).toMatch(/^Quiet lantern circle: \w+, \w+ \d+, \d+:\d\d [AP]M \w+$/);
      expect(meeting.path).toMatch(new RegExp(`^/admin/meetings/${id}/\\d{4}-\\d\\d-\\d\\d$`));
    }
    const date = /: (.+),/.exec(meetings[0].title)?.[1] ?? "";
    expect((await found(owner, `lantern ${date}`)).map(({ title }: { title: string }) => title)).toEqual([
      meetings[0].title,
    ]);
    expect(await found(owner, "halloway")).toEqual([
      { kind: "mentor", title: "Ines Halloway", path: `/admin/mentors/${mentor}/edit`, at: null },
    ]);
    const viewer = await actAs(app, "viewer");
    for (const text of ["lantern", "halloway"]) expect(await found(viewer, text)).toEqual([]);
  });

  it("shows the inbox by week to those who may read it, and a person's campaign answers beside their messages", async () => {
    await app.post("/api/contact", message);
    const address = { name: "", email: message.email };
    await publishedCampaign(app.services, {
      slug: "by-mail",
      identity: "contact",
      notify: ["t@kinward.example"],
    });
    await answer(app, "by-mail", {
      answers: { evening: { chosen: ["monday"] }, words: "w" },
      contact: address,
    });
    const editor = await actAs(app, "editor");
    const found = await search(editor, message.email);
    expect(found.map(({ kind: each }: { kind: string }) => each)).toEqual(["person", "messages", "answer"]);
    expect(await search(await actAs(app, "viewer"), message.email)).toEqual([]);
    const [week] = await inboxWeeks(app.services, actorWith("editor"));
    expect(week).toMatchObject({ received: 1, replied: 0, medianHours: null });
    expect(week?.subjects).toEqual([{ subject: "general", count: 1 }]);
    await expect(inboxWeeks(app.services, actorWith("viewer"))).rejects.toThrow();
  });
});
