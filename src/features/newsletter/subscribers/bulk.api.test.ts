import { afterEach, describe, expect, it } from "vitest";
import { verifyConsentLog } from "#features/privacy/consent/reads.server.ts";
import { minute } from "#platform/clock/clock.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { base, openSubscribers } from "#tests/support/subscribers.ts";
import { bothDatabases, databases, type TestApp } from "#tests/support/test-app.ts";
import { subscriberState } from "../reads.server.ts";
import { followLink } from "../writes/subscribing.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("several subscribers at once on %s", (kind) => {
  async function start(role: "owner" | "editor" | "viewer" = "owner") {
    const app = await openSubscribers(kind, open, role);
    const bulk = async (body: object) => {
      const answer = await app.act("/admin/subscribers", "changeSubscribers", body, app.person);
      return { status: answer.status, ...(await answer.json()) };
    };
    const undo = async (token: unknown) =>
      (await app.post(`${base}/bulk/undo`, { undo: token }, app.person)).status;
    const stateOf = (id: string) => subscriberState(app.services, id);
    const tagsOf = async (id: string) => (await app.subscriber(id)).tags;
    return { ...app, bulk, undo, stateOf, tagsOf };
  }

  it("are tagged and untagged, and each is undone", async () => {
    const { join, bulk, undo, tagsOf } = await start("editor");
    const [ann, ben] = [await join("ann@example.org"), await join("ben@example.org")];
    await bulk({ ids: [ann], action: "tag", tag: "Donor" });
    const tagged = await bulk({ ids: [ann, ben], action: "tag", tag: "donor" });
    expect(tagged).toMatchObject({ status: 200, changed: 1 });
    expect([await tagsOf(ann), await tagsOf(ben)]).toEqual([["Donor"], ["Donor"]]);
    expect(await undo(tagged.undo)).toBe(200);
    expect([await tagsOf(ann), await tagsOf(ben)]).toEqual([["Donor"], []]);
    const untagged = await bulk({ ids: [ann, ben], action: "untag", tag: "Donor" });
    expect([untagged.changed, await tagsOf(ann)]).toEqual([1, []]);
    await undo(untagged.undo);
    expect([await tagsOf(ann), await tagsOf(ben)]).toEqual([["Donor"], []]);
    expect(await bulk({ ids: [ann], action: "tag" })).toMatchObject({ status: 422 });
  });

  if (!databases.includes(kind)) return;

  it("are unsubscribed by the filter, and undone unless they have unsubscribed themselves since", async () => {
    const { join, bulk, undo, stateOf, services, clock, audit } = await start();
    const [ann, ben, cat] = [
      await join("ann@example.org", "/membership"),
      await join("ben@example.org", "/membership"),
      await join("cat@example.org"),
    ];
    const done = await bulk({ filter: { source: "/membership" }, action: "unsubscribe" });
    expect(done).toMatchObject({ changed: 2 });
    expect([await stateOf(ann), await stateOf(ben), await stateOf(cat)]).toEqual([
      "unsubscribed",
      "unsubscribed",
      "active",
    ]);
    // Ben comes back, and leaves again himself.
    clock.advance(minute);
    await join("ben@example.org");
    await followLink(services, { purpose: "unsubscribe", subscriberId: ben, page: "/" });
    expect(await undo(done.undo)).toBe(200);
    expect([await stateOf(ann), await stateOf(ben)]).toEqual(["active", "unsubscribed"]);
    expect(await verifyConsentLog(services)).toBeUndefined();
    expect(await audit()).toContain("subscribers.unsubscribe_undone");
    const again = await bulk({ ids: [ann], action: "unsubscribe" });
    clock.advance(11 * minute);
    expect(await undo(again.undo)).toBe(409);
    expect(await stateOf(ann)).toBe("unsubscribed");
  });

  it("can't be subscribed again by a list that nobody signed", async () => {
    const { join, services, undo, stateOf, clock } = await start();
    const gone = await join("gone@example.org");
    await followLink(services, { purpose: "unsubscribe", subscriberId: gone, page: "/" });
    const now = clock.now().toISOString();
    const forged = {
      action: "unsubscribe",
      people: [{ id: gone, state: "active", changed: now, left: now }],
      at: now,
    };
    expect(await undo(`${Buffer.from(JSON.stringify(forged)).toString("base64url")}.AAAA`)).toBe(409);
    expect(await stateOf(gone)).toBe("unsubscribed");
  });

  it("are exported alone, and changed only by those who may", async () => {
    const { join, person, app } = await start();
    const ann = await join("ann@example.org");
    await join("ben@example.org");
    const answer = await app.request(`${siteUrl}/api/admin/subscribers.csv?ids=${ann}`, { headers: person });
    const csv = await answer.text();
    expect(csv).toContain("ann@example.org");
    expect(csv).not.toContain("ben@example.org");
    const viewer = await start("viewer");
    expect((await viewer.bulk({ ids: [ann], action: "unsubscribe" })).status).toBe(403);
  });
});
