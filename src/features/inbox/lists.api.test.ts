import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Role } from "#content/role.ts";
import { hour } from "#platform/clock/clock.ts";
import { ask } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { type Inbox, openInbox } from "#tests/support/inbox.ts";
import { bothDatabases, databases } from "#tests/support/test-app.ts";
import { inboxCsv } from "./api.server.ts";
import { nextToReply } from "./reads/counts.server.ts";

describe.each(bothDatabases)("lists of the inbox on %s", (kind) => {
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(kind);
  });
  afterEach(() => inbox.close());

  it("lists by state with when an answer is due, page by page", async () => {
    const { app, write, inquire, list, actAgain } = inbox;
    const first = await write();
    app.clock.advance(hour / 2);
    const second = await write({ name: "Robin" });
    const spam = await write({ website: "https://spam.example" });
    const inquiry = await inquire();
    const todo = await list("messages");
    expect(todo.items.map(({ id }) => id)).toEqual([second, first]);
    // Saturday's message is due when Monday ends in New York; an inquiry after 24 hours.
    expect(todo.items[0]).toMatchObject({
      state: "new",
      subject: "Peer Mentoring",
      name: "Robin",
      createdAt: "2026-11-21T10:30:00.000Z",
      due: "2026-11-24T05:00:00.000Z",
    });
    const page = await list("messages", { limit: 1 });
    expect(page.items).toHaveLength(1);
    const next = await list("messages", { limit: 1, cursor: page.next ?? "" });
    expect(next).toMatchObject({ items: [{ id: first }], next: null });
    expect((await list("messages", { choice: "suspected_spam" })).items).toMatchObject([
      { id: spam, due: null },
    ]);
    expect((await list("messages", { choice: "all" })).items).toHaveLength(2);
    expect((await list("inquiries")).items).toMatchObject([
      {
        ...{ id: inquiry, clinic: "Lakeside Clinic", due: "2026-11-22T10:30:00.000Z" },
        // A clinic that names no person is listed by its address.
        name: "desk@clinic.example",
      },
    ]);
    app.clock.advance(24 * hour);
    await actAgain();
    expect((await list("inquiries", { late: true })).items).toHaveLength(1);
    expect((await list("messages", { late: true })).items).toHaveLength(0);
  });

  it("finds by the whole address and by words, and says neither in an address of its own", async () => {
    const { app, editor, write, search } = inbox;
    const id = await write();
    await write({ name: "Someone else", email: "other@example.org", message: "Nothing of that" });
    const find = async (body: object) => {
      const found = await (await search(body)).json();
      return found.items.map((each: { id: string }) => each.id);
    };
    expect(await find({ email: " marta@EXAMPLE.org" })).toEqual([id]);
    expect(await find({ email: "marta@example.or" })).toEqual([]);
    expect(await find({ words: "NIGHT wunsche" })).toEqual([id]);
    expect(await find({ words: "night nobody" })).toEqual([]);
    expect(await find({ words: "night", email: "other@example.org" })).toEqual([]);
    expect(await find({ words: "night", state: "done" })).toEqual([]);
    expect((await search({ words: "x".repeat(201) })).status).toBe(422);
    expect((await ask(app, "/api/admin/messages.csv?words=night", editor)).status).toBe(422);
  });

  it("finds a word in the oldest of many, goes on where a page ended, and exports all of them", async () => {
    const { app, editor, search } = inbox;
    const { store, cipher, ids } = app.services;
    const encrypted = (id: string, column: string, text: string) =>
      cipher.encrypt(text, { table: "contact_messages", column, id });
    const rows = Array.from({ length: 520 }, (_, at) => {
      const id = ids.next();
      const created_at = new Date(Date.parse("2026-10-01T00:00:00.000Z") + at * 60_000).toISOString();
      return {
        ...{
          id,
          kind: "messages" as const,
          created_at,
          state: "done" as const,
          state_at: created_at,
          assignee: "",
          version: 1,
          met_at: "",
        },
        ...{ team_told: 1, subject: "general", email_index: "", phone: encrypted(id, "phone", "") },
        name: encrypted(id, "name", `Person ${at}`),
        email: encrypted(id, "email", "many@example.org"),
        message: encrypted(id, "message", at === 0 ? "The lighthouse" : "The evening"),
      } as const;
    });
    for (let at = 0; at < rows.length; at += 40)
      await store.db
        .insertInto("conversations")
        .values(rows.slice(at, at + 40))
        .execute();
    const find = async (body: object) => (await search(body)).json();
    expect((await find({ words: "lighthouse", state: "all" })).items).toMatchObject([{ name: "Person 0" }]);
    const seen: string[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 30; pages += 1) {
      const page = await find({ words: "evening", state: "done", ...(cursor ? { cursor } : {}) });
      seen.push(...page.items.map(({ name }: { name: string }) => name));
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 519 }, (_, at) => `Person ${519 - at}`));
    const csv = await (await ask(app, "/api/admin/messages.csv?state=done", editor)).text();
    expect(csv.trim().split("\r\n")).toHaveLength(521);
  });

  if (!databases.includes(kind)) return;

  it("leads to the reply that is due first, of those that no colleague has taken", async () => {
    const { app, write, inquire, move, answer, me } = inbox;
    const next = async (role: Role, id = "") =>
      (await nextToReply(app.services, { ...actorWith(role), ...(id === "" ? {} : { id }) }))?.path;
    expect(await next("editor")).toBeUndefined();
    await write({ website: "https://spam.example" });
    const first = await write();
    app.clock.advance(hour / 2);
    const second = await write({ name: "Robin" });
    // Due on Sunday, before Saturday's messages.
    const inquiry = await inquire();
    expect(await next("editor")).toBe(`/admin/inquiries/${inquiry}#answer-text`);
    expect(await next("viewer")).toBeUndefined();
    expect((await answer(inquiry, { text: "Hello." }, "", "inquiries")).status).toBe(200);
    expect(await next("editor")).toBe(`/admin/messages/${first}#answer-text`);
    const colleague = await me();
    expect((await move(first, { version: 1, assignee: colleague })).status).toBe(200);
    expect(await next("owner")).toBe(`/admin/messages/${second}#answer-text`);
    expect(await next("editor", colleague)).toBe(`/admin/messages/${first}#answer-text`);
  });

  it("exports what a filter or a search finds, with harmless cells, and writes it down", async () => {
    const { app, editor, owner, write, read, send } = inbox;
    await write({ name: "=HYPERLINK(1)", message: 'Two\nlines, and a "quote"' });
    await write({ name: "Robin", website: "x" });
    const file = await (await ask(app, "/api/admin/messages.csv", editor)).arrayBuffer();
    const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(file);
    const rows = csv.split("\r\n");
    expect(rows[0]?.split(",").slice(0, 10).join()).toBe(
      "\uFEFFId,Received,Status,Assignee,Replied,Subject,Name,Email,Phone,Message",
    );
    expect(csv).toContain(`New,,,Peer Mentoring,'=HYPERLINK(1),Marta@example.org,'+1 (555) 0100,"Two\nlines`);
    expect(csv).not.toContain("Robin");
    const found = await send("/api/admin/messages/search.csv", { words: "nothing like it" });
    expect((await found.text()).trim().split("\r\n")).toHaveLength(1);
    expect(found.headers.get("content-disposition")).toContain("messages-words-2026-11-21.csv");
    const audit = (await read("/api/admin/audit", owner)).items;
    expect(audit.filter(({ action }: { action: string }) => action === "messages.exported")).toHaveLength(2);
  });

  it("exports nothing for somebody without the permission, whatever calls the read", async () => {
    const { app } = inbox;
    const viewer = {
      id: "viewer",
      name: "Robin viewer",
      role: "viewer",
      sessionId: "",
      needsSecondFactor: false,
    } as const;
    const exported = inboxCsv(app.services, viewer, "messages", {});
    await expect(exported).rejects.toMatchObject({ code: "forbidden" });
    const entries = await app.services.store.db.selectFrom("audit").select("action").execute();
    expect(entries.filter(({ action }) => action === "messages.exported")).toHaveLength(0);
  });
});
