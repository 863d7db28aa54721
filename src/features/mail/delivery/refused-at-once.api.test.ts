import { afterEach, describe, expect, it } from "vitest";
import { unsentMails } from "#features/groups/reads/place-mails.server.ts";
import { planAllReminders } from "#features/groups/writes/reminders.server.ts";
import { undoMs } from "#features/inbox/writes/replies.server.ts";
import { subscriberCounts } from "#features/newsletter/subscribers/reads/list.server.ts";
import { notReachedScreen } from "#features/newsletter/subscribers/reads/not-reached.server.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { signIn } from "#tests/support/admin.ts";
import { host, openGroup, signUp } from "#tests/support/group-places.ts";
import { mailboxSettings } from "#tests/support/mail-reports/mailed-app.ts";
import { openNewsletterApp, ownerOf, quiet } from "#tests/support/newsletters.ts";
import { databases, dumpOf } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const ways = [
  { name: "without a mailbox", settings: {} },
  { name: "with a mailbox", settings: mailboxSettings },
];

describe.each(databases)("an address that a mail server refuses at once, on %s", (kind) => {
  describe.each(ways)("$name", ({ settings }) => {
    async function start() {
      const app = await openNewsletterApp(kind, open, { settings });
      app.sink.reply = "5.1.1 Recipient address rejected: User unknown in virtual mailbox table";
      const refuse = () => {
        app.sink.onReceiver = (address) => (address.startsWith("ann") ? 550 : "take");
      };
      /** What the screen “Not reached” lists, and how many subscribers it counts. */
      const notReached = async () => {
        const actor = await ownerOf(app.whole);
        const { list } = await notReachedScreen(app.services, actor, new URLSearchParams());
        const { states } = await subscriberCounts(app.services, actor);
        return [...list.rows.map(({ cells }) => [cells.email?.text, cells.mail?.text]), states.unreached];
      };
      /** Who gets a newsletter now. */
      const receiversOfNext = async () => {
        app.sink.mails.length = 0;
        app.sink.onReceiver = () => "take";
        await app.schedule((await app.begin()).id);
        await app.run();
        // The reply is tried again meanwhile.
        const issues = app.sink.mails.filter(({ raw }) => raw.includes(quiet.subject));
        return issues.map(({ to }) => to.split("@")[0]).toSorted();
      };
      return { ...app, refuse, notReached, receiversOfNext };
    }

    it("is named by the newsletter's result and under “Not reached”, and gets no other newsletter", async () => {
      const app = await start();
      await app.people("ann", "ben");
      app.refuse();
      const { id } = await app.begin();
      await app.schedule(id);
      await app.run();
      expect((await app.read(id)).counts).toMatchObject({ delivered: 1, failed: 1, bounced: 0 });
      expect(await app.notReached()).toEqual([["ann@example.org", "Newsletter issue"], 1]);
      expect(await app.receiversOfNext()).toEqual(["ben"]);
      expect(wordsIn(await dumpOf(app.services), ["virtual mailbox table", "ann@example.org"])).toEqual([]);
    });

    it("of a new subscriber gets nothing else of the welcome series", async () => {
      const app = await start();
      const series = async (operation: string, input: object = {}) => {
        const answer = await app.act(
          "/admin/newsletters/welcome",
          operation,
          input,
          await signIn(app.whole, "owner@kinward.test"),
        );
        expect(answer.status).toBe(200);
        return answer.json();
      };
      for (const days of [1, 3]) {
        const { id } = await series("addWelcomeEmail");
        expect((await app.send("PATCH", `/${id}`, { revision: 1, content: quiet })).status).toBe(200);
        await series("changeWelcomeDays", { id, days });
        await series("moveWelcomeEmail", { id, revision: 2, move: "add" });
      }
      const { revision } = await app.services.store.db
        .selectFrom("welcome_series")
        .select("revision")
        .executeTakeFirstOrThrow();
      await series("switchWelcomeSeries", { revision, on: true });
      await app.people("ann", "ben");
      app.refuse();
      const pass = async (ms: number) => {
        app.clock.advance(ms);
        for (let turn = 0; turn < 3; turn += 1) await app.worker.drain();
        return app.sink.mails.splice(0).map(({ to }) => to);
      };
      expect(await pass(day + hour)).toEqual(["ben@example.org"]);
      expect(await app.notReached()).toEqual([["ann@example.org", "Newsletter issue"], 1]);
      app.sink.onReceiver = () => "take";
      expect(await pass(2 * day + hour)).toEqual(["ben@example.org"]);
    });

    it("of somebody with a place gets no reminder of their group, and no newsletter", async () => {
      const app = await start();
      await app.people("ann", "ben");
      const group = await openGroup(app.services);
      for (const name of ["ann", "ben"])
        expect((await signUp(app, `${name}@example.org`, { name })).ok).toBe(true);
      app.refuse();
      await app.worker.drain();
      expect(await app.notReached()).toEqual([["ann@example.org", "Email about a group"], 1]);
      expect(await app.receiversOfNext()).toEqual(["ben"]);
      app.sink.mails.length = 0;
      app.clock.advance(2 * day);
      await planAllReminders(app.services);
      app.clock.advance(15 * hour);
      for (let turn = 0; turn < 3; turn += 1) await app.worker.drain();
      expect(app.receivers()).toEqual(["ben"]);
      const unsent = await unsentMails(app.services, host, group);
      expect(unsent.map(({ about, reason }) => [about, reason])).toContainEqual(["reminder.day", "stopped"]);
    });

    it("of somebody whose message we answer gets no newsletter", async () => {
      const app = await start();
      await app.people("ann", "ben");
      const message = {
        name: "Ann",
        subject: "general",
        message: "How do we begin?",
        phone: "",
        website: "",
      };
      const sent = await app.post("/api/contact", { ...message, email: "ann@example.org" });
      const { id } = await sent.json();
      const reply = { text: "Dear Ann, welcome.", next: "waiting", version: 1 };
      expect((await app.act(`/admin/messages/${id}`, "answerConversation", reply, app.person)).status).toBe(
        200,
      );
      app.refuse();
      app.clock.advance(undoMs);
      await app.worker.drain();
      expect(await app.notReached()).toEqual([["ann@example.org", "Reply from the team"], 1]);
      expect(await app.receiversOfNext()).toEqual(["ben"]);
    });

    it("isn't blamed when the server refuses us, whoever the mail is for", async () => {
      const app = await start();
      await app.people("ann", "ben");
      app.refuse();
      app.sink.reply = "5.7.1 Client host rejected: Access denied";
      await app.schedule((await app.begin()).id);
      await app.run();
      expect(await app.notReached()).toEqual([0]);
      expect(await app.receiversOfNext()).toEqual(["ann", "ben"]);
    });
  });
});
