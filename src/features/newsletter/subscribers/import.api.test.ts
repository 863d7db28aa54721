import { afterEach, describe, expect, it } from "vitest";
import { overview } from "#features/dashboard/reads/overview.server.ts";
import { verifyConsentLog } from "#features/privacy/consent/reads.server.ts";
import { actorBy } from "#tests/support/admin.ts";
import { openSubscribers, source } from "#tests/support/subscribers.ts";
import { databases, dumpOf, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { subscriberState } from "../reads.server.ts";
import { followLink } from "../writes/subscribing.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("lists brought to the admin on %s", (kind) => {
  const start = (role: "owner" | "editor" | "viewer" = "owner") => openSubscribers(kind, open, role);

  it("are no sign-ups: the dashboard counts those who came by themselves", async () => {
    const { join, bringChecked, whole, person } = await start();
    await join("came@example.org");
    await bringChecked("email\r\nfirst@example.org\r\nsecond@example.org");
    const { lines } = await overview(whole.services, await actorBy(whole, person));
    expect(lines.find(({ id }) => id === "signUps")?.total).toBe(1);
  });

  it("are imported after a dry run: 2,000 rows with 17 bad ones, reported by row number and reason", async () => {
    const { join, list, subscriber, bring, services, audit } = await start("editor");
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
            "Not a valid email address",
            "No email address",
            "Not a valid email address",
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
    expect((await list("?state=unsubscribed")).items).toHaveLength(1);
    const brought = (await list("?source=%2Fadmin%2Fsubscribers%2Fimport", 1)).items[0];
    const broughtId = brought?.id ?? "";
    const { consents } = await subscriber(broughtId);
    expect(consents).toMatchObject([
      {
        kind: "imported",
        version: "import",
        wording: `Brought by the team. The yes was given here: ${source}`,
      },
    ]);
    expect(await verifyConsentLog(services)).toBeUndefined();
    // The same file once more changes nothing.
    const again = await (await bring(csv, { checked: report.checked })).json();
    expect(again).toMatchObject({ added: 0, known: { length: 1_981 } });
    expect(await audit()).toEqual(["subscribers.imported", "subscribers.imported"]);
    expect(wordsIn(await dumpOf(services), ["person1@example.org", "gone@example.org"])).toEqual([]);
    // Nobody is mailed by being brought.
    expect(
      await services.store.db
        .selectFrom("outbox")
        .selectAll()
        .where("payload", "like", `%${broughtId}%`)
        .execute(),
    ).toEqual([]);
  });

  it("are not brought without a source, from a file we cannot read, or past its limits", async () => {
    const { bring } = await start();
    const statusAndMessage = async (answer: Response) => [answer.status, (await answer.json()).message];
    expect(await statusAndMessage(await bring("name\r\nRobin"))).toEqual([
      422,
      "The first line has no column named email. Please add it.",
    ]);
    expect(await statusAndMessage(await bring("email\r\n"))).toEqual([
      422,
      "There are no rows below the first line.",
    ]);
    expect(await statusAndMessage(await bring(""))).toEqual([422, "Please choose a file"]);
    expect((await statusAndMessage(await bring("email\r\na\u0000@b.co")))[0]).toBe(422);
    const many = `email\r\n${Array.from({ length: 5_001 }, (_, at) => `p${at}@example.org`).join("\r\n")}`;
    expect(await statusAndMessage(await bring(many))).toEqual([
      422,
      "The file has more than 5,000 rows. Please import it in parts.",
    ]);
    expect((await bring(`email\r\n${"x".repeat(2_200_000)}`)).status).toBe(413);
    const none = await (await bring("email\r\nrobin@example.org", { source: "" })).json();
    expect(none).toMatchObject({ added: 0, bad: [{ row: 2, reason: "No consent source" }] });
    const own = await (
      await bring("email;consent source\nrobin@example.org;Card of 1 May 2026", { source: "" })
    ).json();
    expect(own).toMatchObject({ added: 1, bad: [] });
  });
});
