import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { lifeChanges } from "#content/something-changed.ts";
import { placeUrl } from "#features/groups/reads/places.server.ts";
import { changeOwnPlace } from "#features/groups/writes/places.server.ts";
import { linkToken, subscriberChoices } from "#features/newsletter/reads.server.ts";
import { keepChoices } from "#features/newsletter/writes/subscribing.server.ts";
import { day } from "#platform/clock/clock.ts";
import { isExcluded } from "#platform/personal-data/exclusion.ts";
import { signUp } from "#tests/support/group-places.ts";
import {
  answerShape,
  breaksShown,
  groupsOfEachKind,
  joinAll,
  pausedOf,
  placesOf,
  placeToken,
  press,
  robin,
  slugs,
} from "#tests/support/life-changes.ts";
import { openNewsletterApp } from "#tests/support/newsletters.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { onWrite } from "#tests/support/triggers.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { decryptChange } from "./table.server.ts";
import { forgetOldChanges } from "./writes/changes.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const isTelling = (what: string) => what === "tell" || what === "untell";

describe.each(databases)("something has changed on %s", (kind) => {
  const start = async () => {
    const app = await openTestApp(kind);
    open.push(app);
    return app;
  };
  const startNewsletters = () => openNewsletterApp(kind, open);
  const tokenOf = (app: TestApp, id: string) => linkToken(app.services, "preferences", id);

  it("pauses the places that each choice says, and undo lets just these go on", async () => {
    const app = await start();
    const groups = await groupsOfEachKind(app);
    await joinAll(app);
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
      expect(await breaksShown(app, groups)).toEqual([false, false, false, false]);
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
    const groups = await groupsOfEachKind(app);
    await joinAll(app);
    const token = await placeToken(app, groups);
    const shown = () => breaksShown(app, groups);
    await press(app, token, "tell");
    expect(await shown()).toEqual([false, false, false, false]);
    await press(app, token, "loss");
    expect(answerShape.parse(await (await press(app, token, "tell")).json()).now?.shownToHost).toBe(true);
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

  it("keeps the turn on a waiting list, gets no offer meanwhile, and passes an offer on", async () => {
    const app = await start();
    const groups = await groupsOfEachKind(app, 1);
    await joinAll(app, "first@example.org");
    await joinAll(app);
    await joinAll(app, "third@example.org");
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
    const groups = await groupsOfEachKind(app);
    await joinAll(app);
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
    const groups = await groupsOfEachKind(app, 3);
    for (const email of ["a@example.org", "b@example.org"]) await joinAll(app, email);
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
            await signUp(app, email, { slug: slugs[group] ?? "", seats });
          for (const [at, place] of (await placesOf(app, groups, email)).entries())
            if (places[at]?.paused)
              await changeOwnPlace(app.services, {
                token: placeUrl(app.services, place.id),
                action: "pause",
              });
          const state = async () => [
            await placesOf(app, groups, email),
            await subscriberChoices(app.services, id),
            await breaksShown(app, groups),
            (await app.services.store.db.selectFrom("life_changes").selectAll().execute()).map(
              ({ content, ...row }) => ({
                ...row,
                content: decryptChange(app.services, { id: row.id, content }),
              }),
            ),
          ];
          const before = await state();
          app.clock.advance(1);
          let first: { seen: unknown } | undefined;
          let isBreak = false;
          for (const what of presses) {
            if (what === "pause" && !isBreak) first = { seen: await state() };
            else if (what !== "pause" && !isTelling(what)) first = undefined;
            isBreak = isTelling(what) ? isBreak : what === "pause";
            const answer = await press(app, tokenOf(app, id), what, what === "pause" ? { months } : {});
            expect(answer.status).toBe(200);
            // Telling the hosts afterwards belongs to what it's told of; not telling them any more stays.
            if (what === "untell") first = undefined;
            app.clock.advance(1);
          }
          await press(app, tokenOf(app, id), "undo");
          // A break on top of another change: that one is as it was, and can be undone too.
          if (first) expect(await state()).toEqual(first.seen);
          await press(app, tokenOf(app, id), "undo");
          expect(await state()).toEqual(before);
          // Seats for the next one.
          for (const place of await placesOf(app, groups, email))
            await changeOwnPlace(app.services, { token: placeUrl(app.services, place.id), action: "cancel" });
        },
      ),
      { numRuns: isWholeRun ? 30 : 8, seed: 37 },
    );
  });

  it("ends a break on its day, unless something else was pressed since", async () => {
    const app = await start();
    const groups = await groupsOfEachKind(app);
    await joinAll(app);
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

  it("goes back to the loss when the break on top of it ends or is undone", async () => {
    const app = await start();
    const groups = await groupsOfEachKind(app);
    await joinAll(app);
    const token = await placeToken(app, groups);
    const before = await placesOf(app, groups);
    const mail = { kind: "newsletter", topics: ["pregnancy"], dates: [] } as const;
    const isLeftOut = (topics: readonly string[]) =>
      isExcluded(app.services, app.services.store.db, { email: robin, mail: { ...mail, topics } });
    const seen = async () => answerShape.parse(await (await press(app, token)).json()).now;
    await press(app, token, "loss");
    const afterLoss = [await placesOf(app, groups), await seen()];
    for (const way of ["day", "undo", "night"]) {
      app.clock.advance(1);
      await press(app, token, "pause", { months: "3" });
      // Pressed again, for a shorter time.
      app.clock.advance(1);
      await press(app, token, "pause", { months: "1" });
      expect(await seen()).toMatchObject({ everything: true, places: 4, stays: true });
      expect(await pausedOf(app, groups)).toEqual([true, true, true, true]);
      expect(await isLeftOut(["money"])).toBe(true);
      if (way === "undo") await press(app, token, "undo");
      else app.clock.advance(32 * day);
      if (way === "day") await app.worker.drain();
      if (way === "night") await forgetOldChanges(app.services);
      expect([await placesOf(app, groups), await seen()], way).toEqual(afterLoss);
      expect([await isLeftOut(["money"]), await isLeftOut(["pregnancy"])]).toEqual([false, true]);
    }
    await press(app, token, "undo");
    expect([await placesOf(app, groups), await seen()]).toEqual([before, undefined]);
    // Another change takes the place of both.
    await press(app, token, "loss");
    await press(app, token, "pause");
    await press(app, token, "pregnant");
    expect(await pausedOf(app, groups)).toEqual([true, false, true, true]);
    await press(app, token, "undo");
    expect([await placesOf(app, groups), await seen()]).toEqual([before, undefined]);
  });

  it("is forgotten after twelve months: topics stay left out, and a break takes off the newsletter", async () => {
    const { people, services, whole } = await startNewsletters();
    const [one = "", two = "", three = "", four = ""] = await people("robin", "sasha", "toni", "uma");
    await keepChoices(services, one, { topics: ["money"], dates: [] });
    await press(whole, tokenOf(whole, one), "loss");
    await press(whole, tokenOf(whole, two), "pause");
    await press(whole, tokenOf(whole, three), "loss");
    await press(whole, tokenOf(whole, three), "pause");
    await press(whole, tokenOf(whole, four), "loss");
    await services.store.db
      .updateTable("subscribers")
      .set({ state: "unreached" })
      .where("id", "=", four)
      .execute();
    whole.clock.advance(364 * day);
    await forgetOldChanges(services);
    expect(await subscriberChoices(services, one)).toMatchObject({ choices: { topics: ["money"] } });
    whole.clock.advance(3 * day);
    expect(await forgetOldChanges(services)).toBe(4);
    expect(await subscriberChoices(services, one)).toEqual({
      state: "active",
      choices: { topics: ["money", "pregnancy", "birth", "children"], dates: ["mothers-day", "fathers-day"] },
    });
    expect((await subscriberChoices(services, two))?.state).toBe("unsubscribed");
    // Whoever subscribes again after a break still gets nothing of what was left out before it.
    expect(await subscriberChoices(services, three)).toMatchObject({
      state: "unsubscribed",
      choices: { topics: ["pregnancy", "birth", "children"] },
    });
    // The same if mail came back meanwhile: they may confirm their address again.
    expect(await subscriberChoices(services, four)).toMatchObject({
      state: "unreached",
      choices: { topics: ["pregnancy", "birth", "children"] },
    });
    expect(await services.store.db.selectFrom("life_changes").selectAll().execute()).toEqual([]);
  });
});
