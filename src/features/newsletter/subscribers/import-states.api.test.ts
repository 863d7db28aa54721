import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { verifyConsentLog } from "#features/privacy/consent/reads.server.ts";
import { decodeFile } from "#platform/csv/decode-file.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openSubscribers } from "#tests/support/subscribers.ts";
import { bothDatabases, databases, dumpOf, type TestApp } from "#tests/support/test-app.ts";
import { followLink } from "../writes/subscribing.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const fixture = (name: string) =>
  decodeFile(readFileSync(new URL(`fixtures/${name}.csv`, import.meta.url)))?.text ?? "";

describe.each(bothDatabases)("lists with people who must not be mailed on %s", (kind) => {
  async function start() {
    const app = await openSubscribers(kind, open);
    const states = async () => {
      const { items } = await app.list("", 200);
      return Object.fromEntries(items.map(({ email, state }) => [email.split("@")[0] ?? "", state]));
    };
    return { ...app, states };
  }

  it("give tags to people who are on the list already, and say how many", async () => {
    const { join, bring, bringChecked, subscriber, services } = await start();
    const ann = await join("ann@example.org");
    const gone = await join("gone@example.org");
    await followLink(services, { purpose: "unsubscribe", subscriberId: gone, page: "/" });
    const csv = "Email,Tags\r\nann@example.org,Donor\r\ngone@example.org,Donor\r\nnew@example.org,";
    const dry = await (await bring(csv, { tags: ["Open house"] })).json();
    expect(dry).toMatchObject({ added: 1, tagged: 1, known: [2], left: [3] });
    const done = await (await bring(csv, { tags: ["Open house"], checked: dry.checked })).json();
    expect(done).toMatchObject({ added: 1, tagged: 1 });
    expect((await subscriber(ann)).tags).toEqual(["Donor", "Open house"]);
    expect((await subscriber(gone)).tags).toEqual([]);
    expect(await bringChecked(csv)).toMatchObject({ added: 0, tagged: 0 });
    const full = `Email,Tags\r\nann@example.org,"${Array.from({ length: 19 }, (_, at) => `t${at}`).join(",")}"`;
    expect(await (await bring(full)).json()).toMatchObject({ tagged: 0, bad: [{ row: 2 }] });
    const many = `Email,Tags\r\n${Array.from({ length: 201 }, (_, at) => `p${at}@example.org,tag ${at}`).join("\r\n")}`;
    const before = await dumpOf(services);
    expect((await bring(many)).status).toBe(422);
    expect(await dumpOf(services)).toBe(before);
  });

  if (!databases.includes(kind)) return;

  it.each([
    ["ghost-members", { added: 1, suppressed: 2 }, ["ghost-yes"]],
    ["listmonk", { added: 1, suppressed: 2 }, ["lm-on"]],
    ["own-export-elsewhere", { added: 0, suppressed: 1, pending: 1 }, []],
  ])("make nobody active whom %s marks as off", async (name, expected, active) => {
    const { bringChecked, states, services } = await start();
    expect(await bringChecked(fixture(name))).toMatchObject({ ...expected, bad: [] });
    const now = await states();
    expect(Object.keys(now).filter((each) => now[each] === "active")).toEqual(active);
    expect(await verifyConsentLog(services)).toBeUndefined();
    const mails = await services.store.db
      .selectFrom("outbox")
      .select("kind")
      .where("kind", "like", "newsletter.%")
      .execute();
    expect(mails).toEqual([]);
  });

  it("keep their states when our own export is read into another site", async () => {
    const here = await start();
    const gone = await here.join("gone@example.org");
    await here.join("stays@example.org");
    await followLink(here.services, { purpose: "unsubscribe", subscriberId: gone, page: "/" });
    await here.add({
      email: "wait@example.org",
      name: "",
      tags: ["phone"],
      proof: "spoken",
      source: "Phone call",
    });
    const csv = await (
      await here.app.request(`${siteUrl}/api/admin/subscribers.csv`, { headers: here.person })
    ).text();
    const otherSite = await start();
    expect(await otherSite.bringChecked(csv)).toMatchObject({
      rows: 3,
      added: 1,
      suppressed: 1,
      pending: 1,
      bad: [],
    });
    expect(await otherSite.states()).toMatchObject({ stays: "active", wait: "pending" });
    expect((await otherSite.list("?state=unsubscribed")).items).toHaveLength(1);
    expect(await otherSite.bringChecked("email\r\ngone@example.org\r\nwait@example.org")).toMatchObject({
      added: 0,
      left: [2],
      waiting: [3],
    });
  });

  it("don't unsubscribe somebody who signed up here after the day in the file, as Excel writes it", async () => {
    const { join, bring, bringChecked, states } = await start();
    await join("back-again@letters.example");
    expect(await bringChecked(fixture("unsub-excel"))).toMatchObject({ removed: 0, stays: [2] });
    const unreadable =
      "Email Address,UNSUB_TIME\r\nback-again@letters.example,3/4/2024 10:00\r\nnew@letters.example,some day";
    const dry = await (await bring(unreadable)).json();
    expect(dry).toMatchObject({ removed: 0, suppressed: 0, bad: [{ row: 2 }, { row: 3 }] });
    await bringChecked(unreadable);
    expect(await states()).toMatchObject({ "back-again": "active" });
    // The new address is blocked all the same: another file doesn't make it active.
    expect(await bringChecked("email\r\nnew@letters.example")).toMatchObject({ added: 0, left: [2] });
  });

  it("leave somebody whom the team had added subscribed if they signed up again themselves", async () => {
    const { join, bringChecked, services, list, states, clock } = await start();
    await bringChecked("email\r\nrobin@example.org\r\nsam@example.org");
    clock.advance(60_000);
    const { items } = await list("?state=active");
    const robin = items.find(({ email }) => email.startsWith("robin"));
    await followLink(services, { purpose: "unsubscribe", subscriberId: robin?.id ?? "", page: "/" });
    await join("robin@example.org");
    const left = "Email,Unsubscribed at\r\nrobin@example.org,2020-01-01\r\nsam@example.org,2020-01-01";
    expect(await bringChecked(left)).toMatchObject({ removed: 1, stays: [2] });
    expect(await states()).toMatchObject({ robin: "active", sam: "unsubscribed" });
  });

  it("never make somebody active again who unsubscribed here, whatever the file and the answers say", async () => {
    const { join, bring, services, states } = await start();
    const gone = await join("gone@example.org");
    await followLink(services, { purpose: "unsubscribe", subscriberId: gone, page: "/" });
    const csv = "Email,Status\r\ngone@example.org,Sleeping\r\nnew@example.org,sleeping\r\n";
    const dry = await (await bring(csv)).json();
    expect(dry).toMatchObject({
      added: 0,
      skipped: [2, 3],
      questions: [{ column: "Status", value: "Sleeping", rows: 2, answer: "skip" }],
    });
    const choices = [{ column: "Status", value: "Sleeping", answer: "yes" }];
    expect((await bring(csv, { choices, checked: dry.checked })).status).toBe(409);
    const answered = await (await bring(csv, { choices })).json();
    expect(answered).toMatchObject({ added: 1, skipped: [], left: [2] });
    await bring(csv, { choices, checked: answered.checked });
    expect(await states()).toEqual({ gone: "unsubscribed", new: "active" });
  });

  it("keep the letters of a file from Windows, and of one with German headings", async () => {
    const { bringChecked, list } = await start();
    await bringChecked(fixture("ansi"));
    await bringChecked(fixture("head-german"));
    const names = (await list()).items.map(({ name }) => name).toSorted();
    expect(names).toEqual(["Anna Muster", "Niamh O’Brien", "Renée Lefèvre", "Zoë Müller"]);
    const lost = await bringChecked("Email,Name\r\nren@example.org,Ren\uFFFDe");
    expect(lost).toMatchObject({ added: 0, bad: [{ row: 2 }] });
  });
});
