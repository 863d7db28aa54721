import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { receiveMail } from "#features/mail/incoming/writes/receive.server.ts";
import { minute, second } from "#platform/clock/clock.ts";
import { parseMail } from "#platform/mail/incoming/parse-mail.ts";
import { messageIdOf } from "#platform/mail/mailer.ts";
import { type Inbox, openInbox } from "#tests/support/inbox.ts";
import { rawMail } from "#tests/support/raw-mail.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases } from "#tests/support/test-app.ts";
import { addReply } from "./writes/add-reply.server.ts";

const mailbox = {
  IMAP_URL: "imaps://kinward:secret@127.0.0.1/INBOX",
  IMAP_ADDRESS: "hello@kinward.example",
};

describe.each(databases)("emails in merged, snoozed and reopened conversations on %s", (kind) => {
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(kind, mailbox);
    // A Tuesday: on the weekend before, everything would be due at the same time.
    inbox.app.clock.advance(Date.parse("2026-11-24T15:00:00.000Z") - inbox.app.clock.now().getTime());
    await inbox.actAgain();
  });
  afterEach(() => inbox.close());

  const receive = (id: string, mail: Parameters<typeof rawMail>[0] = {}) =>
    receiveMail(inbox.app.services, rawMail({ headers: { References: messageIdOf(siteUrl, id) }, ...mail }));
  const versionOf = async (id: string) => (await inbox.item(id)).version;
  const merge = async (id: string, other: string): Promise<{ kept: string; merged: string }> =>
    (await inbox.act(`messages/${id}`, "mergeConversations", { version: await versionOf(id), other })).json();
  const separate = async (id: string, merged: string) =>
    inbox.act(`messages/${id}`, "unmergeConversation", { version: await versionOf(id), merged });
  const move = async (id: string, state: string) => {
    const answer = await inbox.move(id, { version: await versionOf(id), state });
    expect(answer.status).toBe(200);
  };
  const snooze = async (id: string) => {
    const input = { items: [{ id, version: await versionOf(id) }], until: "next_week" };
    expect((await inbox.act("messages", "snoozeSeveral", input)).status).toBe(200);
  };
  const answered = async (id: string, next: "waiting" | "done" = "waiting"): Promise<string> =>
    (await (await inbox.answer(id, { version: await versionOf(id), text: "Yes, on Tuesdays.", next })).json())
      .id;
  const undo = (id: string, answerId: string) => inbox.act(`messages/${id}`, "undoAnswer", { answerId });
  const later = (ms: number) => inbox.app.clock.advance(ms);
  const todo = async () => (await inbox.list("messages", { choice: "todo" })).items.map(({ id }) => id);

  it("from another address can be answered where they are shown, also in a merged conversation", async () => {
    const one = await inbox.write();
    later(minute);
    const two = await inbox.write();
    expect(await receive(two, { from: "Sam <sam@example.org>", text: "I am Sam" })).toBe("reply");
    expect(await merge(one, two)).toMatchObject({ kept: one, merged: two });
    const step = (await inbox.item(one)).steps.find((each) => each.kind === "mail");
    const separated = await inbox.act(`messages/${one}`, "separateMail", { mailId: step?.id ?? "" });
    expect(separated.status).toBe(200);
    expect(await inbox.item((await separated.json()).id)).toMatchObject({ email: "sam@example.org" });
    // Under the merged one's own address there's nothing to press.
    const gone = await inbox.act(`messages/${two}`, "separateMail", { mailId: step?.id ?? "" });
    expect(gone.status).toBe(404);
  });

  it("that name a merged conversation reopen the one that shows it, whatever its state", async () => {
    const one = await inbox.write();
    later(minute);
    const two = await inbox.write();
    await merge(one, two);
    for (const close of [() => move(one, "done"), () => snooze(one), () => answered(one)]) {
      await close();
      expect(await todo()).toEqual([]);
      later(minute);
      await receive(two, { text: "One more thing" });
      expect(await inbox.item(one)).toMatchObject({
        state: "open",
        snoozedUntil: "",
        due: expect.any(String),
      });
      expect(await todo()).toEqual([one]);
    }
    expect((await inbox.item(one)).steps.filter((each) => each.kind === "mail")).toHaveLength(3);
    // Separated again, the other one is as it was.
    expect((await separate(one, two)).status).toBe(200);
    expect((await inbox.item(two)).state).toBe("new");
  });

  it("are what our reply names, also where they came to the merged conversation", async () => {
    const one = await inbox.write();
    later(minute);
    expect(await receiveMail(inbox.app.services, rawMail({ messageId: "last@mail.example.org" }))).toBe(
      "new",
    );
    const two = (await todo()).find((id) => id !== one) ?? "";
    expect(await merge(one, two)).toMatchObject({ kept: one, merged: two });
    await answered(one);
    await inbox.deliver();
    const mail = inbox.smtp.mails.find(({ subject }) => subject === "An answer from Kinward");
    expect(mail?.inReplyTo).toBe("<last@mail.example.org>");
  });

  it("reopen the conversation that it was merged into in the very moment they came", async () => {
    const one = await inbox.write();
    later(minute);
    const two = await inbox.write();
    await merge(one, two);
    await move(one, "done");
    const { services } = inbox.app;
    const mail = await parseMail(rawMail(), services.clock.now());
    // What a colleague merges after the mail's conversation was looked up.
    await services.store.transact((tx) =>
      addReply(tx, services, mail, { kind: "messages", id: two, part: "reply" }),
    );
    expect((await inbox.item(one)).state).toBe("open");
    expect(await todo()).toEqual([one]);
  });

  it("keep their time to be answered when two conversations are merged, and lose it with the reply", async () => {
    const one = await inbox.write();
    const two = await inbox.write();
    await answered(one, "done");
    await answered(two, "done");
    await inbox.deliver();
    later(minute);
    // The older one is open again by hand, and nothing is promised in it.
    await move(one, "open");
    await receive(two, { text: "One more thing" });
    const { due } = await inbox.item(two);
    later(10 * minute);
    expect(await merge(one, two)).toMatchObject({ kept: two, merged: one });
    expect((await inbox.item(two)).due).toBe(due);

    const three = await inbox.write();
    later(minute);
    // A new promise is due later than the one to reply again.
    expect(await merge(three, two)).toMatchObject({ kept: two, merged: three });
    expect((await inbox.item(two)).due).toBe(due);
    expect((await separate(two, three)).status).toBe(200);
    // The other way round: what was written again comes later than the first promise.
    await answered(two);
    await inbox.deliver();
    later(minute);
    await receive(two, { text: "And another" });
    expect(await merge(two, three)).toMatchObject({ kept: three, merged: two });
    await answered(three);
    await inbox.deliver();
    expect((await separate(three, two)).status).toBe(200);
    expect(await inbox.item(two)).toMatchObject({ state: "open", due: null });
  });

  it("wait for a reply again when the reply is taken back after its conversation was merged", async () => {
    const one = await inbox.write();
    await move(one, "done");
    later(minute);
    const two = await inbox.write();
    const answerId = await answered(two, "done");
    later(second);
    expect(await merge(two, one)).toMatchObject({ kept: one, merged: two });
    expect(await todo()).toEqual([]);
    expect((await undo(one, answerId)).status).toBe(200);
    expect(await todo()).toEqual([one]);
    expect((await separate(one, two)).status).toBe(200);
    expect(await inbox.item(two)).toMatchObject({ state: "open", metAt: "", due: expect.any(String) });
  });

  it("are due as soon as before when a reply is taken back after they came", async () => {
    const id = await inbox.write();
    const { due } = await inbox.item(id);
    const first = await answered(id);
    later(second);
    await receive(id, { text: "Wait" });
    expect((await undo(id, first)).status).toBe(200);
    expect(await inbox.item(id)).toMatchObject({ state: "open", metAt: "", due });

    await answered(id);
    await inbox.deliver();
    later(minute);
    await receive(id, { text: "Again" });
    const again = (await inbox.item(id)).due;
    later(10 * minute);
    const next = await answered(id);
    later(second);
    await receive(id, { text: "And again" });
    expect((await inbox.item(id)).due).not.toBe(again);
    expect((await undo(id, next)).status).toBe(200);
    expect(await inbox.item(id)).toMatchObject({ state: "open", due: again });
  });

  it("stay waking what was snoozed when the reply to it is taken back", async () => {
    const id = await inbox.write();
    await snooze(id);
    const answerId = await answered(id);
    later(second);
    await receive(id, { text: "Wait" });
    expect((await undo(id, answerId)).status).toBe(200);
    expect(await inbox.item(id)).toMatchObject({ state: "open", metAt: "", snoozedUntil: "" });
    expect(await todo()).toEqual([id]);
  });
});
