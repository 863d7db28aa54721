import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { day, hour } from "#platform/clock/clock.ts";
import { actAs, actorBy, ask } from "#tests/support/admin.ts";
import { type Inbox, openInbox, written } from "#tests/support/inbox.ts";
import { operationExamples } from "#tests/support/operation-examples.ts";
import { sendForm } from "#tests/support/screens.ts";
import { databases, dumpOf } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { itemAction } from "./admin/item-operations.server.ts";
import { listAction } from "./admin/list-operations.server.ts";
import { conversationKinds, kindRules } from "./forms/rules/conversation-kinds.ts";
import { inboxScreen } from "./reads/list-screen.server.ts";
import { threadById } from "./reads/thread.server.ts";

describe.each(databases)("the inbox on %s", (kind) => {
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(kind);
  });
  afterEach(() => inbox.close());

  it("is taken, noted and answered with a mail that belongs to a thread", async () => {
    const { app, smtp, owner, write, read, item, note, move, answer, me, deliver } = inbox;
    const id = await write();
    await app.worker.drain();
    smtp.mails.length = 0;
    const self = await me();
    expect((await move(id, { version: 1, assignee: self })).status).toBe(200);
    expect(await item(id)).toMatchObject({ state: "open", assignee: self, version: 2 });
    expect((await note(id, "Robin knows that group.")).status).toBe(200);
    const sent = await answer(id, { version: 2, text: "Yes, on Tuesdays.\n\nWarm wishes" });
    expect([sent.status, (await sent.json()).message]).toEqual([200, "Your reply is on its way."]);
    expect(await item(id)).toMatchObject({ state: "waiting", due: null, metAt: "2026-11-21T10:00:00.000Z" });
    await deliver();
    const [mail] = smtp.mails;
    expect(smtp.mails).toHaveLength(1);
    expect(mail?.rcpt).toEqual(["Marta@example.org"]);
    expect(mail?.subject).toBe("An answer from Kinward");
    expect(mail?.replyTo).toMatchObject([{ address: "team@kinward.test" }]);
    expect(mail?.text).toContain("Yes, on Tuesdays.");
    expect(wordsIn(JSON.stringify(mail), [written.message])).toEqual([]);
    expect(mail?.inReplyTo).toBe(`<${id}@kinward.test>`);
    expect(mail?.references).toBe(`<${id}@kinward.test>`);

    expect((await answer(id, { version: 3, text: "One more thing.", next: "done" })).status).toBe(200);
    await deliver();
    const second = smtp.mails[1];
    expect(second?.inReplyTo).toBe(mail?.messageId);
    expect(second?.references).toBe(`<${id}@kinward.test> ${mail?.messageId}`);
    const { steps, state } = await item(id);
    expect(state).toBe("done");
    expect(steps.map((step: { kind: string }) => step.kind).toSorted()).toEqual(
      ["answer", "answer", "assigned", "moved", "moved", "moved", "note"].toSorted(),
    );
    expect(steps.find((step: { kind: string }) => step.kind === "answer")).toMatchObject({
      text: "Yes, on Tuesdays.\n\nWarm wishes",
      sending: "sent",
      author: self,
    });
    const dump = await dumpOf(app.services);
    const { subject: _subject, website: _website, ...secrets } = written;
    const texts = ["Yes, on Tuesdays.", "One more thing.", "Robin knows that group."];
    expect(wordsIn(dump, [...Object.values(secrets), ...texts])).toEqual([]);
    const audit = (await read("/api/admin/audit", owner)).items;
    expect(audit.filter(({ subject }: { subject: string }) => subject === id)).toHaveLength(4);
  });

  it("sends one mail for a press made twice, and keeps both of two notes", async () => {
    const { app, write, item, note, answer, deliver } = inbox;
    const id = await write();
    await app.worker.drain();
    const answers = await Promise.all([1, 2, 3].map(() => answer(id, { text: "Once." }, "one-press")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(await Promise.all(answers.map(async (each) => (await each.json()).id))).size).toBe(1);
    await Promise.all(["One", "One", "Two"].map((text) => note(id, text, { key: text })));
    expect(await deliver()).toBe(1);
    expect((await item(id)).steps.filter(({ kind: each }: { kind: string }) => each === "note")).toHaveLength(
      2,
    );
  });

  it("answers 409 to whoever was slower, and neither moves nor sends anything", async () => {
    const { app, write, move, answer, deliver } = inbox;
    const id = await write();
    await app.worker.drain();
    expect((await move(id, { version: 1, state: "open" })).status).toBe(200);
    for (const late of [
      await move(id, { version: 1, state: "done" }),
      await answer(id, { version: 1, text: "Too late" }, "late"),
    ]) {
      expect(late.status).toBe(409);
      expect((await late.json()).message).toMatch(/This changed after you opened it/);
    }
    const both = await Promise.all(["One", "Other"].map((text) => answer(id, { version: 2, text }, text)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await deliver()).toBe(1);
    // What was refused can be sent once the new version is known, under the same key.
    expect((await answer(id, { version: 3, text: "Too late" }, "late")).status).toBe(200);
  });

  it("gives a message taken out of the spam folder the mail it had missed, once", async () => {
    const { app, smtp, write, inquire, move, answer } = inbox;
    const id = await write({ website: "https://spam.example" });
    expect(await app.worker.drain()).toBe(0);
    expect((await move(id, { version: 1, state: "open" })).status).toBe(422);
    expect((await answer(id, { text: "Hello" })).status).toBe(409);
    expect((await move(id, { version: 1, state: "new" })).status).toBe(200);
    expect(await app.worker.drain()).toBe(1);
    expect(smtp.mails[0]).toMatchObject({ rcpt: ["team@kinward.test"] });
    expect(smtp.mails[0]?.text).toContain(`/admin/messages/${id}`);
    await move(id, { version: 2, state: "suspected_spam" });
    await move(id, { version: 3, state: "new" });
    expect(await app.worker.drain()).toBe(0);
    const inquiry = await inquire();
    await app.worker.drain();
    expect((await move(inquiry, { version: 1, state: "suspected_spam" }, "inquiries")).status).toBe(200);
    expect((await move(inquiry, { version: 2, state: "new" }, "inquiries")).status).toBe(200);
    expect(await app.worker.drain()).toBe(0);
  });

  it("gives a message only to somebody who may answer", async () => {
    const { app, owner, write, list, item, move, me } = inbox;
    const id = await write();
    await actAs(app, "viewer");
    const members = await app.services.store.db.selectFrom("team_members").select(["id", "role"]).execute();
    const viewer = members.find(({ role }) => role === "viewer")?.id;
    for (const assignee of [viewer, "nobody", "\u0000"])
      expect((await move(id, { version: 1, assignee })).status).toBe(422);
    expect((await move(id, { version: 1, assignee: await me() })).status).toBe(200);
    expect((await list("messages", { mine: true })).items).toHaveLength(1);
    expect((await list("messages", { mine: true }, owner)).items).toHaveLength(0);
    expect((await move(id, { version: 2, assignee: "" })).status).toBe(200);
    expect(await item(id)).toMatchObject({ assignee: "", state: "open" });
  });

  it("erases one with its notes, answers, history and waiting mails; only owners may", async () => {
    const { app, smtp, owner, write, item, note, erase, answer, deliver } = inbox;
    const id = await write();
    const other = await write();
    await note(id, "A note");
    await answer(id, { text: "An answer" });
    await answer(other, { text: "An answer to another" });
    expect((await erase(id)).status).toBe(403);
    expect((await erase(id, owner)).status).toBe(200);
    const { db } = app.services.store;
    const said = await db
      .selectFrom("audit")
      .select("subject")
      .where("action", "=", "messages.erased")
      .execute();
    expect(said).toEqual([{ subject: id }]);
    for (const table of ["inbox_notes", "inbox_answers", "inbox_events"] as const)
      expect(
        (await db.selectFrom(table).select("conversation_id").execute()).map((row) => row.conversation_id),
      ).toEqual(table === "inbox_notes" ? [] : [other]);
    await deliver();
    expect(smtp.mails.map(({ rcpt }) => rcpt[0]).toSorted()).toEqual([
      "Marta@example.org",
      "team@kinward.test",
    ]);
    await expect(item(id)).rejects.toMatchObject({ code: "not_found" });
    expect((await erase(id, owner)).status).toBe(404);
  });

  it("does not send an answer whose message went while the mail server was away", async () => {
    const { app, smtp, write, answer, deliver } = inbox;
    const id = await write();
    await app.worker.drain();
    smtp.mails.length = 0;
    smtp.refuseWith = 451;
    await answer(id, { text: "An answer" });
    await deliver();
    await app.services.store.db.deleteFrom("conversations").where("id", "=", id).execute();
    smtp.refuseWith = undefined;
    app.clock.advance(hour);
    expect(await app.worker.drain()).toBe(1);
    expect(smtp.mails).toHaveLength(0);
  });

  it("removes what was written about a message with it, at night, and spam 30 days after it was put there", async () => {
    const { app, write, inquire, note, move, answer, actAgain } = inbox;
    const id = await write();
    await note(id, "A note");
    await answer(id, { text: "An answer" });
    const late = await write();
    const inquiry = await inquire();
    app.clock.advance(100 * day);
    await actAgain();
    await move(late, { version: 1, state: "suspected_spam" });
    await move(inquiry, { version: 1, state: "suspected_spam" }, "inquiries");
    const { removalsOf } = await import("#worker/worker.ts");
    const removals = removalsOf(app.services);
    const removed = async (...kinds: string[]) => {
      let sum = 0;
      for (const kind of kinds) sum += (await removals[kind]?.()) ?? 0;
      return sum;
    };
    const remove = async () => [
      await removed("contact.suspected", "contact.messages"),
      await removed("clinics.suspected", "clinics.inquiries"),
    ];
    app.clock.advance(29 * day);
    expect(await remove()).toEqual([0, 0]);
    app.clock.advance(2 * day);
    expect(await remove()).toEqual([1, 1]);
    app.clock.advance(300 * day);
    expect(await remove()).toEqual([1, 0]);
    const { db } = app.services.store;
    for (const table of ["inbox_notes", "inbox_answers", "inbox_events"] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it("answers inquiries the same way, and refuses what cannot be read", async () => {
    const { app, smtp, editor, inquire, item, act, note, move, answer, deliver } = inbox;
    const id = await inquire();
    await app.worker.drain();
    smtp.mails.length = 0;
    expect((await answer(id, { text: "With a call." }, "", "inquiries")).status).toBe(200);
    await deliver();
    expect(smtp.mails[0]?.rcpt).toEqual(["desk@clinic.example"]);
    await expect(item(id)).rejects.toMatchObject({ code: "not_found" });
    for (const body of [
      {},
      { version: "1", text: "x", next: "done" },
      { version: 2, text: " ", next: "done" },
    ])
      expect((await act(`inquiries/${id}`, "answerConversation", body)).status).toBe(422);
    const actor = await actorBy(app, editor);
    for (const query of ["state=old", "limit=0", "cursor=x", "mine=yes", "email=a@b.example"]) {
      const search = new URLSearchParams(query);
      const screen = await inboxScreen(app.services, actor, { kind: "inquiries", search });
      expect(screen.unreadable, query).toBe(true);
      expect((await ask(app, `/api/admin/inquiries.csv?${query}`, editor)).status, query).toBe(422);
    }
    expect((await move(id, { version: 2, state: "new" }, "inquiries")).status).toBe(422);
    expect((await move("nothing", { version: 1, state: "open" })).status).toBe(404);
    expect((await note("nothing", "x")).status).toBe(404);
  });

  it("asks for the permission of the list that a conversation is in, and knows none of the other", async () => {
    for (const mailbox of conversationKinds) {
      const { read, write } = kindRules[mailbox];
      const { operations } = itemAction(mailbox);
      for (const [name, { permission }] of Object.entries({
        ...listAction(mailbox).operations,
        ...operations,
      })) {
        const expected = { eraseConversation: "records.delete", searchConversations: read }[name] ?? write;
        expect([name, permission]).toEqual([name, expected]);
      }
    }
    const { app, owner, write, inquire } = inbox;
    const screens = { messages: await inquire(), inquiries: await write() };
    for (const mailbox of conversationKinds)
      for (const name of Object.keys(itemAction(mailbox).operations)) {
        const path = `/admin/${mailbox}/${screens[mailbox]}`;
        const { status } = await app.act(path, name, operationExamples[name] ?? {}, owner);
        // A reply is looked for before its conversation.
        expect(status, `${name} at ${mailbox}`).toBe(name === "undoAnswer" ? 409 : 404);
      }
  });

  it("takes a reply, a note and a move from forms that were sent without scripts", async () => {
    const { app, owner, write, item } = inbox;
    const id = await write();
    const sent = (operation: string, fields: Record<string, string>) =>
      sendForm(app.services, `/admin/messages/${id}`, { operation, ...fields }, owner.cookie);
    // A browser writes a line break as two characters.
    expect((await sent("noteConversation", { text: "One\r\nTwo" })).status).toBe(303);
    expect((await sent("moveConversation", { version: "1", state: "open" })).status).toBe(303);
    expect((await sent("answerConversation", { version: "2", text: "Yes.\r\nTuesdays." })).status).toBe(303);
    expect(await item(id)).toMatchObject({ state: "waiting" });
    const thread = JSON.stringify(await threadById(app.services, await actorBy(app, owner), "messages", id));
    expect(thread).toContain(JSON.stringify("One\nTwo").slice(1, -1));
    expect(thread).toContain(JSON.stringify("Yes.\nTuesdays.").slice(1, -1));
  });
});
