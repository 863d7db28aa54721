import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { changedPage, lifeChanges, somethingChanged } from "#content/something-changed.ts";
import { placeUrl } from "#features/groups/reads/places.server.ts";
import { changeOwnPlace } from "#features/groups/writes/places.server.ts";
import { linkToken } from "#features/newsletter/reads.server.ts";
import {
  groupsOfEachKind,
  joinAll,
  pausedOf,
  placesOf,
  placeToken,
  press,
  robin,
} from "#tests/support/life-changes.ts";
import { askForMentor, matchLast } from "#tests/support/mentoring.ts";
import { openNewsletterApp } from "#tests/support/newsletters.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

describe.each(databases)("the link to say that something has changed on %s", (kind) => {
  const start = async () => {
    const app = await openTestApp(kind);
    open.push(app);
    return app;
  };
  const startNewsletters = () => openNewsletterApp(kind, open);
  const tokenOf = (app: TestApp, id: string) => linkToken(app.services, "preferences", id);

  it("tells nobody, in no table and no audit log, and refuses a forged link", async () => {
    const { people, services, whole } = await startNewsletters();
    const [one = ""] = await people("robin");
    for (const change of lifeChanges) {
      await press(whole, tokenOf(whole, one), change, { months: "3", path: "adoption" });
      const dump = await dumpOf(services);
      // Other words of the choices are in groups that the site begins with.
      const words = ["stillbirth", "remembrance", "mothers-day", "fathers-day"];
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

  it("shows nothing of places behind the link of a newsletter or of letters, and still pauses them", async () => {
    const app = await start();
    const groups = await groupsOfEachKind(app, 1);
    await joinAll(app, "first@example.org");
    await joinAll(app);
    for (const place of await placesOf(app, groups, "first@example.org"))
      await changeOwnPlace(app.services, { token: placeUrl(app.services, place.id), action: "cancel" });
    const joined = await app.post("/api/newsletter/signup", {
      email: robin,
      consentToNewsletter: true,
      website: "",
    });
    const { id } = z.object({ id: z.string() }).parse(await joined.json());
    await askForMentor(app, { email: robin });
    const links = await matchLast(app);
    for (const token of [tokenOf(app, id), links.person]) {
      expect(Object.keys(await (await press(app, token)).json())).toEqual(["token"]);
      for (const what of ["pause", "tell", "untell", "undo"]) {
        const answer = await (await press(app, token, what)).json();
        expect(Object.keys(answer)).not.toContain("offered");
        const shown = Object.keys(answer.now ?? {});
        expect(shown, what).toEqual(what === "undo" ? [] : ["everything", "leftOut", "stays", "until"]);
      }
      const paused = async () => (await pausedOf(app, groups)).join();
      await press(app, token, "pause");
      expect(await paused()).toBe("true,true,true,true");
      await press(app, token, "undo");
      expect(await paused()).toBe("false,false,false,false");
    }
    // A mentor's link is for the mentor's own address.
    await press(app, links.mentor, "pause");
    expect(await pausedOf(app, groups)).toEqual([false, false, false, false]);
    expect((await press(app, links.mentor, "undo")).status).toBe(200);
  });

  it("changes nothing by GET or by opening the link", async () => {
    const app = await start();
    const groups = await groupsOfEachKind(app);
    await joinAll(app);
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
