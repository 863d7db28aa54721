import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { minute } from "#platform/clock/clock.ts";
import { type Inbox, openInbox } from "#tests/support/inbox.ts";
import { bothDatabases, databases } from "#tests/support/test-app.ts";
import { mostIndexed, searchIndexOf } from "./reads/search.server.ts";

describe.each(bothDatabases)("the inbox's search on %s", (kind) => {
  let inbox: Inbox;
  beforeEach(async () => {
    inbox = await openInbox(kind);
  });
  afterEach(() => inbox.close());

  const find = async (words: string): Promise<string[]> => {
    const found = await (await inbox.search({ words, state: "all" })).json();
    return found.items.map(({ id }: { id: string }) => id);
  };

  it("doesn't find what was erased, in the admin, on a person's request or by another process", async () => {
    const { app, owner, write } = inbox;
    const { db } = app.services.store;
    const [one, two, three, kept] = [
      await write({ message: "A lighthouse", email: "one@example.org" }),
      await write({ message: "Two lighthouses", email: "two@example.org" }),
      await write({ message: "The third lighthouse", email: "three@example.org" }),
      await write({ message: "The lighthouse that stays", email: "four@example.org" }),
    ];
    expect((await find("lighthouse")).toSorted()).toEqual([one, two, three, kept].toSorted());
    expect((await inbox.erase(one, owner)).status).toBe(200);
    const erased = await app.act(
      "/admin/privacy",
      "erasePersonalData",
      { email: "two@example.org", sure: true },
      owner,
    );
    expect(erased.status).toBe(200);
    const index = searchIndexOf(app.services, "messages");
    for (const id of [one, two]) expect(index.isKnown(id)).toBe(false);
    // What another process does is not told to this one.
    await db.deleteFrom("conversations").where("id", "=", three).execute();
    expect(await find("lighthouse")).toEqual([kept]);
    expect(await find("third")).toEqual([]);
  });

  if (!databases.includes(kind)) return;

  it("finds a changed message by its new words only, whoever changed it", async () => {
    const { app, write } = inbox;
    const { store, cipher } = app.services;
    const id = await write({ message: "Please ask robin@example.org about the lighthouse" });
    expect(await find("robin@example.org")).toEqual([id]);
    const place = { table: "contact_messages", column: "message", id };
    await store.db
      .updateTable("conversations")
      .set({ message: cipher.encrypt("Please ask about the harbor", place) })
      .where("id", "=", id)
      .execute();
    for (const gone of ["robin@example.org", "lighthouse"]) expect(await find(gone), gone).toEqual([]);
    expect(await find("harbor")).toEqual([id]);
    expect(await find("ask about")).toEqual([id]);
  });

  it("finds what came after the last search, and one or two letters", async () => {
    const { write } = inbox;
    const first = await write({ message: "An evening by the sea" });
    expect(await find("zq")).toEqual([]);
    const second = await write({ message: "ZQ, by the sea" });
    expect(await find("zq")).toEqual([second]);
    expect(await find("sea by")).toEqual([second, first]);
  });

  it("keeps nothing in memory for longer than fifteen minutes", async () => {
    const { app, write } = inbox;
    const id = await write({ message: "A lighthouse" });
    await find("lighthouse");
    expect(searchIndexOf(app.services, "messages").isKnown(id)).toBe(true);
    app.clock.advance(15 * minute);
    expect(searchIndexOf(app.services, "messages").isKnown(id)).toBe(false);
    expect(mostIndexed).toBeLessThanOrEqual(20_000);
  });
});
