import { afterEach, describe, expect, it } from "vitest";
import { unsentMails } from "#features/groups/reads/place-mails.server.ts";
import { planAllReminders } from "#features/groups/writes/reminders.server.ts";
import { threadById } from "#features/inbox/reads/thread.server.ts";
import { undoMs } from "#features/inbox/writes/replies.server.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { actorBy } from "#tests/support/admin.ts";
import { host, openGroup, signUp } from "#tests/support/group-places.ts";
import { openMailedApp } from "#tests/support/mail-reports/mailed-app.ts";
import { databases } from "#tests/support/test-app.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("where a mail came back, on %s", (kind) => {
  it("the conversation says that the reply couldn't be delivered", async () => {
    const app = await openMailedApp(kind, open);
    const message = { name: "Ann", subject: "general", message: "How do we begin?", phone: "", website: "" };
    const sent = await app.post("/api/contact", { ...message, email: "ann@example.org" });
    const { id } = await sent.json();
    const reply = { text: "Dear Ann, welcome.", next: "waiting", version: 1 };
    expect((await app.act(`/admin/messages/${id}`, "answerConversation", reply, app.person)).status).toBe(
      200,
    );
    app.clock.advance(undoMs);
    await app.worker.drain();
    const actor = await actorBy(app.whole, app.person);
    const sending = async () =>
      (await threadById(app.services, actor, "messages", id)).steps.flatMap((step) =>
        step.kind === "answer" ? step.sending : [],
      );
    expect(await sending()).toEqual(["sent"]);
    await app.take(app.bounce(app.lastTo("ann"), "full"));
    expect(await sending()).toEqual(["returned"]);
  });

  it("the group names it, and sends no reminder to an address that doesn't exist", async () => {
    const app = await openMailedApp(kind, open);
    const group = await openGroup(app.services);
    for (const name of ["ann", "ben"])
      expect((await signUp(app, `${name}@example.org`, { name })).ok).toBe(true);
    await app.worker.drain();
    await app.take(app.bounce(app.lastTo("ann")));
    const unsent = async () =>
      (await unsentMails(app.services, host, group)).map(({ email, about, reason }) => [
        email,
        about,
        reason,
      ]);
    expect(await unsent()).toEqual([["ann@example.org", "held", "returned 5.1.1"]]);

    app.sink.mails.length = 0;
    app.clock.advance(2 * day);
    await planAllReminders(app.services);
    app.clock.advance(15 * hour);
    // The reminders of a date are a job, which queues their mails.
    for (let turn = 0; turn < 3; turn += 1) await app.worker.drain();
    expect(app.receivers()).toEqual(["ben"]);
    expect(await unsent()).toEqual([
      ["ann@example.org", "reminder.day", "stopped"],
      ["ann@example.org", "held", "returned 5.1.1"],
    ]);
    // The reminder comes back, too: its id is made of a hash.
    await app.take(app.bounce(app.lastTo("ben"), "gone", "Mailgun"));
    expect(await unsent()).toContainEqual(["ben@example.org", "reminder.day", "returned 5.1.1"]);
  });
});
