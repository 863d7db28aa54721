import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { changedPage, lifeChanges, somethingChanged } from "#content/something-changed.ts";
import { groupPlaces, placeUrl } from "#features/groups/meetings/reads/places.server.ts";
import { changeOwnPlace } from "#features/groups/meetings/writes/places.server.ts";
import { remindGroup } from "#features/groups/meetings/writes/reminders.server.ts";
import { linkToken, subscriberChoices } from "#features/newsletter/reads.server.ts";
import { followLink, keepChoices } from "#features/newsletter/writes/subscribing.server.ts";
import { day } from "#platform/clock/clock.ts";
import { groupWith, host, openGroup, signUp } from "#tests/support/group-places.ts";
import { openNewsletterApp, quiet } from "#tests/support/newsletters.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { onWrite } from "#tests/support/triggers.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { forgetOldChanges } from "./writes/changes.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const robin = "robin@example.org";
const formats = ["after-loss", "pregnant-or-parenting", "living-without-children", "by-path"] as const;
const answerShape = z.object({
  done: z.optional(z.string()),
  offered: z.boolean(),
  now: z.optional(z.object({ leftOut: z.array(z.string()), places: z.number(), told: z.boolean() })),
});

/** A group of each kind; the last is for one path. */
async function openGroups(app: TestApp, size = 2): Promise<readonly string[]> {
  const { content } = groupWith();
  const ids: string[] = [];
  for (const format of formats) {
    const path = format === "by-path" ? "adoption" : "every";
    ids.push(await openGroup(app.services, { slug: format, size, content: { ...content, format, path } }));
  }
  return ids;
}

const join = async (app: TestApp, email = robin) => {
  for (const slug of formats) expect((await signUp(app, email, { slug })).status).toBe(202);
};

/** The person's places in the order of the groups: state, rank, whether it's paused and whether the host is told. */
async function placesOf(app: TestApp, groups: readonly string[], email = robin) {
  const all = await Promise.all(groups.map((id) => groupPlaces(app.services, host, id)));
  return all.flatMap((places) => places.filter((each) => each.email === email));
}
const pausedOf = async (app: TestApp, groups: readonly string[]) =>
  (await placesOf(app, groups)).map(({ paused }) => paused);

async function placeToken(app: TestApp, groups: readonly string[]): Promise<string> {
  const [first] = await placesOf(app, groups);
  return placeUrl(app.services, first?.id ?? "");
}

const press = (app: Pick<TestApp, "post">, token: string, what?: string, more: object = {}) =>
  app.post("/api/something-changed", { token, ...(what === undefined ? {} : { press: what }), ...more });

describe.each(bothDatabases)("something has changed on %s", (kind) => {
  const start = async () => {
    const app = await openTestApp(kind);
    open.push(app);
    return app;
  };
  const startNewsletters = () => openNewsletterApp(kind, open);
  const tokenOf = (app: TestApp, id: string) => linkToken(app.services, "preferences", id);

  it("pauses the places that each choice says, and undo lets just these go on", async () => {
    const app = await start();
    const groups = await openGroups(app);
    await join(app);
    const token = await placeToken(app, groups);
    // One was paused before, by the person alone.
    const [, second] = await placesOf(app, groups);
    const own = placeUrl(app.services, second?.id ?? "");
    await changeOwnPlace(app.services, { token: own, action: "pause" });
    const before = await placesOf(app, groups);
    const expected = {
      pause: [true, true, true, true],
      loss: [false, true, true, true],
      pregnant: [true, true, true, true],
      stopping: [true, true, false, true],
      path: [false, true, false, true],
    };
    for (const change of lifeChanges) {
      app.clock.advance(1);
      const answer = answerShape.parse(await (await press(app, token, change)).json());
      expect(answer.done).toBe(change);
      expect(await pausedOf(app, groups), change).toEqual(expected[change]);
      // The one that was paused before isn't counted as changed.
      expect(answer.now?.places, change).toBe(expected[change].filter(Boolean).length - 1);
      // Hosts learn nothing of it.
      expect((await placesOf(app, groups)).some(({ breakShown }) => breakShown)).toBe(false);
    }
    expect((await press(app, token, "undo")).status).toBe(200);
    expect(await placesOf(app, groups)).toEqual(before);
    expect((await press(app, token, "undo")).status).toBe(200);
    expect(await placesOf(app, groups)).toEqual(before);
    // A path that is named stays.
    await press(app, token, "path", { path: "adoption" });
    expect(await pausedOf(app, groups)).toEqual([false, true, false, false]);
  });

  it("lets the host see a break only when the person presses that, until they come back", async () => {
    const app = await start();
    const groups = await openGroups(app);
    await join(app);
    const token = await placeToken(app, groups);
    const shown = async () => (await placesOf(app, groups)).map(({ breakShown }) => breakShown);
    await press(app, token, "tell");
    expect(await shown()).toEqual([false, false, false, false]);
    await press(app, token, "loss");
    expect(answerShape.parse(await (await press(app, token, "tell")).json()).now?.told).toBe(true);
    expect(await shown()).toEqual([false, true, true, true]);
    await press(app, token, "untell");
    expect(await shown()).toEqual([false, false, false, false]);
    await press(app, token, "tell");
    // One place goes on; undo leaves what the person did there since.
    const [, second] = await placesOf(app, groups);
    const own = placeUrl(app.services, second?.id ?? "");
    await changeOwnPlace(app.services, { token: own, action: "resume" });
    expect(await shown()).toEqual([false, false, true, true]);
    app.clock.advance(1);
    await changeOwnPlace(app.services, { token: own, action: "pause" });
    await press(app, token, "undo");
    expect(await pausedOf(app, groups)).toEqual([false, true, false, false]);
    expect(await shown()).toEqual([false, false, false, false]);
  });

  it("never sends what is left out, though it was queued before", async () => {
    const { people, begin, schedule, run, receivers, sink, services, send, whole } = await startNewsletters();
    const names = ["robin", "sasha", "toni"];
    const ids = await people(...names);
    await schedule((await begin({ topics: ["pregnancy"] })).id);
    for (let step = 0; step < 3; step += 1) await whole.worker.drain();
    // One has it; the others' mails are in the outbox.
    const queued = services.store.db.selectFrom("letter_mails").select("id").where("state", "=", "queued");
    const [first = ""] = receivers();
    expect([receivers(), await queued.execute()]).toEqual([[first], [expect.anything(), expect.anything()]]);
    const [loss = "", pause = ""] = names.filter((name) => name !== first);
    const idOf = (name: string) => ids[names.indexOf(name)] ?? "";
    await press(whole, tokenOf(whole, idOf(loss)), "loss");
    await press(whole, tokenOf(whole, idOf(pause)), "pause");
    await run();
    expect(receivers()).toEqual([first]);

    const sent = async (topics: readonly string[]) => {
      sink.mails.length = 0;
      const preview = await send("POST", "/preview", { content: { ...quiet, topics } });
      await schedule((await begin({ topics })).id);
      await run();
      expect((await preview.json()).audience.receivers).toBe(receivers().length);
      return receivers();
    };
    expect(await sent(["birth"])).toEqual([first]);
    expect(await sent(["loss"])).toEqual([first, loss].toSorted());
    // It's kept for the address, so it counts for whoever subscribes again.
    await followLink(services, { purpose: "unsubscribe", subscriberId: idOf(loss), page: "/" });
    await people(loss);
    expect(await sent(["birth"])).toEqual([first]);
    await press(whole, tokenOf(whole, idOf(loss)), "undo");
    expect(await sent(["birth"])).toEqual([first, loss].toSorted());
  });

  it("stops a mail that is already on its way to the mail server", async () => {
    const { people, begin, schedule, run, services, whole, sink } = await startNewsletters();
    const [one = ""] = await people("robin");
    await schedule((await begin({ topics: ["pregnancy"] })).id);
    const { mailer } = services;
    const { send } = mailer;
    mailer.send = async (...given) => {
      // Composed, and not handed over yet.
      mailer.send = send;
      await press(whole, tokenOf(whole, one), "loss");
      return send(...given);
    };
    await run();
    expect(sink.mails).toEqual([]);
    const states = await services.store.db.selectFrom("letter_mails").select("state").execute();
    expect(states).toEqual([{ state: "skipped" }]);
  });

  it("sends no mail of a paused place but answers, though it was queued before", async () => {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url });
    open.push(smtp, app);
    const [group = ""] = await openGroups(app);
    await signUp(app, robin, { slug: "after-loss" });
    await signUp(app, "sasha@example.org", { slug: "after-loss" });
    await app.worker.drain();
    smtp.mails.length = 0;
    app.clock.advance(2.8 * day);
    const date = { key: "2026-11-24", start: "2026-11-25T00:00:00.000Z", name: "day" };
    await remindGroup(app.services, { groupId: group, ...date });
    const token = await placeToken(app, [group]);
    await press(app, token, "pause");
    await app.worker.drain();
    expect(smtp.mails.map(({ rcpt }) => rcpt)).toEqual([["sasha@example.org"]]);
    await changeOwnPlace(app.services, { token, action: "cancel" });
    await app.worker.drain();
    expect(smtp.mails.map(({ rcpt }) => rcpt)).toEqual([["sasha@example.org"], [robin]]);
  });

  it("keeps the turn on a waiting list, gets no offer meanwhile, and passes an offer on", async () => {
    const app = await start();
    const groups = await openGroups(app, 1);
    await join(app, "first@example.org");
    await join(app);
    await join(app, "third@example.org");
    const token = await placeToken(app, groups);
    expect(answerShape.parse(await (await press(app, token)).json()).offered).toBe(false);
    const [first] = await placesOf(app, groups, "first@example.org");
    const giveUp = (id = "") =>
      changeOwnPlace(app.services, { token: placeUrl(app.services, id), action: "cancel" });
    await giveUp(first?.id);
    const states = async (email?: string) => (await placesOf(app, groups, email)).map(({ state }) => state);
    expect((await states())[0]).toBe("offered");
    expect(answerShape.parse(await (await press(app, token)).json()).offered).toBe(true);
    await press(app, token, "pause");
    expect([(await states())[0], (await states("third@example.org"))[0]]).toEqual(["waiting", "offered"]);
    // Pressing again doesn't offer anything in between.
    await press(app, token, "pause");
    const [third] = await placesOf(app, groups, "third@example.org");
    await giveUp(third?.id);
    expect((await states())[0]).toBe("waiting");
    await press(app, token, "undo");
    const [back] = await placesOf(app, groups);
    expect([back?.state, back?.rank]).toEqual(["offered", 2]);
  });

  it("leaves all or nothing when the database fails in the middle", async () => {
    const app = await start();
    const groups = await openGroups(app);
    await join(app);
    const token = await placeToken(app, groups);
    const rows = async () =>
      JSON.stringify(await app.services.store.db.selectFrom("life_changes").selectAll().execute());
    for (const [table, on] of [
      ["group_places", "update"],
      ["life_changes", "update"],
      ["life_changes", "insert"],
    ] as const) {
      const before = [await placesOf(app, groups), await rows()];
      const mend = await onWrite(app.services.store, { table, on, run: "fail" });
      expect((await press(app, token, "loss")).status, table).toBe(500);
      await mend();
      expect([await placesOf(app, groups), await rows()], table).toEqual(before);
    }
    await press(app, token, "loss");
    const changed = [await placesOf(app, groups), await rows()];
    for (const [table, on] of [
      ["group_places", "update"],
      ["life_changes", "delete"],
    ] as const) {
      const mend = await onWrite(app.services.store, { table, on, run: "fail" });
      expect((await press(app, token, "undo")).status, table).toBe(500);
      await mend();
      expect([await placesOf(app, groups), await rows()], table).toEqual(changed);
    }
  });

  it("is the same after any change and its undo, wherever somebody begins", async () => {
    const app = await start();
    const groups = await openGroups(app, 3);
    for (const email of ["a@example.org", "b@example.org"]) await join(app, email);
    const ids = [...newsletterTopics, ...newsletterDates].map(({ id }) => id);
    let person = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          muted: fc.option(fc.subarray(ids)),
          places: fc.array(
            fc.record({ group: fc.nat(3), seats: fc.integer({ min: 1, max: 2 }), paused: fc.boolean() }),
            { maxLength: 4 },
          ),
          presses: fc.array(fc.constantFrom(...lifeChanges, "tell", "untell"), {
            minLength: 1,
            maxLength: 4,
          }),
          months: fc.constantFrom("", "1", "3"),
        }),
        async ({ muted, places, presses, months }) => {
          person += 1;
          const email = `person${person}@example.org`;
          const joined = await app.post("/api/newsletter/signup", {
            email,
            consentToNewsletter: true,
            website: "",
          });
          const { id } = z.object({ id: z.string() }).parse(await joined.json());
          const topics = muted ?? [];
          if (muted) await keepChoices(app.services, id, { topics, dates: topics });
          for (const { group, seats } of places)
            await signUp(app, email, { slug: formats[group] ?? "", seats });
          for (const [at, place] of (await placesOf(app, groups, email)).entries())
            if (places[at]?.paused)
              await changeOwnPlace(app.services, {
                token: placeUrl(app.services, place.id),
                action: "pause",
              });
          const state = async () => [
            await placesOf(app, groups, email),
            await subscriberChoices(app.services, id),
            await app.services.store.db.selectFrom("life_changes").selectAll().execute(),
          ];
          const before = await state();
          app.clock.advance(1);
          for (const what of presses) {
            const answer = await press(app, tokenOf(app, id), what, what === "pause" ? { months } : {});
            expect(answer.status).toBe(200);
            app.clock.advance(1);
          }
          await press(app, tokenOf(app, id), "undo");
          expect(await state()).toEqual(before);
          // Seats for the next one.
          for (const place of await placesOf(app, groups, email))
            await changeOwnPlace(app.services, { token: placeUrl(app.services, place.id), action: "cancel" });
        },
      ),
      { numRuns: kind === "sqlite" ? 30 : 8, seed: 37 },
    );
  });

  it("ends a break on its day, unless something else was pressed since", async () => {
    const app = await start();
    const groups = await openGroups(app);
    await join(app);
    const token = await placeToken(app, groups);
    const before = await placesOf(app, groups);
    await press(app, token, "pause", { months: "1" });
    app.clock.advance(29 * day);
    await app.worker.drain();
    expect(await pausedOf(app, groups)).toEqual([true, true, true, true]);
    // Pressed again: a month from then.
    await press(app, token, "pause", { months: "1" });
    app.clock.advance(2 * day);
    await app.worker.drain();
    expect(await pausedOf(app, groups)).toEqual([true, true, true, true]);
    app.clock.advance(29 * day);
    await app.worker.drain();
    expect(await placesOf(app, groups)).toEqual(before);
    expect(await app.services.store.db.selectFrom("life_changes").selectAll().execute()).toEqual([]);
  });

  it("is forgotten after twelve months: topics stay left out, and a break takes off the newsletter", async () => {
    const { people, services, whole } = await startNewsletters();
    const [one = "", two = ""] = await people("robin", "sasha");
    await keepChoices(services, one, { topics: ["money"], dates: [] });
    await press(whole, tokenOf(whole, one), "loss");
    await press(whole, tokenOf(whole, two), "pause");
    whole.clock.advance(364 * day);
    await forgetOldChanges(services);
    expect(await subscriberChoices(services, one)).toMatchObject({ choices: { topics: ["money"] } });
    whole.clock.advance(3 * day);
    expect(await forgetOldChanges(services)).toBe(2);
    expect(await subscriberChoices(services, one)).toEqual({
      state: "active",
      choices: { topics: ["money", "pregnancy", "birth", "children"], dates: ["mothers-day", "fathers-day"] },
    });
    expect((await subscriberChoices(services, two))?.state).toBe("unsubscribed");
    expect(await services.store.db.selectFrom("life_changes").selectAll().execute()).toEqual([]);
  });

  it("tells nobody, in no table and no audit log, and refuses a forged link", async () => {
    const { people, services, whole } = await startNewsletters();
    const [one = ""] = await people("robin");
    for (const change of lifeChanges) {
      await press(whole, tokenOf(whole, one), change, { months: "3", path: "adoption" });
      const dump = await dumpOf(services);
      const words = ["pregnancy", "stillbirth", "remembrance", "mothers-day", "adoption"];
      expect(wordsIn(dump, [robin, ...words.map((word) => `\\"${word}\\"`)]), change).toEqual([]);
    }
    const audited = await services.store.db
      .selectFrom("audit")
      .select("action")
      .where("action", "like", "%change%")
      .execute();
    expect(audited).toEqual([]);
    const { badLink, missing } = somethingChanged.messages;
    const [id, signature] = tokenOf(whole, one).split(".");
    const other = linkToken(services, "unsubscribe", one);
    for (const token of ["x", `${id}.x`, `x.${signature}`, other, `${id}`]) {
      const answer = await press(whole, token, "loss");
      expect([answer.status, (await answer.json()).message], token).toEqual([404, badLink]);
    }
    const empty = await press(whole, "", "loss");
    expect([empty.status, (await empty.json()).fields.token]).toEqual([422, missing]);
    expect((await press(whole, tokenOf(whole, one), "baby")).status).toBe(422);
  });

  it("changes nothing by GET or by opening the link", async () => {
    const app = await start();
    const groups = await openGroups(app);
    await join(app);
    const token = await placeToken(app, groups);
    for (const path of ["/api/something-changed", `/api/something-changed?press=loss&token=${token}`])
      expect((await app.app.request(`https://kinward.test${path}`)).status).toBe(405);
    expect((await press(app, token)).status).toBe(200);
    expect(await pausedOf(app, groups)).toEqual([false, false, false, false]);
    const answer = await app.app.request(`https://kinward.test${changedPage}?token=${token}&press=loss`);
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(await pausedOf(app, groups)).toEqual([false, false, false, false]);
  });
});
