import { afterEach, describe, expect, it } from "vitest";
import { checkConsentLog, wordingCounts } from "#features/privacy/consent/reads.server.ts";
import { readCsv } from "#platform/csv/read-csv.ts";
import { actorBy, ask } from "#tests/support/admin.ts";
import { base, openSubscribers } from "#tests/support/subscribers.ts";
import { bothDatabases, databases, dumpOf, type TestApp } from "#tests/support/test-app.ts";
import { secretsIn } from "#tests/support/words-in.ts";
import { subscriberState } from "../reads.server.ts";
import { followLink } from "../writes/subscribing.server.ts";
import { subscriberOf } from "./reads/rows.server.ts";
import { subscribersScreen } from "./reads/subscriber-screens.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("subscribers in the admin on %s", (kind) => {
  const start = (role: "owner" | "editor" | "viewer" = "owner") => openSubscribers(kind, open, role);

  it("are listed page by page, narrowed down by state and page, and counted the same in the file", async () => {
    const { join, list, services, whole, person, audit } = await start("editor");
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1)
      ids.push(await join(`reader${at}@example.org`, at % 2 === 0 ? "/" : "/membership"));
    await followLink(services, { purpose: "unsubscribe", subscriberId: ids[0] ?? "", page: "/" });

    const seen: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        next === "" ? "" : `cursor=${encodeURIComponent(next)}`,
        3,
      );
      seen.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toEqual(ids.toReversed());
    const left = await list("?state=unsubscribed");
    expect(left.items).toMatchObject([{ id: ids[0], email: "reader0@example.org", page: "/" }]);
    const members = await list("?state=active&source=%2Fmembership");
    expect(members.items).toHaveLength(3);

    const file = await ask(whole, `${base}.csv?state=active&source=%2Fmembership`, person);
    expect(file.headers.get("content-disposition")).toContain(
      'filename="subscribers-state-active-source-membership-2026-11-21.csv"',
    );
    const [head, ...rows] = readCsv(await file.text());
    const byHeading = rows.map(({ cells }) =>
      Object.fromEntries((head?.cells ?? []).map((heading, at) => [heading, cells[at]])),
    );
    expect(byHeading).toMatchObject(
      members.items.map(subscriberOf).map(({ email, createdAt, changedAt }) => ({
        Email: email,
        Status: "Subscribed",
        Source: "/membership",
        Since: createdAt,
        Changed: changedAt,
      })),
    );
    expect(await audit()).toEqual(["subscribers.exported"]);
    const gone = `${base}.csv?segment=01a1fc74-724c-71fd-a085-833908003bf9`;
    expect((await ask(whole, gone, person)).status).toBe(404);
    expect(await audit()).toEqual(["subscribers.exported"]);
  });

  if (!databases.includes(kind)) return;

  it("escape what a spreadsheet would take for a formula", async () => {
    const { join, whole, person } = await start();
    await join("=cmd|calc@example.org");
    const text = await (await ask(whole, `${base}.csv`, person)).text();
    expect(text).toContain("'=cmd|calc@example.org");
    expect(text).not.toMatch(/^=/m);
  });

  it("are found by their exact address, with the words of each yes and no", async () => {
    const { join, subscriber, search, services } = await start();
    const id = await join("Robin@Example.org", "/membership");
    const found = await search(" robin@example.ORG");
    expect(await found.json()).toMatchObject({ items: [{ id }], more: false });
    const missing = await search("robin@example.com");
    expect(await missing.json()).toEqual({ items: [], more: false });
    await followLink(services, { purpose: "unsubscribe", subscriberId: id, page: "/newsletter/unsubscribe" });
    const read = await subscriber(id);
    expect(read).toMatchObject({
      email: "Robin@Example.org",
      state: "unsubscribed",
      source: "/membership",
    });
    expect(read.consents).toMatchObject([
      {
        kind: "given",
        wording: "Yes, subscribe me to your newsletter.*",
        version: "2026-11",
        page: "/membership",
      },
      { kind: "withdrawn", page: "/newsletter/unsubscribe" },
    ]);
  });

  it("leave and are erased for good: no word in the database, nothing queued, not brought back", async () => {
    const { join, subscriber, change, erase, services, bringChecked, audit } = await start();
    const id = await join("robin@example.org");
    expect((await change(id, { state: "unsubscribed" })).status).toBe(200);
    expect((await change(id, { state: "unsubscribed" })).status).toBe(200);
    expect((await change(id, { state: "active" })).status).toBe(422);
    const other = await join("sasha@example.org");
    expect(
      await services.store.db
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "queued")
        .where("payload", "like", `%${other}%`)
        .execute(),
    ).toHaveLength(1);
    const stored = await services.store.db
      .selectFrom("subscribers")
      .select("email")
      .where("id", "=", other)
      .executeTakeFirst();
    expect((await erase(other)).status).toBe(200);
    expect(secretsIn(await dumpOf(services), [stored?.email ?? ""])).toEqual([]);
    expect(
      await services.store.db
        .selectFrom("outbox")
        .select("id")
        .where("payload", "like", `%${other}%`)
        .execute(),
    ).toEqual([]);
    expect(await subscriber(other)).toMatchObject({
      email: "",
      source: "",
      state: "unsubscribed",
      consents: [],
    });
    const report = await bringChecked("email\r\nsasha@example.org\r\nrobin@example.org");
    expect(report).toMatchObject({ done: true, added: 0, left: [2, 3] });
    expect(await subscriberState(services, other)).toBe("unsubscribed");
    expect(await audit()).toEqual(["subscribers.unsubscribed", "subscribers.erased", "subscribers.imported"]);
    expect((await erase("nothing")).status).toBe(404);
    expect((await change("nothing", { state: "unsubscribed" })).status).toBe(404);
    // Somebody who had left before is erased too.
    expect((await erase(id)).status).toBe(200);
    expect(await subscriber(id)).toMatchObject({ email: "", state: "unsubscribed" });
  });

  it("refuse bad filters with a sentence, and editors the erasing", async () => {
    const { whole, person, join, erase } = await start("editor");
    const actor = await actorBy(whole, person);
    for (const query of ["?state=all", "?cursor=x", "?limit=0", "?limit=201", "?who=me"]) {
      const screen = await subscribersScreen(whole.services, actor, new URLSearchParams(query));
      expect(screen.unreadable, query).toBe(true);
      expect((await ask(whole, `${base}.csv${query}`, person)).status, query).toBe(422);
    }
    const id = await join("robin@example.org");
    expect((await erase(id)).status).toBe(403);
  });

  it("have a ledger that an owner can check, and that tells of a changed line", async () => {
    const { join, services, whole, person } = await start();
    for (let at = 0; at < 3; at += 1) await join(`reader${at}@example.org`);
    const owner = await actorBy(whole, person);
    const look = () => checkConsentLog(services, owner);
    expect(await look()).toMatchObject({ whole: true, count: 3, broken: null });
    expect(await wordingCounts(services, owner)).toMatchObject([
      { wording: "Yes, subscribe me to your newsletter.*", version: "2026-11", kind: "given", count: 3 },
    ]);
    const { head } = await look();
    const rows = await services.store.db.selectFrom("consent").select(["id", "hash"]).orderBy("id").execute();
    // A head set back to an earlier line, or a line changed by hand: neither is whole.
    await services.store.db
      .updateTable("consent_head")
      .set({ hash: rows[0]?.hash ?? "" })
      .execute();
    expect((await look()).whole).toBe(false);
    await services.store.db.updateTable("consent_head").set({ hash: head }).execute();
    await services.store.db
      .updateTable("consent")
      .set({ page: "/else" })
      .where("id", "=", rows[1]?.id ?? "")
      .execute();
    expect(await look()).toMatchObject({ whole: false, broken: rows[1]?.id, count: 3 });
  });
});
