import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { overviewLines } from "#features/dashboard/reads/overview.server.ts";
import { complaintWording } from "#features/mail/delivery/copy.ts";
import { writtenReason } from "#features/newsletter/issues/rules/sending.ts";
import { importedPage } from "#features/newsletter/rules.ts";
import { followLink } from "#features/newsletter/writes/subscribing.server.ts";
import type { Section } from "#features/visits/rules.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { consentSubject, recordConsent } from "#platform/consent/consent-log.ts";
import type { Tables } from "#platform/database/tables.ts";
import { actAs, actorBy, ask } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { openSubscribers } from "#tests/support/subscribers.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { planDailyJob } from "#worker/daily.ts";
import { createWorker } from "#worker/worker.ts";
import { countMonth } from "./reads/counted.server.ts";
import { countsOf } from "./reads/months.server.ts";
import { monthScreen } from "./reads/report.server.ts";
import { sectionIds } from "./rules/visits-by-section.ts";
import { keepMonths } from "./writes/keep.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const owner = actorWith("owner");

// Tests start on Saturday, November 21, 2026.
describe.each(bothDatabases)("a month in figures on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { services, clock } = app;
    const { db } = services.store;
    await planDailyJob(services);
    const until = async (at: string) => {
      clock.advance(Date.parse(at) - clock.now().getTime());
      await app.worker.drain();
    };
    const visit = (on: string, count: number, section: Section = "home") =>
      db.insertInto("visit_counts").values({ day: on, section, count }).execute();
    const message = (from: string) =>
      app.post("/api/contact", {
        name: "Robin Secret",
        email: from,
        subject: "general",
        message: "Private words",
        website: "",
      });
    const subscribe = (email: string) =>
      app.post("/api/newsletter/signup", { email, consentToNewsletter: true, website: "" });
    const kept = async () => {
      const rows = await db.selectFrom("month_figures").selectAll().execute();
      return rows
        .map(({ month, figure, count, partial }) => `${month} ${figure} ${count} ${partial}`)
        .toSorted();
    };
    const screen = (month?: string) =>
      monthScreen(services, owner, new URLSearchParams(month === undefined ? {} : { month }));
    /** The cells of a figure's row. */
    const row = async (id: string, month?: string) => {
      const { shown } = await screen(month);
      const cells = shown?.list.rows.find((each) => each.id === id)?.cells ?? {};
      return Object.values(cells).map((cell) => cell?.text.replace("\u00a0", " "));
    };
    /** The cells of each section's visits. */
    const sectionRows = async (month: string) => {
      const { shown } = await screen(month);
      return (shown?.bySection.rows ?? []).map(({ cells }) => Object.values(cells).map((cell) => cell?.text));
    };
    return { app, services, clock, db, until, visit, message, subscribe, kept, screen, row, sectionRows };
  }

  it("keeps a month's counts once it's over, whatever is deleted later", async () => {
    const { db, message, subscribe, visit, until, row, services } = await start();
    for (let at = 0; at < 9; at += 1) await message(`a${at}@example.org`);
    for (let at = 0; at < 8; at += 1) await subscribe(`b${at}@example.org`);
    await visit("2026-11-21", 60);
    // The night after November is over in New York, the team's zone until they choose another.
    await until("2026-12-02T04:00:00.000Z");
    const rows = await db
      .selectFrom("month_figures")
      .select("figure")
      .where("month", "=", "2026-11")
      .execute();
    const settled = rows.map(({ figure }) => figure);
    expect(settled).toContain("received");
    expect(settled).not.toContain("answered");
    await db.deleteFrom("subscribers").execute();
    await db.deleteFrom("visit_counts").execute();
    expect(await row("signUps", "2026-11")).toContain("8");
    await until("2026-12-09T04:00:00.000Z");
    const before = await countsOf(services, owner, ["2026-11"]);
    await db.deleteFrom("conversations").execute();
    await until("2026-12-20T04:00:00.000Z");
    expect(await countsOf(services, owner, ["2026-11"])).toEqual(before);
    expect(before[0]?.counts).toMatchObject({ received: 9, signUps: 8, visits: 60, answered: 0, inTime: 0 });
    expect((await row("visits", "2026-12")).slice(1)).toEqual(["0", "60"]);
    await until("2027-11-05T04:00:00.000Z");
    expect(await row("visits", "2027-11")).toEqual(["Visits to public pages", "0", "0", "60"]);
  });

  if (!databases.includes(kind)) return;

  it("says on a new site that there's nothing yet", async () => {
    const { screen } = await start();
    expect(await screen()).toMatchObject({ shown: null, notFound: "", month: "2026-11" });
  });

  it("shows the current month so far, beside those before, with small counts hidden", async () => {
    const { message, visit, row, screen } = await start();
    await visit("2026-10-31", 1_300);
    await visit("2026-11-01", 700);
    await visit("2026-11-21", 41);
    for (let at = 0; at < 4; at += 1) expect((await message(`a${at}@example.org`)).status).toBe(201);
    expect((await screen()).month).toBe("2026-10");
    expect(await row("visits", "2026-11")).toEqual(["Visits to public pages", "741", "1,300"]);
    expect(await row("received", "2026-11")).toEqual(["Messages and inquiries", "Hidden: fewer than 5", "0"]);
    await message("a4@example.org");
    expect((await row("received", "2026-11"))[1]).toBe("5");
    expect((await screen("2026-11")).shown?.report).toMatchObject({
      title: "November 2026, so far",
      beside: "Made on November 21, 2026",
      columns: ["Figure", "November 2026, so far", "October 2026"],
    });
  });

  it("counts as unsubscribed whoever withdrew consent, and nobody whom an imported list says left elsewhere", async () => {
    const { bringChecked, join, change, erase, services } = await openSubscribers(kind, open);
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) ids.push(await join(`stays${at}@example.org`));
    const [byLink = "", byTeam = "", byErasure = ""] = ids;
    expect((await change(byTeam, { state: "unsubscribed" })).status).toBe(200);
    expect((await erase(byErasure)).status).toBe(200);
    await followLink(services, {
      purpose: "unsubscribe",
      subscriberId: byLink,
      page: "/newsletter/unsubscribe",
    });
    const left = ["stays4", ...Array.from({ length: 31 }, (_, at) => `gone${at}`)];
    const csv = `Email,Status\r\n${left.map((name) => `${name}@example.org,unsubscribed`).join("\r\n")}`;
    expect(await bringChecked(csv)).toMatchObject({ suppressed: 31, removed: 1 });
    // A complaint of a reader counts, and one of somebody with a place in a group who never subscribed doesn't.
    const complain = (email: string) =>
      services.store.transact((tx) =>
        recordConsent(tx, services, {
          subject: consentSubject(services, email),
          kind: "withdrawn",
          ...complaintWording,
        }),
      );
    await complain("stays3@example.org");
    await complain("never@example.org");
    expect((await countMonth(services, "2026-11")).unsubscribed).toBe(4);
    // Imported people aren't sign-ups, and don't become any when they're erased.
    expect(await bringChecked("Email\r\nbrought@example.org")).toMatchObject({ added: 1 });
    const brought = await services.store.db
      .selectFrom("subscribers")
      .select("id")
      .where("page", "=", importedPage)
      .where("state", "=", "active")
      .executeTakeFirstOrThrow();
    expect((await countMonth(services, "2026-11")).signUps).toBe(7);
    expect((await erase(brought.id)).status).toBe(200);
    expect(await countMonth(services, "2026-11")).toMatchObject({ signUps: 7, unsubscribed: 5 });
  });

  it("puts what happened into months and days by the team's clock", async () => {
    const { services, clock, until, message, subscribe } = await start();
    await until("2026-12-01T04:30:00.000Z");
    // 11:30 PM on November 30 in New York.
    for (let at = 0; at < 5; at += 1) await message(`late${at}@example.org`);
    for (let at = 0; at < 6; at += 1) await subscribe(`late${at}@example.org`);
    expect(await countMonth(services, "2026-11")).toMatchObject({ received: 5, signUps: 6 });
    expect(await countMonth(services, "2026-12")).toMatchObject({ received: 0, signUps: 0 });
    const days = async () => {
      const lines = await overviewLines(services, owner);
      return ["signUps", "messages"].map((id) => lines.find((each) => each.id === id)?.counts?.slice(-2));
    };
    expect(await days()).toEqual([
      [0, 6],
      [0, 5],
    ]);
    clock.advance(hour);
    await message("next@example.org");
    expect(await countMonth(services, "2026-12")).toMatchObject({ received: 1, signUps: 0 });
    expect(await days()).toEqual([
      [6, 0],
      [5, 1],
    ]);
  });

  it("counts as readers those whose mail server took a newsletter", async () => {
    const { db, services, subscribe } = await start();
    for (let at = 0; at < 9; at += 1) await subscribe(`b${at}@example.org`);
    const [first, ...others] = await db.selectFrom("subscribers").select("id").orderBy("id").execute();
    const mail = (subscriber_id: string, values: Partial<Tables["issue_mails"]> = {}) =>
      db
        .insertInto("issue_mails")
        .values({
          id: services.ids.next(),
          issue_id: "issue",
          subscriber_id,
          entry_id: "",
          state: "delivered",
          reason: "",
          report: "",
          at: "2026-11-20T10:00:00.000Z",
          ...values,
        })
        .execute();
    const [b = first, c = first, d = first, e = first, f = first, g = first, h = first] = others;
    for (const [person, values] of [
      [first, {}],
      [first, { issue_id: "another issue" }],
      [b, { report: "complaint" }],
      [c, { report: "hard" }],
      [d, { report: "soft" }],
      [e, { report: "blocked" }],
      [f, { state: "failed" }],
      [g, { state: "skipped" }],
      [h, { reason: writtenReason }],
    ] as const)
      await mail(person?.id ?? "", values);
    expect((await countMonth(services, "2026-11")).readers).toBe(2);
  });

  it("sums the same counts as the dashboard", async () => {
    const { services, message, subscribe, visit, until, clock } = await start();
    for (let at = 0; at < 7; at += 1) await message(`a${at}@example.org`);
    for (let at = 0; at < 6; at += 1) await subscribe(`b${at}@example.org`);
    await visit("2026-11-02", 30);
    await visit("2026-11-21", 12);
    // November has thirty days, as many as the dashboard shows.
    await until("2026-11-30T23:00:00.000Z");
    const counts = await countMonth(services, "2026-11");
    const lines = await overviewLines(services, owner);
    const totals = Object.fromEntries(lines.map(({ id, total }) => [id, total]));
    expect(totals).toEqual({
      signUps: counts.signUps,
      messages: counts.received,
      answers: counts.answers,
      visits: counts.visits,
    });
    expect(counts).toMatchObject({ signUps: 6, received: 7, visits: 42 });
    clock.advance(day);
    await keepMonths(services);
    const [november] = await countsOf(services, owner, ["2026-11"]);
    expect(november?.counts).toMatchObject({ signUps: 6, received: 7, visits: 42 });
  });

  it("marks months from before as partial, and catches up on those in which the server was off", async () => {
    const { app, services, visit, kept, until, screen } = await start();
    await visit("2026-08-03", 90);
    await until("2026-11-22T04:00:00.000Z");
    const first = await kept();
    expect(first).toContain("2026-08 visits 90 1");
    expect(first).toContain("2026-10 visits 0 1");
    expect(first.some((each) => each.startsWith("2026-11"))).toBe(false);
    expect((await screen("2026-08")).shown?.report.notes[0]).toContain("Partial");
    await visit("2026-12-24", 33);
    // Off until March.
    await until("2027-03-09T04:00:00.000Z");
    await app.worker.drain();
    const later = await kept();
    expect(later).toEqual(expect.arrayContaining(first));
    expect(later).toEqual(
      expect.arrayContaining(["2026-12 visits 33 0", "2027-02 visits 0 0", "2027-02 answered 0 0"]),
    );
    const workers = [createWorker(services), createWorker(services), createWorker(services)];
    await Promise.all([
      ...workers.map((worker) => worker.drain()),
      keepMonths(services),
      keepMonths(services),
    ]);
    expect(await kept()).toEqual(later);
    for (const worker of workers) await worker.stop();
  });

  it("is the same in the PDF and the CSV, and leaves out what a role can't see elsewhere", async () => {
    const { app, services, visit, message, until } = await start();
    await keepMonths(services);
    await visit("2026-11-21", 60);
    for (let at = 0; at < 3; at += 1) await message(`a${at}@example.org`);
    await until("2026-12-09T04:00:00.000Z");
    const editor = await actAs(app, "editor");
    const viewer = await actAs(app, "viewer");
    const host = await actAs(app, "host");
    const get = (path: string, who: { cookie: string }) => ask(app, `/api/admin/${path}`, who);
    const csv = await get("months.csv", editor);
    expect(csv.headers.get("content-disposition")).toContain("months-2026-12-09.csv");
    const [headings = "", ...lines] = (await csv.text()).trimEnd().split("\r\n");
    expect(headings).toContain("Month,Status,Visits to public pages,Newsletter readers");
    expect(lines[1]).toMatch(/^2026-11,Final,60,0,/);
    expect(lines[1]).toContain("Hidden: fewer than 5");
    expect(lines[1]).toMatch(/,60,0,0,0,0,0,0,0,0,0,0$/);
    expect(lines[0]).toMatch(/^2026-12,So far,/);
    const seen = (await (await get("months.csv", viewer)).text()).split("\r\n")[0] ?? "";
    expect(seen.replace("\uFEFF", "")).toBe(
      `Month,Status,Visits to public pages,Newsletter sign-ups,Messages and inquiries,${[
        ...["Home page", "Journeys", "Support", "Resources", "Membership", "For clinics", "Campaigns"],
        ...["Contact", "About us", "Legal pages", "Other pages"],
      ]
        .map((section) => `Visits: ${section}`)
        .join(",")}`,
    );
    const pdf = await get("month.pdf?month=2026-11", viewer);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
    expect([bytes.slice(0, 8), bytes.match(/\/Type \/Page\b/g)?.length]).toEqual(["%PDF-1.7", 2]);
    for (const path of ["months.csv", "month.pdf?month=2026-11"])
      expect((await get(path, host)).status).toBe(403);
    expect((await get("months.csv", { cookie: "" })).status).toBe(401);
    expect(
      (await monthScreen(app.services, await actorBy(app, viewer), new URLSearchParams())).shown?.list.rows,
    ).toHaveLength(3);
  });

  it("shows visits by section as a table, small ones and what would reveal them hidden, and keeps them", async () => {
    const { app, db, visit, until, sectionRows, screen } = await start();
    const october: [Section, number][] = [
      ["home", 900],
      ["journeys", 240],
      ["support", 75],
      ["contact", 12],
    ];
    october.push(["legal", 2]);
    for (const [section, count] of october) await visit("2026-10-31", count, section);
    await visit("2026-11-01", 1_300);
    await visit("2026-11-21", 41, "journeys");
    const shown = [
      ["Home page", "1,300", "900"],
      ["Journeys", "41", "240"],
      ["Support", "0", "75"],
      ...["Resources", "Membership", "For clinics", "Campaigns"].map((each) => [each, "0", "Hidden"]),
      ...["Contact", "About us", "Legal pages", "Other pages"].map((each) => [each, "0", "Hidden"]),
    ];
    expect(await sectionRows("2026-11")).toEqual(shown);
    const viewer = await actAs(app, "viewer");
    const seen = await monthScreen(
      app.services,
      await actorBy(app, viewer),
      new URLSearchParams("month=2026-11"),
    );
    expect(seen.shown?.bySection).toEqual((await screen("2026-11")).shown?.bySection);
    // The night after November is over in New York, the team's zone until they choose another.
    await until("2026-12-02T04:00:00.000Z");
    await db.deleteFrom("visit_counts").execute();
    expect(await sectionRows("2026-11")).toEqual(shown);
    expect((await screen("2026-11")).shown?.report.second).toMatchObject({
      title: "Visits by section",
      columns: ["Section", "November 2026 (partial)", "October 2026 (partial)"],
      rows: shown,
    });
  });

  it("adds sections to months kept without them, and says where their days are gone", async () => {
    const { db, visit, until, sectionRows, screen, kept } = await start();
    await visit("2026-09-03", 30, "support");
    await visit("2026-10-03", 70, "journeys");
    await until("2026-12-09T04:00:00.000Z");
    // As an older version kept them.
    await db
      .deleteFrom("month_figures")
      .where("figure", "in", [...sectionIds])
      .execute();
    const before = await kept();
    await db.deleteFrom("visit_counts").where("day", "<", "2026-10-01").execute();
    const shown = ["Journeys", "70", "–"];
    expect((await sectionRows("2026-10"))[1]).toEqual(shown);
    expect((await screen("2026-10")).shown?.report.second.notes).toEqual([
      "There are no visits by section for September 2026: the days were deleted before sections were kept by month.",
    ]);
    await until("2026-12-10T04:00:00.000Z");
    await db.deleteFrom("visit_counts").execute();
    expect((await sectionRows("2026-10"))[1]).toEqual(shown);
    expect(await kept()).toEqual(expect.arrayContaining(before));
    expect(await kept()).toContain("2026-10 visits:journeys 70 1");
  });

  it("answers any month that isn't one with the usual month or a refusal, never with a fault", async () => {
    const { app, visit, screen } = await start();
    await visit("2026-11-21", 60);
    const editor = await actAs(app, "editor");
    const given = fc.oneof(
      fc.constantFrom("2026-13", "2026-00", "2027-01", "0001-01", "9999-12", "1999-01", "2026-1", "", "now"),
      fc.string({ unit: "grapheme", maxLength: 30 }),
    );
    await fc.assert(
      fc.asyncProperty(given, async (month) => {
        const { notFound, month: shown } = await screen(month);
        expect([shown, notFound]).toEqual([
          "2026-11",
          "There are no figures for that month. This is November 2026.",
        ]);
        const query = new URLSearchParams({ month });
        expect([404, 422]).toContain((await ask(app, `/api/admin/month.pdf?${query}`, editor)).status);
      }),
      { numRuns: isWholeRun ? 25 : 8 },
    );
    for (const query of ["", "?month[]=2026-11", "?month=2026-11&other=1"])
      expect((await ask(app, `/api/admin/month.pdf${query}`, editor)).status).toBe(422);
  });
});
