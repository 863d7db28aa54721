import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { issueMail } from "#content/newsletter-mail.ts";
import { placeMailsEn } from "#content/place-mails/en.ts";
import { meetingScreen } from "#features/groups/reads/meetings.server.ts";
import { groupPlaces, placeToken } from "#features/groups/reads/places.server.ts";
import { groupScreen } from "#features/groups/reads/screens.server.ts";
import { settleGroup } from "#features/groups/writes/free-seats.server.ts";
import { changeOwnPlace } from "#features/groups/writes/places.server.ts";
import { day } from "#platform/clock/clock.ts";
import { actAs, actorBy } from "#tests/support/admin.ts";
import { host, openGroup, signUp } from "#tests/support/group-places.ts";
import { press } from "#tests/support/life-changes.ts";
import { limitedTo } from "#tests/support/limited-access.ts";
import { openNewsletterApp, ownerOf, quiet } from "#tests/support/newsletters.ts";
import { bothDatabases, databases, dumpOf } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { linkToken } from "../reads.server.ts";
import { followLink, keepChoices } from "../writes/subscribing.server.ts";
import { issueMessages } from "./copy.ts";
import { issueScreen } from "./reads/issues.server.ts";
import { audienceOf as audienceNow } from "./reads/receivers.server.ts";
import { issueContent } from "./schema.ts";
import { createIssue } from "./writes/draft.server.ts";
import { scheduleIssue } from "./writes/send.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const dateKey = "2026-11-24";
const email = (name: string) => `${name}@example.org`;

describe.each(bothDatabases)("who a newsletter or message goes to, on %s", (kind) => {
  async function start(settings: Parameters<typeof openNewsletterApp>[2] = {}) {
    const app = await openNewsletterApp(kind, open, settings);
    const audienceOf = async (content: object) => {
      const answer = await app.send("POST", "/preview", { content: { ...quiet, ...content } });
      expect(answer.status).toBe(200);
      const { audience, faults, text } = await answer.json();
      const leftOut = audience.leftOut.map(
        ({ reason, count }: { reason: string; count: number }) => `${count} ${reason}`,
      );
      return { receivers: audience.receivers, leftOut, faults, text };
    };
    /** Sends it to these people. @returns who got it. */
    const sendTo = async (content: Record<string, unknown>) => {
      app.sink.mails.length = 0;
      const { id } = await app.begin(content);
      await app.schedule(id);
      await app.run();
      return { id, got: app.receivers() };
    };
    const tag = async (ids: readonly string[], name: string) => {
      const change = { ids, action: "tag", tag: name };
      expect((await app.act("/admin/subscribers", "changeSubscribers", change, app.person)).status).toBe(200);
      const rows = await app.services.store.db
        .selectFrom("subscriber_tags")
        .select("id")
        .orderBy("id")
        .execute();
      return rows.at(-1)?.id ?? "";
    };
    /** Signs up for the group and takes what the link offers, without mails. */
    const join = async (group: string, ...names: string[]) => {
      for (const name of names) expect((await signUp(app, email(name), { name })).ok).toBe(true);
      await app.run(3);
      app.sink.mails.length = 0;
      return async (name: string, action: "pause" | "cancel") => {
        const places = await groupPlaces(app.services, host, group);
        const place = places.find((each) => each.email === email(name));
        await changeOwnPlace(app.services, { token: placeToken(app.services, place?.id ?? ""), action });
      };
    };
    return { ...app, audienceOf, sendTo, tag, join };
  }

  it("goes to subscribers with one of its tags, once each, and says who is left out and why", async () => {
    const { people, tag, audienceOf, sendTo, services, sink, post } = await start();
    const names = ["ann", "ben", "cleo", "dan", "eve", "flo"];
    const [ann = "", ben = "", cleo = "", , eve = "", flo = ""] = await people(...names);
    const one = await tag([ann, cleo, eve, flo], "Donor circle");
    const other = await tag([ann, ben], "Open house");
    await keepChoices(services, cleo, { topics: ["loss"], dates: [] });
    await followLink(services, { purpose: "unsubscribe", subscriberId: eve, page: "/" });
    expect((await press({ post }, linkToken(services, "preferences", flo), "pause")).status).toBe(200);
    const content = { topics: ["loss"], segment: { kind: "tags", tags: [one, other] } };
    expect(await audienceOf(content)).toMatchObject({
      receivers: 2,
      // Whether somebody opted out or said that something has changed isn't told apart.
      leftOut: ["2 muted", "1 unsubscribed"],
      faults: [],
    });
    expect((await sendTo(content)).got).toEqual(["ann", "ben"]);
    const mail = await PostalMime.parse(sink.mails[0]?.raw ?? "");
    expect(mail.headers.map(({ key }) => key)).toContain("list-unsubscribe");
    expect(mail.text).toContain(issueMail.why);
    expect((await sendTo({ segment: { kind: "tags", tags: [one] } })).got).toEqual(["ann", "cleo"]);
  });

  it("goes to the people of one group, once each, as a message about their place", async () => {
    // Nobody has entered the sender whom newsletters have to name.
    const { sendTo, join, audienceOf, services, sink, whole, person, read } = await start({ sender: "" });
    const group = await openGroup(services, { size: 4 });
    const other = await openGroup(services, { slug: "other-circle" });
    expect((await signUp(whole, email("zoe"), { slug: "other-circle" })).ok).toBe(true);
    sink.onReceiver = (address) => (address.startsWith("cal") ? 550 : "take");
    sink.reply = "5.1.1 User unknown";
    const change = await join(group, "ada", "bea", "cal", "dot", "eli", "fay");
    sink.onReceiver = () => "take";
    await change("dot", "pause");
    // Whoever canceled and came back has two places, and waits.
    await change("bea", "cancel");
    await join(group, "bea");
    const segment = (who: string, id = group) => ({ segment: { kind: "group", group: id, who } });
    const audience = { receivers: 1, leftOut: ["1 unreached", "1 paused"], faults: [] };
    expect(await audienceOf(segment("held"))).toMatchObject(audience);

    const { id, got } = await sendTo({
      ...segment("held"),
      text: "Hello {first name|there}, bring tea with you.",
    });
    expect(got).toEqual(["ada"]);
    const mail = await PostalMime.parse(sink.mails[0]?.raw ?? "");
    expect(mail.headers.map(({ key }) => key).filter((key) => key.startsWith("list-"))).toEqual([]);
    expect(mail.text).toContain("Hello ada, bring tea with you.");
    expect(mail.text).toContain(placeMailsEn.close.changed);
    expect(mail.text).toContain("/your-place#token=");
    expect(wordsIn(mail.text ?? "", [issueMail.why, "Miscarriage circle"])).toEqual([]);
    for (const half of [mail.html, mail.text]) expect(half).not.toContain("/newsletter/");
    expect(await read(id)).toMatchObject({ state: "sent", counts: { chosen: 1, delivered: 1 } });
    const { result } = await issueScreen(services, await actorBy(whole, person), id);
    expect(result).toEqual([
      expect.stringContaining("It went to 1 person"),
      "Every mail server accepted it.",
    ]);

    // The seat that bea gave up is offered to eli.
    expect((await sendTo(segment("waiting"))).got).toEqual(["bea", "eli", "fay"]);
    expect((await sendTo(segment("held", other))).got).toEqual(["zoe"]);
    expect(wordsIn(await dumpOf(services), [email("ada"), "bring tea with you"])).toEqual([]);
  });

  if (!databases.includes(kind)) return;

  it("goes to the people of a date: those who were in the group then", async () => {
    const { join, sendTo, audienceOf, services } = await start();
    const group = await openGroup(services);
    await join(group, "ada", "bea");
    const bea = (await groupPlaces(services, host, group)).find((each) => each.email === email("bea"));
    await services.store.db
      .updateTable("group_places")
      .set({ created_at: "2026-11-26T12:00:00.000Z" })
      .where("id", "=", bea?.id ?? "")
      .execute();
    const to = (date: string) => ({ segment: { kind: "date", group, date, who: "held" } });
    expect((await sendTo(to(dateKey))).got).toEqual(["ada"]);
    expect((await sendTo(to("2026-12-01"))).got).toEqual(["ada", "bea"]);
    expect(await audienceOf(to("2026-11-25"))).toMatchObject({
      receivers: 0,
      faults: [issueMessages.audienceGone],
    });
  });

  it("goes to those who left when the group ended, and not to who was promised silence", async () => {
    const { join, run, receivers, sink, services, clock, post, whole } = await start();
    const group = await openGroup(services, { schedule: { count: 1 } });
    const change = await join(group, "ada", "bea", "cal");
    await change("bea", "cancel");
    const content = issueContent.parse({ ...quiet, segment: { kind: "group", group, who: "left" } });
    const audience = () => audienceNow(services, content);
    const canceled = { reason: "canceled", count: 1 };
    expect(await audience()).toEqual({ receivers: 0, leftOut: [canceled] });
    const places = await groupPlaces(services, host, group);
    const cal = places.find((each) => each.email === email("cal"));
    clock.advance(4 * day);
    await settleGroup(services, group);
    // It's over for cal, too, who then says that something has changed.
    expect((await press({ post }, placeToken(services, cal?.id ?? ""), "loss")).status).toBe(200);
    expect(await audience()).toEqual({ receivers: 1, leftOut: [{ reason: "paused", count: 1 }, canceled] });
    await run(2);
    sink.mails.length = 0;
    const owner = await ownerOf(whole);
    const id = await createIssue(services, owner, { content });
    await scheduleIssue(services, owner, { id, revision: 1, sendAt: "", zone: "UTC" });
    await run();
    expect(receivers()).toEqual(["ada"]);
    clock.advance(31 * day);
    expect(await audience()).toEqual({ receivers: 0, leftOut: [] });
  });

  it("isn't sent to whoever leaves the group, takes a break or is erased before their turn", async () => {
    const { join, begin, schedule, run, read, sink, services, worker, receivers } = await start();
    const group = await openGroup(services);
    const change = await join(group, "ada", "bea", "cal", "dot");
    const { id } = await begin({ segment: { kind: "group", group, who: "held" }, pace: 1 });
    await schedule(id);
    // One after the other: ada's has gone when the others change their minds.
    for (let turn = 0; turn < 3; turn += 1) await worker.drain();
    expect(receivers()).toEqual(["ada"]);
    const rest = await groupPlaces(services, host, group);
    await change("bea", "cancel");
    await change("cal", "pause");
    const dot = rest.find((each) => each.email === email("dot"));
    await services.store.db
      .deleteFrom("group_places")
      .where("id", "=", dot?.id ?? "")
      .execute();
    await run(20);
    const messages = sink.mails.filter(({ raw }) => raw.includes(quiet.subject));
    expect(messages.map(({ to }) => to)).toEqual([email("ada")]);
    expect(await read(id)).toMatchObject({ state: "sent", counts: { chosen: 4, delivered: 1, skipped: 3 } });
  });

  it("is begun from the group, its meeting or a tag by those who may send newsletters, and by nobody else", async () => {
    const { join, whole, services, person, create, read, act } = await start({ role: "editor" });
    const group = await openGroup(services);
    const at = { groupId: group, dateKey };
    const editor = await actorBy(whole, person);
    expect((await groupScreen(services, editor, group)).writeTo).toBeUndefined();
    await join(group, "ada");
    const { writeTo } = await groupScreen(services, editor, group);
    expect(writeTo).toEqual({ kind: "group", group, who: "held" });
    const ofMeeting = (await meetingScreen(services, editor, at)).writeTo;
    expect(ofMeeting).toEqual({ kind: "date", group, date: dateKey, who: "held" });
    for (const to of [writeTo, ofMeeting]) {
      const answer = await create({ to });
      expect(answer.status).toBe(200);
      const { id } = await answer.json();
      expect((await read(id)).content.segment).toEqual(to);
      const { groups } = await issueScreen(services, editor, id);
      expect(groups.map(({ name, dates }) => [name, dates[0]?.label])).toEqual([
        ["Miscarriage circle", "Tue, Nov 24, 7:00 PM ET"],
      ]);
    }

    const owner = await actorBy(whole, await actAs(whole, "owner"));
    const limited = await limitedTo(whole, owner, [{ kind: "group", id: group, publish: false }]);
    const limitedActor = await actorBy(whole, limited);
    expect((await groupScreen(services, limitedActor, group)).writeTo).toBeUndefined();
    expect((await meetingScreen(services, limitedActor, at)).writeTo).toBeUndefined();
    for (const other of [limited, await actAs(whole, "host"), await actAs(whole, "viewer")])
      expect((await act("/admin/newsletters", "createNewsletterIssue", { to: writeTo }, other)).status).toBe(
        403,
      );
  });

  it("can't be an audience that says two things, or one that's gone", async () => {
    const { send, begin, people, tag, schedule, move, audienceOf, act, person, services } = await start();
    const { id } = await begin();
    for (const segment of [
      { kind: "tags", tags: [] },
      { kind: "tags", tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) },
      { kind: "group", group: "one" },
      { kind: "group", group: "one", who: "all" },
      { kind: "group", group: "one", who: "held", date: dateKey },
      { kind: "date", group: "one", who: "held" },
    ])
      expect((await send("PATCH", `/${id}`, { revision: 1, content: { ...quiet, segment } })).status).toBe(
        422,
      );
    const gone = { segment: { kind: "group", group: "one", who: "held" } };
    expect(await audienceOf(gone)).toMatchObject({ receivers: 0, faults: [issueMessages.audienceGone] });
    const draft = await begin(gone);
    expect((await move(draft.id, "schedule", { sendAt: "", zone: "UTC" })).status).toBe(422);

    const donors = await tag(await people("ann"), "Donors");
    const toTag = await begin({ segment: { kind: "tags", tags: [donors] } });
    await schedule(toTag.id, "2026-12-24T10:00:00.000Z");
    const remove = async () => (await act("/admin/subscribers", "deleteTag", { id: donors }, person)).status;
    expect(await remove()).toBe(409);
    expect((await move(toTag.id, "unschedule")).status).toBe(200);
    expect(await remove()).toBe(200);
    expect((await audienceOf({ segment: { kind: "tags", tags: [donors] } })).faults).toEqual([
      issueMessages.audienceGone,
    ]);
    const actions = await services.store.db
      .selectFrom("audit")
      .select("action")
      .where("action", "like", "letters.%")
      .where("subject", "=", toTag.id)
      .orderBy("id")
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      "letters.created",
      "letters.scheduled",
      "letters.unscheduled",
    ]);
  });
});
