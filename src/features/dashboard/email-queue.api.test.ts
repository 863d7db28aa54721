import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { itemScreen } from "#features/inbox/reads/item-screen.server.ts";
import { undoMs } from "#features/inbox/writes/replies.server.ts";
import { features } from "#features/index.server.ts";
import { hour, second } from "#platform/clock/clock.ts";
import { actAs, actorBy } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { workCount } from "#tests/support/work.ts";
import { reasonText, taskText } from "./copy/tasks.ts";
import { emailQueue } from "./reads/email-queue.server.ts";
import { overview } from "./reads/overview.server.ts";

const message = {
  name: "Marta Wünsche",
  email: "marta@example.org",
  subject: "general",
  message: "Any group?",
};

it("says why an email failed in words, with the mail server's code", () => {
  expect(
    ["Error 421", "Error 550", "Error EAUTH", "Error ETIMEDOUT", "TypeError", ""].map(reasonText),
  ).toEqual([
    "The mail server asked us to come back later (code 421).",
    "The mail server refused it (code 550).",
    "Our mail server didn't accept our sign-in.",
    "Our mail server couldn't be reached.",
    "It failed for a reason we don't know.",
    "",
  ]);
});

describe.each(bothDatabases)("the email queue on %s", (kind) => {
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

  type Member = { cookie: string };
  const queue = async (who: Member) => emailQueue(app.services, await actorBy(app, who));
  const act = (operation: "retryMail" | "stopMail", id: string | undefined, who: Member) =>
    app.act("/admin/email-queue", operation, { id }, who);
  const failFor = async (hours: number) => {
    smtp.refuseWith = 550;
    for (let passed = 0; passed < hours; passed += 2) {
      await app.worker.drain();
      app.clock.advance(2 * hour);
    }
    smtp.refuseWith = undefined;
  };

  it("shows a mail that was given up, leads to its message, and sends it again for those who may", async () => {
    const { id } = await (await app.post("/api/contact", message)).json();
    await failFor(46);
    const editor = await actAs(app, "editor");
    expect(await workCount(app.services, await actorBy(app, editor), "emails.failed")).toBe(1);
    expect(await workCount(app.services, actorWith("viewer"), "emails.failed")).toBe(0);
    const shown = await queue(editor);
    expect(shown.entries).toMatchObject([
      {
        state: "failed",
        attempts: 23,
        reason: "The mail server refused it (code 550).",
        href: `/admin/messages/${id}`,
      },
    ]);
    expect(shown.totals).toMatchObject([{ text: "To the team: new message (1)", isFailed: true }]);
    expect(JSON.stringify(shown)).not.toMatch(/marta|group\?/i);
    const entry = shown.entries[0]?.id;
    expect((await act("retryMail", entry, await actAs(app, "viewer"))).status).toBe(403);
    const pressed = await Promise.all([act("retryMail", entry, editor), act("retryMail", entry, editor)]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await act("retryMail", "\u0000", editor)).status).toBe(422);
    await app.worker.drain();
    expect(smtp.mails).toHaveLength(1);
    expect((await queue(editor)).isEmpty).toBe(true);
    const owner = await actorBy(app, await actAs(app, "owner"));
    const { changes } = await overview(app.services, owner);
    expect(changes?.map(({ action }) => action)).toContain("mails.retried");
  });

  if (!databases.includes(kind)) return;

  it("has a name for every kind of task", () => {
    const kinds = features.flatMap(({ jobs, longJobs }) =>
      Object.keys({ ...jobs?.(app.services), ...longJobs?.(app.services) }),
    );
    expect(kinds).toContain("inbox.answer");
    expect(kinds.filter((each) => taskText(each).name === "Other work")).toEqual([]);
  });

  it("says when a mail is tried next, and tries it at once on request", async () => {
    await app.post("/api/contact", message);
    smtp.refuseWith = 451;
    await app.worker.drain();
    smtp.refuseWith = undefined;
    const editor = await actAs(app, "editor");
    const next = new Date(app.clock.now().getTime() + 5 * second).toISOString();
    const { entries } = await queue(editor);
    expect(entries).toMatchObject([
      {
        state: "retrying",
        attempts: 1,
        nextAt: next,
        reason: "The mail server asked us to come back later (code 451).",
      },
    ]);
    app.clock.advance(5 * second);
    expect((await act("retryMail", entries[0]?.id, editor)).status).toBe(200);
    await app.worker.drain();
    expect(smtp.mails).toHaveLength(1);
  });

  it("lets owners stop a reply, which then says that it wasn't sent", async () => {
    const owner = await actAs(app, "owner");
    const { id } = await (await app.post("/api/contact", message)).json();
    await app.worker.drain();
    await app.act(
      `/admin/messages/${id}`,
      "answerConversation",
      { text: "Hello", next: "waiting", version: 1 },
      owner,
    );
    app.clock.advance(undoMs);
    const { entries } = await queue(owner);
    expect(entries).toMatchObject([
      { what: taskText("inbox.answer").name, state: "waiting", canStop: true, href: `/admin/messages/${id}` },
    ]);
    expect((await act("stopMail", entries[0]?.id, await actAs(app, "editor"))).status).toBe(403);
    expect((await act("stopMail", entries[0]?.id, owner)).status).toBe(200);
    expect((await act("stopMail", entries[0]?.id, owner)).status).toBe(404);
    const sent = smtp.mails.length;
    await app.worker.drain();
    expect(smtp.mails).toHaveLength(sent);
    const actor = await actorBy(app, owner);
    const { steps } = await itemScreen(app.services, actor, { kind: "messages", id });
    expect(steps.some((step) => JSON.stringify(step).includes("It wasn't sent"))).toBe(true);
    const { changes } = await overview(app.services, actor);
    expect(changes?.map(({ action }) => action)).toContain("mails.stopped");
  });

  it("stops nothing that the site itself needs, and no mail on its way", async () => {
    const owner = await actAs(app, "owner");
    await app.services.store.db.deleteFrom("outbox").execute();
    const row = {
      payload: "{}",
      state: "queued",
      attempts: 1,
      run_at: app.clock.now().toISOString(),
      created_at: app.clock.now().toISOString(),
      finished_at: null,
      last_error: null,
      lane: null,
      postponed_at: null,
    } as const;
    const leased = new Date(app.clock.now().getTime() + hour).toISOString();
    await app.services.store.db
      .insertInto("outbox")
      .values([
        { ...row, id: "cleanup", kind: "worker.daily", lease_until: "" },
        { ...row, id: "on-its-way", kind: "newsletter.welcome", lease_until: leased },
      ])
      .execute();
    expect((await act("stopMail", "cleanup", owner)).status).toBe(409);
    expect((await act("stopMail", "on-its-way", owner)).status).toBe(404);
    expect((await act("retryMail", "on-its-way", owner)).status).toBe(404);
    const states = (await queue(owner)).entries.map(({ id, state, canStop }) => [id, state, canStop]);
    expect(states).toContainEqual(["cleanup", "waiting", false]);
    expect(states).toContainEqual(["on-its-way", "sending", false]);
  });
});
