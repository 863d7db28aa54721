import { afterEach, describe, expect, it } from "vitest";
import { verifyLedger } from "#features/consent/reads.server.ts";
import { subscriberState } from "#features/newsletter/reads.server.ts";
import { followLink } from "#features/newsletter/writes.server.ts";
import { readCsv } from "#platform/http/read-csv.ts";
import { actAs, ask } from "#tests/support/desk.ts";
import { databases, dumpOf, openTestApp, siteUrl, type TestApp } from "#tests/support/test-app.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const base = "/api/admin/subscribers";
const source = "Paper list at the open day, 3 October 2026";

describe.each(databases)("subscribers at the desk on %s", (kind) => {
  async function start(role: "owner" | "editor" | "viewer" = "owner") {
    const app = await openTestApp(kind);
    open.push(app);
    const person = await actAs(app, role);
    const join = async (email: string, page = "/") => {
      app.clock.advance(1_000);
      const given = { email, consentToNewsletter: true, website: "" };
      const answer = await app.post("/api/newsletter/signup", given, { referer: siteUrl + page });
      return String((await answer.json()).id);
    };
    const get = async (path: string) => (await ask(app, base + path, person)).json();
    const send = (path: string, body: unknown, method = "POST") =>
      app.app.request(siteUrl + base + path, {
        method,
        headers: { "content-type": "application/json", origin: siteUrl, ...person },
        body: JSON.stringify(body),
      });
    const bring = async (csv: string, more: Record<string, unknown> = {}) =>
      send("/import", { csv, source, ...more });
    /** Looks through a file and imports it. */
    const bringChecked = async (csv: string) => {
      const { checked } = await (await bring(csv)).json();
      return (await bring(csv, { checked })).json();
    };
    const audit = async () =>
      (
        await app.services.store.db
          .selectFrom("audit")
          .select("action")
          .where("action", "like", "subscribers.%")
          .orderBy("id")
          .execute()
      ).map(({ action }) => action);
    return { ...app, whole: app, person, join, get, send, bring, bringChecked, audit };
  }

  it("are listed page by page, narrowed down by state and page, and counted the same in the file", async () => {
    const { join, get, services, whole, person, audit } = await start("editor");
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1)
      ids.push(await join(`reader${at}@example.org`, at % 2 === 0 ? "/" : "/membership"));
    await followLink(services, { purpose: "unsubscribe", subscriberId: ids[0] ?? "", page: "/" });

    const seen: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const place: string = next === "" ? "" : `&cursor=${encodeURIComponent(next)}`;
      const page = await get(`?limit=3${place}`);
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      next = page.next;
    }
    expect(seen).toEqual(ids.toReversed());
    const left = await get("?state=unsubscribed");
    expect(left.items).toMatchObject([{ id: ids[0], email: "reader0@example.org", source: "/" }]);
    const members = await get("?state=active&source=%2Fmembership");
    expect(members.items).toHaveLength(3);

    const file = await ask(whole, `${base}.csv?state=active&source=%2Fmembership`, person);
    expect(file.headers.get("content-disposition")).toContain("subscribers.csv");
    const [about, head, ...rows] = readCsv(await file.text());
    expect(about?.cells.slice(0, 2)).toEqual(["On the list, page /membership", "3 subscribers"]);
    expect(head?.cells).toEqual(["Email", "State", "Source", "Since", "Changed"]);
    expect(rows.map(({ cells }) => cells[0])).toEqual(
      members.items.map(({ email }: { email: string }) => email),
    );
    expect(await audit()).toEqual(["subscribers.exported"]);
  });

  it("escape what a spreadsheet would take for a formula", async () => {
    const { join, whole, person } = await start();
    await join("=cmd|calc@example.org");
    const text = await (await ask(whole, `${base}.csv`, person)).text();
    expect(text).toContain("'=cmd|calc@example.org");
    expect(text).not.toMatch(/^=/m);
  });

  it("are found by their exact address, with the words of each yes and no", async () => {
    const { join, get, send, services } = await start();
    const id = await join("Robin@Example.org", "/membership");
    const found = await send("/find", { email: " robin@example.ORG" });
    expect(await found.json()).toEqual({ id });
    const missing = await send("/find", { email: "robin@example.com" });
    expect(missing.status).toBe(404);
    expect((await missing.json()).fields.email).toContain("Nobody with this address");
    await followLink(services, { purpose: "unsubscribe", subscriberId: id, page: "/newsletter/unsubscribe" });
    const { subscriber } = await get(`/${id}`);
    expect(subscriber).toMatchObject({
      email: "Robin@Example.org",
      state: "unsubscribed",
      source: "/membership",
    });
    expect(subscriber.consents).toMatchObject([
      {
        kind: "given",
        wording: "Yes, subscribe me to your newsletter.*",
        version: "2026-11",
        page: "/membership",
      },
      { kind: "withdrawn", page: "/newsletter/unsubscribe" },
    ]);
  });

  it("are imported after a look: 2,000 rows with 17 bad ones, told by number and reason", async () => {
    const { join, get, bring, services, audit } = await start("editor");
    await join("known@example.org");
    const gone = await join("gone@example.org");
    await followLink(services, { purpose: "unsubscribe", subscriberId: gone, page: "/" });
    const faults: Record<number, string> = {};
    const lines = ["email,name"];
    for (let row = 2; row <= 2_001; row += 1) {
      const at = row - 2;
      if (at === 100) lines.push("KNOWN@example.org,already here");
      else if (at === 200) lines.push("gone@example.org,has left");
      else if (at === 300) lines.push('"person1@example.org","said twice, with a comma"');
      else if (at % 113 === 50 && Object.keys(faults).length < 17) {
        const bad = ["no-address", "", "two@at@signs.org", `${"x".repeat(250)}@example.org`][at % 4] ?? "";
        lines.push(`${bad},broken`);
        faults[row] =
          [
            "This is no email address",
            "No email address",
            "This is no email address",
            "The email address is longer than 254 characters",
          ][at % 4] ?? "";
      } else lines.push(`person${at}@example.org,fine`);
    }
    const csv = lines.join("\r\n");
    expect(Object.keys(faults)).toHaveLength(17);
    expect(csv.length).toBeLessThan(100_000);

    const before = await dumpOf(services);
    const look = await bring(csv);
    expect(look.status).toBe(200);
    const report = await look.json();
    expect(report).toMatchObject({
      done: false,
      rows: 2_000,
      added: 1_980,
      repeated: [302],
      known: [102],
      left: [202],
      waiting: [],
    });
    expect(
      Object.fromEntries(report.bad.map((each: { row: number; reason: string }) => [each.row, each.reason])),
    ).toEqual(faults);
    expect(await dumpOf(services)).toBe(before);

    const refused = await bring(csv, { source: "Another source", checked: report.checked });
    expect(refused.status).toBe(409);
    const done = await (await bring(csv, { checked: report.checked })).json();
    expect(done).toMatchObject({ done: true, added: 1_980, left: [202] });
    expect(await subscriberState(services, gone)).toBe("unsubscribed");
    expect((await get("?state=unsubscribed")).items).toHaveLength(1);
    const brought = (await get("?source=%2Fadmin%2Fsubscribers%2Fimport&limit=1")).items[0];
    const { subscriber } = await get(`/${brought.id}`);
    expect(subscriber.consents).toMatchObject([
      {
        kind: "imported",
        version: "import",
        wording: `Brought by the team. The yes was given here: ${source}`,
      },
    ]);
    expect(await verifyLedger(services)).toBeUndefined();
    // The same file once more changes nothing.
    const again = await (await bring(csv, { checked: report.checked })).json();
    expect(again).toMatchObject({ added: 0, known: { length: 1_981 } });
    expect(await audit()).toEqual(["subscribers.imported", "subscribers.imported"]);
    expect(await dumpOf(services)).not.toMatch(/person1@|gone@example/);
    // Nobody is mailed by being brought.
    expect(
      await services.store.db
        .selectFrom("outbox")
        .selectAll()
        .where("payload", "like", `%${brought.id}%`)
        .execute(),
    ).toEqual([]);
  });

  it("are not brought without a source, from a file we cannot read, or past its limits", async () => {
    const { bring, send } = await start();
    const said = async (answer: Response) => [answer.status, (await answer.json()).message];
    expect(await said(await bring("name\r\nRobin"))).toEqual([
      422,
      "The first line has no column with the name email. Please add it.",
    ]);
    expect(await said(await bring("email\r\n"))).toEqual([422, "There is no row below the first line."]);
    expect(await said(await bring(""))).toEqual([422, "Please choose a file"]);
    expect((await said(await bring("email\r\na\u0000@b.co")))[0]).toBe(422);
    const many = `email\r\n${Array.from({ length: 5_001 }, (_, at) => `p${at}@example.org`).join("\r\n")}`;
    expect(await said(await bring(many))).toEqual([
      422,
      "There are more than 5,000 rows. Please import the list in several parts.",
    ]);
    expect((await bring(`email\r\n${"x".repeat(2_200_000)}`)).status).toBe(413);
    const none = await (await send("/import", { csv: "email\r\nrobin@example.org", source: "" })).json();
    expect(none).toMatchObject({ added: 0, bad: [{ row: 2, reason: "No consent source" }] });
    const own = await (
      await send("/import", { csv: "email;consent source\nrobin@example.org;Card of 1 May 2026", source: "" })
    ).json();
    expect(own).toMatchObject({ added: 1, bad: [] });
  });

  it("leave and are erased for good: no word in the database, nothing queued, not brought back", async () => {
    const { join, get, send, services, whole, person, bringChecked, audit } = await start();
    const id = await join("robin@example.org");
    expect((await send(`/${id}`, { state: "unsubscribed" }, "PATCH")).status).toBe(200);
    expect((await send(`/${id}`, { state: "unsubscribed" }, "PATCH")).status).toBe(200);
    expect((await send(`/${id}`, { state: "active" }, "PATCH")).status).toBe(422);
    const other = await join("sasha@example.org");
    expect(
      await services.store.db
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "queued")
        .where("payload", "like", `%${other}%`)
        .execute(),
    ).toHaveLength(1);
    const sealed = await services.store.db
      .selectFrom("subscribers")
      .select("email")
      .where("id", "=", other)
      .executeTakeFirst();
    expect((await ask(whole, `${base}/${other}`, { ...person, method: "DELETE" })).status).toBe(200);
    expect(await dumpOf(services)).not.toContain(sealed?.email ?? "");
    expect(
      await services.store.db
        .selectFrom("outbox")
        .select("id")
        .where("payload", "like", `%${other}%`)
        .execute(),
    ).toEqual([]);
    expect((await get(`/${other}`)).subscriber).toMatchObject({
      email: "",
      source: "",
      state: "unsubscribed",
      consents: [],
    });
    const report = await bringChecked("email\r\nsasha@example.org\r\nrobin@example.org");
    expect(report).toMatchObject({ done: true, added: 0, left: [2, 3] });
    expect(await subscriberState(services, other)).toBe("unsubscribed");
    expect(await audit()).toEqual(["subscribers.unsubscribed", "subscribers.erased", "subscribers.imported"]);
    expect((await ask(whole, `${base}/nothing`, { ...person, method: "DELETE" })).status).toBe(404);
    expect((await send("/nothing", { state: "unsubscribed" }, "PATCH")).status).toBe(404);
    // Somebody who had left before is erased too.
    expect((await ask(whole, `${base}/${id}`, { ...person, method: "DELETE" })).status).toBe(200);
    expect((await get(`/${id}`)).subscriber).toMatchObject({ email: "", state: "unsubscribed" });
  });

  it("refuse bad filters with a sentence, and editors the erasing", async () => {
    const { whole, person, join } = await start("editor");
    for (const query of ["?state=all", "?cursor=x", "?limit=0", "?limit=201", "?who=me"])
      expect((await ask(whole, base + query, person)).status, query).toBe(422);
    const id = await join("robin@example.org");
    expect((await ask(whole, `${base}/${id}`, { ...person, method: "DELETE" })).status).toBe(403);
  });

  it("have a ledger that an owner can check, and that tells of a changed line", async () => {
    const { join, services, whole, person } = await start();
    for (let at = 0; at < 3; at += 1) await join(`reader${at}@example.org`);
    const look = async () => (await ask(whole, "/api/admin/consent", person)).json();
    expect(await look()).toMatchObject({
      check: { whole: true, count: 3, broken: null },
      wordings: [
        { wording: "Yes, subscribe me to your newsletter.*", version: "2026-11", kind: "given", count: 3 },
      ],
    });
    const { head } = (await look()).check;
    const rows = await services.store.db.selectFrom("consent").select(["id", "hash"]).orderBy("id").execute();
    // A head set back to an earlier line, or a line changed by hand: neither is whole.
    await services.store.db
      .updateTable("consent_head")
      .set({ hash: rows[0]?.hash ?? "" })
      .execute();
    expect((await look()).check.whole).toBe(false);
    await services.store.db.updateTable("consent_head").set({ hash: head }).execute();
    await services.store.db
      .updateTable("consent")
      .set({ page: "/else" })
      .where("id", "=", rows[1]?.id ?? "")
      .execute();
    expect((await look()).check).toMatchObject({ whole: false, broken: rows[1]?.id, count: 3 });
  });
});
