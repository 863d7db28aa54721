import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { reopenToken } from "#features/mail/delivery/reads.server.ts";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { signIn } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { press } from "#tests/support/life-changes.ts";
import { openNewsletterApp, ownerOf, quiet } from "#tests/support/newsletters.ts";
import type { SmtpSink } from "#tests/support/smtp-sink.ts";
import { bothDatabases, databases, type TestApp } from "#tests/support/test-app.ts";
import { createWorker } from "#worker/worker.ts";
import { linkToken } from "../reads.server.ts";
import { followLink, reopenAddress } from "../writes/subscribing.server.ts";
import { issueMessages } from "./copy.ts";
import { issueList, issueScreen, welcomeScreen } from "./reads/issues.server.ts";
import { mailRetentionDays } from "./rules/sending.ts";
import { deleteIssue } from "./writes/draft.server.ts";
import { pauseIssues } from "./writes/restore.server.ts";
import { foldWelcomeMails } from "./writes/welcome-sweep.server.ts";

const open: (TestApp | SmtpSink)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const answered = z.object({ id: z.string() });

describe.each(bothDatabases)("the welcome series on %s", (kind) => {
  async function start() {
    const site = await openNewsletterApp(kind, open);
    const { whole, services, clock, sink, send } = site;
    const screen = async () => welcomeScreen(services, await ownerOf(whole));
    /** An operation of its screen, by an owner who has signed in just now. */
    const act = async (operation: string, input: object = {}) =>
      whole.act("/admin/newsletters/welcome", operation, input, await signIn(whole, "owner@kinward.test"));
    const move = async (id: string, step: "add" | "take_out") => {
      const { revision } = (await screen()).emails.find((each) => each.id === id) ?? {};
      return act("moveWelcomeEmail", { id, revision, move: step });
    };
    /** Puts an email into the series. */
    const add = async (days: number, content: object = {}) => {
      const { id } = answered.parse(await (await act("addWelcomeEmail")).json());
      const { status } = await send("PATCH", `/${id}`, { revision: 1, content: { ...quiet, ...content } });
      expect([status, (await act("changeWelcomeDays", { id, days })).status]).toEqual([200, 200]);
      expect((await move(id, "add")).status).toBe(200);
      return id;
    };
    const turn = async (on: boolean) =>
      act("switchWelcomeSeries", { revision: (await screen()).revision, on });
    /** Lets time pass and the outbox work. */
    const pass = async (ms: number) => {
      clock.advance(ms);
      // The look, what it queues, and what that queues.
      for (let step = 0; step < 3; step += 1) await whole.worker.drain();
    };
    /** Who has got what since the last time. */
    const got = () =>
      sink.mails
        .splice(0)
        .map(({ to, raw }) => `${to.split("@")[0]} ${/^Subject: (.*)\r$/m.exec(raw)?.[1]}`)
        .toSorted();
    const sent = async () => (await screen()).emails.map((each) => each.sent);
    return { ...site, screen, act, move, add, turn, pass, got, sent };
  }

  it("sends nothing twice with several workers, broken connections and forgotten notes", async () => {
    const { add, turn, people, clock, services, sink, got, sent, pass } = await start();
    const id = await add(1);
    await turn(true);
    const names = Array.from({ length: 12 }, (_, at) => `reader${at}`);
    await people(...names);
    sink.onEnd = ({ to }) => (to.startsWith("reader3") ? "take and break off" : "take");
    clock.advance(day);
    const workers = [createWorker(services), createWorker(services), createWorker(services)];
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(workers.map((worker) => worker.drain()));
      clock.advance(20 * minute);
    }
    for (const worker of workers) await worker.stop();
    expect(got()).toEqual(names.map((name) => `${name} Three quiet evenings`).toSorted());
    expect(await sent()).toEqual([11]);
    clock.advance(mailRetentionDays * day + hour);
    expect(await foldWelcomeMails(services)).toBe(12);
    await services.store.db
      .updateTable("welcome_emails")
      .set({ days: 28 })
      .where("issue_id", "=", id)
      .execute();
    await pass(2 * day);
    expect([got(), await sent()]).toEqual([[], [11]]);
  });

  if (!databases.includes(kind)) return;

  it("goes to who confirms after it's on, each email once on its day, until they unsubscribe", async () => {
    const { add, turn, people, pass, got, sent, services, screen, whole } = await start();
    await add(3, { subject: "Second" });
    await add(1, { subject: "First" });
    await people("before");
    await pass(minute);
    expect((await turn(true)).status).toBe(200);
    await people("robin");
    await pass(hour);
    await people("sasha");
    await pass(22 * hour);
    expect(got()).toEqual([]);
    await pass(hour);
    expect(got()).toEqual(["robin First"]);
    await pass(hour);
    expect(got()).toEqual(["sasha First"]);
    const { id = "" } =
      (await services.store.db
        .selectFrom("issue_mails")
        .select("subscriber_id as id")
        .orderBy("id")
        .executeTakeFirst()) ?? {};
    await followLink(services, { purpose: "unsubscribe", subscriberId: id ?? "", page: "/" });
    await pass(2 * day);
    expect(got()).toEqual(["sasha Second"]);
    for (let step = 0; step < 5; step += 1) await pass(day);
    expect(got()).toEqual([]);
    expect(await sent()).toEqual([2, 1]);
    expect((await screen()).emails.map(({ subject }) => subject)).toEqual(["First", "Second"]);
    expect(await issueList(services, await ownerOf(whole))).toEqual([]);
  });

  it("leaves the deletion of an email that somebody got to owners, also once it's a draft again", async () => {
    const { add, move, turn, people, pass, services, whole } = await start();
    const [got, unread] = [await add(1, { subject: "First" }), await add(9, { subject: "Later" })];
    await turn(true);
    await people("robin");
    await pass(day + hour);
    for (const id of [got, unread]) expect((await move(id, "take_out")).status).toBe(200);
    const editor = actorWith("editor");
    await expect(deleteIssue(services, editor, got)).rejects.toMatchObject({ code: "forbidden" });
    await deleteIssue(services, editor, unread);
    const owner = await ownerOf(whole);
    expect((await issueScreen(services, editor, got)).mayDelete).toBe(false);
    expect((await issueScreen(services, owner, got)).mayDelete).toBe(true);
    await deleteIssue(services, owner, got);
  });

  it("doesn't begin again for a reader whose address works again", async () => {
    const { add, turn, people, pass, got, services } = await start();
    await add(1, { subject: "First" });
    await turn(true);
    const [robin = ""] = await people("robin");
    await pass(day + hour);
    expect(got()).toEqual(["robin First"]);
    await pass((mailRetentionDays + 1) * day);
    await foldWelcomeMails(services);
    // Mail was stopped, and then its owner followed the link of "Try again".
    await services.store.db.updateTable("subscribers").set({ state: "unreached" }).execute();
    const id = services.ids.next();
    const at = services.clock.now().toISOString();
    const email = services.cipher.encrypt("robin@example.org", { table: "mail_stops", column: "email", id });
    const email_index = services.cipher.blindIndex("mail_stops", "robin@example.org");
    const stop = { id, email, email_index, reason: "hard", status: "5.1.1", mail_kind: "issue" } as const;
    const row = { ...stop, stopped_at: at, asked_at: at, lifted_at: "" };
    await services.store.db.insertInto("mail_stops").values(row).execute();
    const token = reopenToken(services, row);
    expect(await reopenAddress(services, { token, page: "/" })).toBe("done");
    await pass(day + hour);
    expect(got()).toEqual([]);
    const read = services.store.db.selectFrom("subscribers").select("state").where("id", "=", robin);
    expect(await read.executeTakeFirst()).toEqual({ state: "active" });
  });

  it("leaves out topics that people skip, breaks that they asked for, and what is imported", async () => {
    const { add, turn, people, pass, got, services, whole } = await start();
    await add(2, { topics: ["pregnancy"] });
    await turn(true);
    const [robin = "", sasha = ""] = await people("robin", "sasha", "toni");
    await press(whole, linkToken(services, "preferences", robin), "pause");
    await press(whole, linkToken(services, "preferences", sasha), "loss");
    const rows = await services.store.db.selectFrom("subscribers").selectAll().execute();
    const imported = rows.map((row) => ({
      ...row,
      id: `i${row.id}`,
      email_index: `i${row.id}`,
      confirmed_at: "",
    }));
    await services.store.db.insertInto("subscribers").values(imported).execute();
    await pass(2 * day);
    expect(got()).toEqual(["toni Three quiet evenings"]);
  });

  it("asks for an email and a free day first, and takes five emails at most", async () => {
    const { act, add, turn, screen, move, actOn } = await start();
    const refused = await turn(true);
    expect([refused.status, (await refused.json()).message]).toEqual([422, issueMessages.welcomeEmpty]);
    const first = await add(1);
    const { id } = answered.parse(await (await act("addWelcomeEmail")).json());
    expect((await screen()).emails.map(({ days }) => days)).toEqual([1, 8]);
    const taken = await act("changeWelcomeDays", { id, days: 1 });
    expect([taken.status, (await taken.json()).fields.days]).toEqual([422, issueMessages.welcomeDayTaken]);
    for (const days of [0, 29, 1.5]) expect((await act("changeWelcomeDays", { id, days })).status).toBe(422);
    expect((await (await move(id, "add")).json()).message).toBe(issueMessages.noSubject);
    const sendAll = { revision: 3, move: "schedule", sendAt: "", zone: "America/New_York" };
    await move(first, "take_out");
    const wrong = await actOn(first, "moveNewsletterIssue", { ...sendAll, revision: 4 });
    expect([wrong.status, (await wrong.json()).message]).toEqual([409, issueMessages.welcomeOnly]);
    for (let more = 0; more < 3; more += 1) expect((await act("addWelcomeEmail")).status).toBe(200);
    expect((await (await act("addWelcomeEmail")).json()).message).toBe(issueMessages.welcomeFull);
    const stale = await act("switchWelcomeSeries", { revision: 7, on: true });
    expect(stale.status).toBe(409);
  });

  it("waits while an email is taken out, and gives up after two days", async () => {
    const { add, turn, people, pass, got, move } = await start();
    const id = await add(1);
    await turn(true);
    await people("robin");
    await move(id, "take_out");
    await pass(day);
    expect(got()).toEqual([]);
    await move(id, "add");
    await pass(hour);
    expect(got()).toEqual(["robin Three quiet evenings"]);
    await people("sasha");
    await move(id, "take_out");
    await pass(3 * day + hour);
    await move(id, "add");
    await pass(hour);
    expect(got()).toEqual([]);
  });

  it("begins anew when it's turned on again, and is off after a restore", async () => {
    const { add, turn, people, pass, got, services, screen } = await start();
    await add(1);
    await turn(true);
    await people("robin");
    await turn(false);
    await pass(hour);
    await turn(true);
    await people("sasha");
    await pass(day);
    expect(got()).toEqual(["sasha Three quiet evenings"]);
    const report = await (await pauseIssues())(services);
    expect(report.join(" ")).toContain("welcome series is off");
    expect((await screen()).isOn).toBe(false);
  });
});
