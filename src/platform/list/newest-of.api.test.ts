import { afterEach, describe, expect, it } from "vitest";
import { bothDatabases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { newestOf } from "./keyset.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("the newest of several queries on %s", (kind) => {
  it("are in one order, as many as asked for, whichever query they come from", async () => {
    const app = await openTestApp(kind);
    open.push(app);
    const { db } = app.services.store;
    const rows = Array.from({ length: 9 }, (_, at) => ({
      id: `${at}`,
      // The last two are of one moment.
      at: `2026-11-2${Math.min(at, 7)}`,
      actor: "terminal",
      action: ["a.a", "b.b", "c.c"][at % 3] ?? "",
      subject: "",
    }));
    await db.insertInto("audit").values(rows).execute();
    const of = (action: string) =>
      db
        .selectFrom("audit")
        .select(["id", "at"])
        .where("action", "=", action)
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(4);
    const newest = async (...actions: string[]) =>
      (await newestOf(db, actions.map(of), { by: "at", limit: 4 })).map(({ id }) => id);
    expect(await newest("a.a", "c.c")).toEqual(["8", "6", "5", "3"]);
    expect(await newest("b.b")).toEqual(["7", "4", "1"]);
    expect(await newest("a.a", "b.b", "c.c", "none")).toEqual(["8", "7", "6", "5"]);
  });
});
