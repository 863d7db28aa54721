import { afterEach, describe, expect, it } from "vitest";
import { actAs, actorBy, addPerson, signIn } from "#tests/support/admin.ts";
import { answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { openNewsletterApp } from "#tests/support/newsletters.ts";
import { bothDatabases, databases, dumpOf } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { personQuery, viewPerson } from "./reads/screen.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const email = "wren@example.org";
const written = { name: "Wren Marlowe", email: "Wren@Example.org", phone: "+1 555 0100", website: "" };

describe.each(bothDatabases)("the view of one person on %s", (kind) => {
  /** Wren has written twice, asked as a clinic, answered with contact details, and reads the newsletter. */
  async function start() {
    const issues = await openNewsletterApp(kind, open);
    const app = issues.whole;
    const id = async (response: Promise<Response>): Promise<string> => (await (await response).json()).id;
    const write = (subject: string, message: string, more = {}) =>
      id(app.post("/api/contact", { ...written, subject, message, ...more }));
    const later = () => app.clock.advance(60_000);
    const first = await write("general", "The first question");
    later();
    const second = await write("peer-mentoring", "Is there a group for the nights?");
    later();
    const inquiry = await id(
      app.post("/api/clinic/inquiry", { email, clinicName: "Lake Clinic", message: "How do we begin?" }),
    );
    later();
    await publishedCampaign(app.services, { slug: "reach", identity: "contact" });
    const contact = { name: "Wren", email };
    const given = await id(answer(app, "reach", { answers: { evening: { chosen: ["monday"] } }, contact }));
    later();
    await write("general", "Somebody else", { name: "Robin", email: "robin@example.org" });
    const subscriber = await issues.join("wren");
    await app.worker.drain();
    const draft = await issues.begin();
    await issues.schedule(draft.id);
    later();
    for (let turn = 0; turn < 4; turn += 1) {
      later();
      await app.worker.drain();
    }
    const editor = await signIn(app, await addPerson(app, "editor"));
    const view = async (path: string, { who = editor, cursor = "" } = {}) => {
      const [kind = "", id = ""] = path.split("/");
      const record = { kind, id, ...(cursor === "" ? {} : { cursor }) };
      return viewPerson(app.services, await actorBy(app, who), record);
    };
    const find = async (typed: string, who = editor): Promise<{ kind: string; path: string }[]> =>
      (await (await app.post("/api/admin/search", { text: typed }, who)).json()).items;
    return { app, issues, editor, view, find, ids: { first, second, inquiry, given, subscriber } };
  }

  it("pages through a long timeline without leaving anything out or showing anything twice", async () => {
    const { app, view, ids } = await start();
    for (let at = 0; at < 40; at += 1) {
      // Several in the same millisecond.
      if (at % 3 === 0) app.clock.advance(1_000);
      await app.post("/api/contact", { ...written, subject: "general", message: `Question ${at}` });
    }
    const seen: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const person: Awaited<ReturnType<typeof view>> = await view(`messages/${ids.first}`, { cursor: next });
      seen.push(...person.timeline.map(({ id }) => id));
      next = person.next;
    }
    expect(seen).toHaveLength(46);
    expect(new Set(seen).size).toBe(46);
    expect(personQuery.safeParse({ cursor: "soon" }).success).toBe(false);
  });

  if (!databases.includes(kind)) return;

  it("joins messages, inquiries, answers and the newsletter, whichever record it is opened from", async () => {
    const { app, view, ids } = await start();
    const person = await view(`messages/${ids.first}`);
    expect(person).toMatchObject({
      email: written.email,
      name: "Wren Marlowe",
      reply: expect.stringContaining(`/${ids.inquiry}#answer-text`),
      subscriberId: ids.subscriber,
      next: null,
    });
    expect(person.facts).toEqual([
      { label: "Phone", text: "+1 555 0100" },
      { label: "Clinic", text: "Lake Clinic" },
      { label: "Newsletter", text: "Subscribed" },
    ]);
    const said = person.timeline.map(({ what, text }) => `${what}: ${text}`);
    expect(said).toEqual([
      "Newsletter: Three quiet evenings",
      "Newsletter consent: Signed up",
      "Campaign answer: What would help during the wait?",
      "Inquiry: Lake Clinic: How do we begin?",
      expect.stringMatching(/^Message: .*Is there a group for the nights\?$/),
      expect.stringMatching(/^Message: .*The first question$/),
    ]);
    expect(person.due.map(({ path }) => path)).toContain(`/admin/messages/${ids.second}`);
    for (const path of [`inquiries/${ids.inquiry}`, `answers/${ids.given}`, `subscribers/${ids.subscriber}`])
      expect((await view(path)).timeline, path).toEqual(person.timeline);
    for (const path of [`messages/${ids.given}`, `desk/${ids.first}`])
      await expect(view(path), path).rejects.toMatchObject({ code: "not_found" });
    // Replies and notes are part of it.
    const editor = await signIn(app, "editor@kinward.test");
    await app.act(
      `/admin/messages/${ids.first}`,
      "noteConversation",
      { text: "Robin knows a group." },
      editor,
    );
    const [newest] = (await view(`messages/${ids.first}`)).timeline;
    expect(newest).toMatchObject({ what: "Note by Robin editor", text: "Robin knows a group." });
  });

  it("is found by a whole address, which is in no address, log entry or audit entry", async () => {
    const { app, find, view, ids, issues } = await start();
    const [found] = await find(" WREN@example.org ");
    const path = expect.stringMatching(/^\/admin\/person\/[a-z]+\/[0-9a-f-]{36}$/);
    expect(found).toMatchObject({ kind: "person", path });
    for (const other of ["nobody@example.org", "wren"])
      expect((await find(other)).map((each) => each.kind)).not.toContain("person");
    // Opened three times within an hour, recorded once for each team member, by the record.
    await view(`messages/${ids.first}`);
    await view(`messages/${ids.first}`);
    await view(`messages/${ids.first}`, { who: issues.person });
    const entries = await app.services.store.db
      .selectFrom("audit")
      .select(["actor", "subject"])
      .where("action", "=", "person.viewed")
      .execute();
    expect(entries).toHaveLength(2);
    expect(new Set(entries.map(({ actor }) => actor)).size).toBe(2);
    expect(new Set(entries.map(({ subject }) => subject))).toEqual(new Set([ids.first]));
    expect(wordsIn(await dumpOf(app.services), [email, "Wren Marlowe"])).toEqual([]);
  });

  it("is closed to viewers, and gone once the record is erased", async () => {
    const { app, view, find, ids, issues } = await start();
    const viewer = await actAs(app, "viewer");
    const refused = view(`messages/${ids.first}`, { who: viewer });
    await expect(refused).rejects.toMatchObject({ code: "forbidden" });
    expect(await find(email, viewer)).toEqual([]);
    const erased = await app.act("/admin/privacy", "erasePersonalData", { email, sure: true }, issues.person);
    expect(erased.status).toBe(200);
    for (const path of [`messages/${ids.first}`, `subscribers/${ids.subscriber}`, `answers/${ids.given}`])
      await expect(view(path), path).rejects.toMatchObject({ code: "not_found" });
    expect(await find(email)).toEqual([]);
  });
});
