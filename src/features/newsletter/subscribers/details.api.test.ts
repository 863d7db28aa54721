import { afterEach, describe, expect, it } from "vitest";
import { verifyConsentLog } from "#features/privacy/consent/reads.server.ts";
import { actorBy, ask } from "#tests/support/admin.ts";
import { answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { press } from "#tests/support/life-changes.ts";
import { allScreens, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { base, openSubscribers } from "#tests/support/subscribers.ts";
import { bothDatabases, databases, dumpOf, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { issueById } from "../issues/reads/issues.server.ts";
import { audienceOf } from "../issues/reads/receivers.server.ts";
import { subscriberSource } from "../issues/writes/personal.server.ts";
import { linkToken, subscriberState } from "../reads.server.ts";
import { followLink } from "../writes/subscribing.server.ts";
import { subscriberScreen } from "./reads/subscriber-screens.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const addition = {
  email: "Robin.Reed@example.org",
  name: "Robin Reed",
  tags: ["Donor circle", "Phone list, May"],
  proof: "signed",
  source: "Paper list, open house on 3 October 2026",
};
const content = { subject: "s", preview: "", text: "t", topics: [], dates: [], pace: 60 };

describe.each(bothDatabases)("subscribers with names, tags and segments on %s", (kind) => {
  const start = (role: "owner" | "editor" | "viewer" = "owner") => openSubscribers(kind, open, role);

  it("are never said to get every newsletter, and look the same after something has changed for them", async () => {
    const { join, services, person, whole } = await start();
    const id = await join("robin@example.org");
    const actor = await actorBy(whole, person);
    const before = await subscriberScreen(services, actor, id);
    expect(before.muted).toBe("No topics or dates");
    for (const what of ["loss", "pause"]) {
      expect((await press(whole, linkToken(services, "preferences", id), what)).status).toBe(200);
      expect(await subscriberScreen(services, actor, id)).toEqual(before);
    }
  });

  it("are found by part of an address or name, newest first, fifty at most", async () => {
    const { add, search, bringChecked } = await start();
    await add(addition);
    await bringChecked(
      `email,name\r\n${Array.from({ length: 60 }, (_, at) => `p${at}@clinic-north.org,Person ${at}`).join("\r\n")}`,
    );
    const found = async (text: string) => (await search(text)).json();
    expect(await found("reed@EXAMPLE")).toMatchObject({ items: [{ name: "Robin Reed" }], more: false });
    expect(await found("robin r")).toMatchObject({ items: [{ email: "Robin.Reed@example.org" }] });
    expect(await found("p7@clinic-north.org")).toMatchObject({ items: [{ name: "Person 7" }], more: false });
    const many = await found("@clinic-north");
    expect([many.items.length, many.more]).toEqual([50, true]);
    expect(await found("nobody")).toEqual({ items: [], more: false });
    expect((await search("x")).status).toBe(422);
  });

  it("are listed by tag, day and campaign, and saved as a segment that a newsletter goes to", async () => {
    const app = await start();
    const { add, list, join, services, whole, person } = app;
    const { id: tagged } = await (await add(addition)).json();
    const answered = await join("wren@example.org");
    await publishedCampaign(services, {
      slug: "asked",
      identity: "contact",
      notify: ["team@kinward.example"],
    });
    for (const email of ["WREN@example.org", "not-subscribed@example.org"])
      await answer(whole, "asked", {
        answers: { evening: { chosen: ["monday"] }, words: "w" },
        contact: { name: "", email },
      });
    const { id: campaign } = await services.store.db
      .selectFrom("campaigns")
      .select("id")
      .executeTakeFirstOrThrow();
    const tags = await services.store.db.selectFrom("subscriber_tags").select("id").orderBy("id").execute();
    const tag = tags[0]?.id ?? "";
    const ids = async (query: string) => (await list(query)).items.map((each) => each.id);
    expect(await ids(`?tag=${tag}`)).toEqual([tagged]);
    expect(await ids(`?campaign=${campaign}`)).toEqual([answered]);
    expect(await ids("?since=2026-11-22")).toEqual([]);
    expect(await ids("?until=2026-11-21&source=%2F")).toEqual([answered]);
    expect((await ask(whole, `${base}.csv?since=yesterday`, person)).status).toBe(422);

    const save = async (name: string, rule: unknown) =>
      whole.act("/admin/subscribers", "saveSegment", { name, rule }, person);
    const { id: segment } = await (await save("Answered", { campaign })).json();
    const { id: both } = await (await save("Donors", { tags: [tag], since: "2026-01-01" })).json();
    expect((await save("answered", {})).status).toBe(422);
    expect(await ids(`?segment=${segment}`)).toEqual([answered]);
    expect(await ids(`?segment=${both}`)).toEqual([tagged]);
    const audience = async (id: string) =>
      (await audienceOf(services, { ...content, segment: { kind: "saved", segment: id } })).receivers;
    expect([await audience(segment), await audience(both), await audience("gone")]).toEqual([1, 1, 0]);
    const drafted = await whole.act(
      "/admin/newsletters",
      "createNewsletterIssue",
      { to: { kind: "saved", segment } },
      person,
    );
    const issue = await issueById(services, await actorBy(whole, person), (await drafted.json()).id);
    expect(issue.content.segment).toEqual({ kind: "saved", segment });
    const gone = { ...content, segment: { kind: "saved", segment: "gone" } };
    const preview = await whole.post("/api/admin/newsletters/preview", { content: gone }, person);
    expect((await preview.json()).faults).toContainEqual(expect.stringContaining("has been deleted"));
    // Whoever unsubscribes is in no newsletter's segment.
    await followLink(services, { purpose: "unsubscribe", subscriberId: answered, page: "/" });
    expect(await audience(segment)).toBe(0);
    const remove = async (operation: string, id: string) =>
      (await whole.act("/admin/subscribers", operation, { id }, person)).status;
    expect(await remove("deleteTag", tag)).toBe(409);
    await services.store.db.updateTable("issues").set({ state: "scheduled" }).execute();
    expect(await remove("deleteSegment", segment)).toBe(409);
    expect(await remove("deleteSegment", both)).toBe(200);
    expect(await remove("deleteTag", tag)).toBe(200);
    expect(await remove("deleteTag", tag)).toBe(404);
    expect(await remove("deleteTag", "a\u0000b")).toBe(422);
  });

  if (!databases.includes(kind)) return;

  it("are added with proof of consent without a mail, and with spoken words only after confirming", async () => {
    const { add, subscriber, services, audit } = await start("editor");
    const queued = async () =>
      (
        await services.store.db
          .selectFrom("outbox")
          .select("kind")
          .where("kind", "like", "newsletter.%")
          .execute()
      ).map((each) => each.kind);
    const signed = await add(addition);
    expect(signed.status).toBe(200);
    const { id, state } = await signed.json();
    expect(state).toBe("active");
    expect(await queued()).toEqual([]);
    const added = await subscriber(id);
    expect(added).toMatchObject({ name: "Robin Reed", tags: ["Donor circle", "Phone list, May"] });
    expect(added.consents).toMatchObject([
      {
        kind: "imported",
        wording:
          "Brought by the team. The yes was given here: Signed paper list or form: Paper list, open house on 3 October 2026",
      },
    ]);
    const spoken = await add({ ...addition, email: "sam@example.org", proof: "spoken" });
    expect((await spoken.json()).state).toBe("pending");
    expect(await queued()).toEqual(["newsletter.confirm"]);
    for (const bad of [{ source: " " }, { proof: "guess" }, { email: "no" }, { tags: ["x".repeat(51)] }])
      expect((await add({ ...addition, email: "other@example.org", ...bad })).status).toBe(422);
    const again = await add(addition);
    expect([again.status, (await again.json()).message]).toEqual([
      409,
      "This address is already subscribed.",
    ]);
    await followLink(services, { purpose: "unsubscribe", subscriberId: id, page: "/" });
    expect((await (await add(addition)).json()).message).toContain("Only they can subscribe again");
    expect(await audit()).toEqual(["subscribers.added", "subscribers.added"]);
    expect(await verifyConsentLog(services)).toBeUndefined();
    expect(wordsIn(await dumpOf(services), [addition.email, "Donor circle", "Phone list, May"])).toEqual([]);
  });

  it("are added and changed by forms that are sent before the scripts have come", async () => {
    const { person, services, subscriber } = await start("editor");
    const site = siteWith(services, await allScreens());
    const submit = async (address: string, fields: Record<string, string>) => {
      const type = "application/x-www-form-urlencoded";
      const headers = { ...person, origin: siteUrl, accept: "text/html", "content-type": type };
      const body = new URLSearchParams(fields);
      const answer = await site.request(siteUrl + address, { method: "POST", headers, body });
      expect(answer.status).toBe(303);
      return answer.headers.get("location") ?? "";
    };
    const form = { ...addition, tags: "Donor circle, Open house,, Donor circle", operation: "addSubscriber" };
    const own = await submit("/admin/subscribers/new", form);
    const id = own.replace("/admin/subscribers/", "");
    expect(await subscriber(id)).toMatchObject({ name: "Robin Reed", tags: ["Donor circle", "Open house"] });
    const change = { operation: "changeSubscriber", name: " R. Reed ", tags: "" };
    expect(await submit(own, change)).toBe(own);
    expect(await subscriber(id)).toMatchObject({ name: "R. Reed", tags: [], state: "active" });
  });

  it("are changed, and lose name and tags when they are erased", async () => {
    const { add, change, erase, subscriber, services, audit } = await start();
    const { id } = await (await add(addition)).json();
    const changed = await change(id, { name: "R. Reed", tags: ["donor CIRCLE", "New"] });
    expect(changed.status).toBe(200);
    // A tag exists once, whatever its letters, under the name it was first given.
    expect(await subscriber(id)).toMatchObject({
      name: "R. Reed",
      tags: ["Donor circle", "New"],
    });
    expect((await change("nothing", { name: "", tags: [] })).status).toBe(404);
    await erase(id);
    expect(await subscriber(id)).toMatchObject({ name: "", tags: [] });
    expect(await services.store.db.selectFrom("subscriber_tagged").selectAll().execute()).toEqual([]);
    expect((await change(id, { name: "Back", tags: [] })).status).toBe(404);
    expect(await audit()).toEqual(["subscribers.added", "subscribers.changed", "subscribers.erased"]);
  });

  it("keep what a change leaves out, such as a field that is newer than the open screen", async () => {
    const { add, change, subscriber } = await start();
    const { id } = await (await add(addition)).json();
    expect((await change(id, { tags: ["New"] })).status).toBe(200);
    expect(await subscriber(id)).toMatchObject({ name: "Robin Reed", tags: ["New"] });
    expect((await change(id, { name: "", tags: ["New"] })).status).toBe(200);
    expect(await subscriber(id)).toMatchObject({ name: "" });
  });

  it("see their name and tags among their own data, and erase them with it", async () => {
    const { add, services } = await start();
    await add(addition);
    const [personalData] = await subscriberSource.find(services, "robin.reed@example.org", "person");
    const texts = Object.fromEntries(personalData?.fields.map(({ name, text }) => [name, text]) ?? []);
    expect(texts).toMatchObject({ name: "Robin Reed", tags: "Donor circle, Phone list, May" });
    const erase = await subscriberSource.prepareErasure?.(services, "robin.reed@example.org");
    await services.store.transact(async (tx) => erase?.(tx));
    const rows = await services.store.db.selectFrom("subscribers").select(["email", "name"]).execute();
    expect(rows).toEqual([{ email: "", name: "" }]);
    expect(await services.store.db.selectFrom("subscriber_tagged").selectAll().execute()).toEqual([]);
  });

  it("come from Mailchimp's three lists: who left there is never mailed, and a second run adds nothing", async () => {
    const { join, bring, bringChecked, list, services } = await start();
    const own = await join("own@example.org");
    const subscribed =
      "Email Address,First Name,Last Name,OPTIN_TIME,TAGS\r\n" +
      'ann@example.org,Ann,Lee,2024-03-01 12:00:00,"""donor"""\r\nbo@example.org,Bo,,,\r\n';
    const unsubscribed =
      "Email Address,UNSUB_TIME\r\nbo@example.org,2025-01-01 10:00:00\r\n" +
      "gone@example.org,2025-01-01 10:00:00\r\nown@example.org,2025-01-01 10:00:00\r\n";
    const cleaned = "Email Address,CLEAN_TIME\r\nbounced@example.org,2025-01-01 10:00:00\r\n";
    expect(await bringChecked(subscribed)).toMatchObject({ added: 2, suppressed: 0 });
    const before = await dumpOf(services);
    expect(await (await bring(unsubscribed)).json()).toMatchObject({
      done: false,
      added: 0,
      suppressed: 1,
      removed: 1,
      stays: [4],
    });
    expect(await dumpOf(services)).toBe(before);
    expect(await bringChecked(unsubscribed)).toMatchObject({ suppressed: 1, removed: 1, stays: [4] });
    expect(await bringChecked(cleaned)).toMatchObject({ suppressed: 1, removed: 0 });
    // They signed up here after they had left there.
    expect(await subscriberState(services, own)).toBe("active");
    const { items } = await list("?state=active");
    expect(items.map((each) => each.email).toSorted()).toEqual(["ann@example.org", "own@example.org"]);
    const late = "Email Address\r\ngone@example.org\r\nbounced@example.org\r\nbo@example.org\r\n";
    expect(await bringChecked(late)).toMatchObject({ added: 0, left: [2, 3, 4] });
    for (const file of [subscribed, unsubscribed, cleaned])
      expect(await bringChecked(file)).toMatchObject({ added: 0, suppressed: 0, removed: 0 });
    expect(
      wordsIn(await dumpOf(services), ["ann@example.org", "gone@example.org", "bounced@example.org"]),
    ).toEqual([]);
    expect(await verifyConsentLog(services)).toBeUndefined();
  });
});
