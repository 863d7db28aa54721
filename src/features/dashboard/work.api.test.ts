import { afterEach, describe, expect, it } from "vitest";
import { menusDocument } from "#content/menus.ts";
import { plansDocument } from "#content/plans.ts";
import { weeklyMail } from "#content/weekly-mail.ts";
import { recordProblem } from "#features/mail/incoming/writes/state.server.ts";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { actAs, actorBy, signIn } from "#tests/support/admin.ts";
import { actorWith, publishedCampaign } from "#tests/support/campaigns.ts";
import { openGroup, signUp } from "#tests/support/group-places.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import { askForMentor, matchLast, onLetters } from "#tests/support/mentoring.ts";
import { enterSender, quiet } from "#tests/support/newsletters.ts";
import { rawMail } from "#tests/support/raw-mail.ts";
import { readMailboxOnce } from "#tests/support/read-mailbox.ts";
import { simplePage } from "#tests/support/simple-pages.ts";
import { contentEditor } from "#tests/support/site-content.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { overviewScreen } from "./reads/overview-screen.server.ts";
import { badgesFor, waitingWork } from "./reads/waiting.server.ts";
import { weeklySummary } from "./reads/weekly.server.ts";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const message = { name: "Wren", email: "wren@example.org", subject: "general", message: "Any group?" };
const inquiry = { email: "desk@clinic.example", clinicName: "Lakeside Clinic", message: "How do we begin?" };

type Site = { app: TestApp; smtp: TestSmtp; owner: { cookie: string } };
type Creation = {
  settings?: () => Promise<Record<string, string>> | Record<string, string>;
  create(site: Site): Promise<unknown>;
};

const send = ({ app }: Site, path: string, body: object) => app.post(path, body);
const contact = (site: Site, more: object = {}) => send(site, "/api/contact", { ...message, ...more });
const inquire = (site: Site) => send(site, "/api/clinic/inquiry", inquiry);

async function followUp({ app, owner }: Site, kind: "messages" | "inquiries", asked: Promise<Response>) {
  const { id } = await (await asked).json();
  const input = { version: 1, date: "2026-11-22" };
  await app.act(`/admin/${kind}/${id}`, "followUpConversation", input, owner);
  app.clock.advance(day);
}

/** Matches the two, and does this on the person's page. */
async function onPage({ app }: Site, ...actions: readonly string[]) {
  await askForMentor(app);
  const { person } = await matchLast(app);
  for (const action of actions) {
    app.clock.advance(15 * day);
    await app.worker.drain();
    await onLetters(app, "change", { token: person, action });
  }
}

async function scheduledPlan({ app, owner }: Site) {
  const at = new Date(app.clock.now().getTime() + 10 * minute).toISOString();
  const { draft, act } = contentEditor(app, owner);
  const { body } = await draft("plans", withValueAt(plansDocument.shipped, ["premium", "monthlyPrice"], 35));
  await act("plans", "publishContent", { revision: body.revision, at });
}

async function newPage({ app, owner }: Site, address: string) {
  const editor = contentEditor(app, owner);
  const { body } = await editor.act("pages", "addPage", { title: "A winter retreat", address });
  return { ...editor, id: String(body.document) };
}

/** A newsletter that goes out in ten minutes. */
async function scheduledIssue({ app, owner }: Site) {
  await enterSender(app);
  for (const name of ["a", "b", "c", "d", "e", "f", "g", "h"])
    await app.post("/api/newsletter/signup", {
      email: `${name}@example.org`,
      consentToNewsletter: true,
    });
  await app.worker.drain();
  const content = { ...quiet, text: "Hello,\n\na quiet evening.", pace: 60 };
  const made = await app.act("/admin/newsletters", "createNewsletterIssue", { content }, owner);
  const { id } = await made.json();
  const sendAt = new Date(app.clock.now().getTime() + 10 * minute).toISOString();
  const input = { revision: 1, move: "schedule", sendAt, zone: "America/New_York" };
  await app.act(`/admin/newsletters/${id}`, "moveNewsletterIssue", input, owner);
  return String(id);
}

const automatic = { from: "Ana <ana@clinic.example>", headers: { "Auto-Submitted": "auto-replied" } };

async function mailboxSettings() {
  const mailbox = await startMailbox();
  open.push(mailbox);
  mailbox.append(rawMail(automatic));
  return { IMAP_URL: mailbox.url, IMAP_ADDRESS: "hello@kinward.example" };
}

/** How each kind comes to wait, as people, the team and the clock bring it about. */
const creations: Readonly<Record<string, Creation>> = {
  "messages.late": {
    async create(site) {
      await contact(site);
      site.app.clock.advance(5 * day);
    },
  },
  "messages.new": { create: contact },
  "messages.follow_up": { create: (site) => followUp(site, "messages", contact(site)) },
  "messages.suspected": { create: (site) => contact(site, { website: "x" }) },
  "messages.left_out": {
    settings: mailboxSettings,
    create: ({ app }) => readMailboxOnce(app.services),
  },
  "inquiries.late": {
    async create(site) {
      await inquire(site);
      site.app.clock.advance(2 * day);
    },
  },
  "inquiries.new": { create: inquire },
  "inquiries.follow_up": { create: (site) => followUp(site, "inquiries", inquire(site)) },
  "mail.server": { settings: () => ({ SMTP_URL: "" }), create: async () => undefined },
  "mail.mailbox": {
    settings: mailboxSettings,
    async create({ app }) {
      await readMailboxOnce(app.services);
      await recordProblem(app.services, "password");
    },
  },
  "newsletter.overdue": {
    async create(site) {
      await scheduledIssue(site);
      site.app.clock.advance(hour);
    },
  },
  "newsletter.paused": {
    async create(site) {
      const { app, owner } = site;
      const id = await scheduledIssue(site);
      app.clock.advance(10 * minute);
      await app.worker.drain();
      const { revision } = await app.services.store.db
        .selectFrom("issues")
        .select("revision")
        .executeTakeFirstOrThrow();
      await app.act(`/admin/newsletters/${id}`, "moveNewsletterIssue", { revision, move: "pause" }, owner);
    },
  },
  "campaigns.closing": {
    create: ({ app }) =>
      publishedCampaign(app.services, {
        closes: new Date(app.clock.now().getTime() + 6 * day).toISOString(),
      }),
  },
  "groups.unsent": {
    async create({ app, smtp }) {
      await openGroup(app.services);
      smtp.refuseWith = 550;
      await signUp(app, "wren@example.org");
      for (let turn = 0; turn < 3; turn += 1) await app.worker.drain();
      smtp.refuseWith = undefined;
    },
  },
  "groups.waiting": {
    async create({ app }) {
      await openGroup(app.services, { size: 1 });
      for (const name of ["one", "two"]) await signUp(app, `${name}@example.org`);
    },
  },
  "groups.full": {
    async create({ app }) {
      await openGroup(app.services, { size: 1 });
      await signUp(app, "one@example.org");
    },
  },
  "groups.offers": {
    async create({ app, owner }) {
      const id = await openGroup(app.services, { size: 1 });
      for (const name of ["one", "two"]) await signUp(app, `${name}@example.org`);
      const place = await app.services.store.db
        .selectFrom("group_places")
        .select("id")
        .where("state", "=", "held")
        .executeTakeFirstOrThrow();
      await app.act(`/admin/groups/${id}`, "removeGroupPlace", { placeId: place.id, bar: false }, owner);
      app.clock.advance(13 * hour);
      await app.worker.drain();
    },
  },
  "groups.dates": {
    async create({ app }) {
      await openGroup(app.services, { address: "" });
      app.clock.advance(2 * day);
    },
  },
  "mentors.requests": { create: ({ app }) => askForMentor(app) },
  "mentors.concerns": { create: (site) => onPage(site, "flag") },
  "mentors.talks": { create: (site) => onPage(site, "talk") },
  "content.overdue": {
    async create(site) {
      await scheduledPlan(site);
      site.app.clock.advance(hour);
    },
  },
  "content.unfit": {
    async create(site) {
      const { app, owner } = site;
      const { id, draft, act } = await newPage(site, "later");
      const { body } = await draft(id, simplePage({ address: "later" }));
      const at = new Date(app.clock.now().getTime() + 10 * minute).toISOString();
      await act(id, "publishContent", { revision: body.revision, at });
      // Somebody takes the address for something else meanwhile.
      const redirect = { from: "/later", to: "/membership", kind: "301", note: "" };
      await app.act("/admin/redirects/new", "createRedirect", redirect, owner);
      app.clock.advance(11 * minute);
      await app.worker.drain();
    },
  },
  "content.lost_links": {
    async create(site) {
      const { id, publish } = await newPage(site, "winter-retreat");
      await publish(id, simplePage());
      const link = { id: "winter", to: "/winter-retreat", title: "Winter", state: "shown" };
      const { shipped } = menusDocument;
      await publish("menus", { ...shipped, links: [...shipped.links, link] });
      await publish(id, simplePage({ state: "hidden" }));
    },
  },
  "content.asked": {
    async create(site) {
      const { id, draft, act } = await newPage(site, "winter-retreat");
      await draft(id, simplePage());
      await act(id, "askToPublish");
    },
  },
  "backups.problem": {
    settings: () => ({ BACKUP_TO: "/nowhere/at/all" }),
    async create({ app }) {
      app.clock.advance(20 * hour);
      await app.worker.drain();
    },
  },
  "backups.age": { create: contact },
  "emails.failed": {
    async create(site) {
      await contact(site);
      site.smtp.refuseWith = 550;
      for (let attempt = 0; attempt < 23; attempt += 1) {
        await site.app.worker.drain();
        site.app.clock.advance(2 * hour);
      }
    },
  },
};

describe.each(databases)("what waits for the team on %s", (database) => {
  async function start({ settings }: Pick<Creation, "settings"> = {}): Promise<Site> {
    const smtp = await startSmtp();
    open.push(smtp);
    const app = await openTestApp(database, { SMTP_URL: smtp.url, ...(await settings?.()) });
    open.push(app);
    return { app, smtp, owner: await actAs(app, "owner") };
  }

  it("has a way to come about in this test, for each kind there is", async () => {
    const { app } = await start();
    const kinds = app.services.contributions.work.map(({ id }) => id);
    expect(Object.keys(creations).toSorted()).toEqual(kinds.toSorted());
  });

  it.each(Object.keys(creations))("is nothing at first, and then in all places: %s", async (id) => {
    const creation = creations[id];
    if (!creation) throw new Error(`${id} has no creation`);
    const site = await start(creation);
    const { app } = site;
    const { services } = app;
    const owner = await actorBy(app, site.owner);
    const kind = services.contributions.work.find((each) => each.id === id);
    if (!kind) throw new Error(`${id} isn't registered`);
    const { menu, label } = kind;
    const linesOf = async () => (await waitingWork(services, owner)).filter((line) => line.kind === kind);
    // Some are there from the start: no mail server, no backup.
    if (id !== "mail.server" && id !== "backups.age") {
      expect(await linesOf()).toEqual([]);
      expect(await badgesFor(services, owner)).toEqual({});
    }
    await creation.create(site);

    const [line, ...others] = await linesOf();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ count: expect.any(Number), href: expect.stringMatching(/^\/admin/) });
    const { today } = await services.asSite(() => overviewScreen(services, owner));
    expect(today.lines.map(({ text, href }) => [text, href])).toContainEqual([line?.sentence, line?.href]);
    if (menu !== undefined) {
      expect((await badgesFor(services, owner))[menu]).toBeGreaterThanOrEqual(1);
      expect(services.contributions.admin.screens.map((screen) => screen.menu && screen.path)).toContain(
        menu,
      );
    }
    const summary = await weeklySummary(services, owner, services.clock.now().toISOString());
    const mail = weeklyMail(summary, { url: "u", profileUrl: "p", isRounded: false });
    expect(mail.paragraphs.join("\n")).toContain(`${label}: ${line?.count}`);
    // Nobody without the permission learns of it: hosts, and people with limited access, have other screens.
    for (const role of ["host", "limited"] as const)
      expect(await waitingWork(services, actorWith(role))).toEqual([]);
  });

  it("is one line for several, and knows since when", async () => {
    const site = await start();
    const { app } = site;
    const since = app.clock.now().toISOString();
    await askForMentor(app);
    app.clock.advance(hour);
    await askForMentor(app, { email: "second@example.org" });
    const editor = actorWith("editor");
    const requests = async () =>
      (await waitingWork(app.services, editor)).filter(({ kind }) => kind.id === "mentors.requests");
    expect(await requests()).toMatchObject([
      { count: 2, since, sentence: "2 people are looking for a mentor", href: "/admin/mentors" },
    ]);
    expect(await badgesFor(app.services, editor)).toEqual({ "/admin/mentors": 2 });
    expect(await waitingWork(app.services, actorWith("viewer"))).toEqual([]);
  });

  it("is all read at once, the most urgent first", async () => {
    const site = await start();
    await contact(site);
    await onPage(site, "flag");
    const who = await actorBy(site.app, await signIn(site.app, "owner@kinward.test"));
    const { today } = await overviewScreen(site.app.services, who);
    expect(today.lines.map(({ id, tag }) => [id, tag])).toEqual([
      ["mentors.concerns", "Urgent"],
      ["messages.late", "Late"],
      ["messages.new", "New"],
      ["backups.age", "Check"],
    ]);
    expect(today.lines[0]?.since?.text).toBe("Since today, 5:00 AM");
  });
});
