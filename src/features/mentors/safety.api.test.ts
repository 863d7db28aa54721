import { afterEach, describe, expect, it } from "vitest";
import { eraseByOwner } from "#features/privacy/writes/erase.server.ts";
import { changeRetention } from "#features/privacy/writes/retention.server.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { actAs, actorBy } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { subjectsTo } from "#tests/support/group-places.ts";
import { askForMentor, coordinator, matchLast, onLetters } from "#tests/support/mentoring.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { removeEndedRequests } from "./jobs.server.ts";
import { mentorsScreen, requestScreen } from "./reads/team.server.ts";
import type { Side } from "./rules/request.ts";
import { closeConcern, readLetters } from "./writes/team.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const [wren, marlowe] = ["wren@example.org", "marlowe@example.org"];
const words: Readonly<Record<Side, string>> = { person: "A heron on the pond.", mentor: "Rain on the roof." };
const owner = actorWith("owner");

async function start(kind: (typeof bothDatabases)[number]) {
  const smtp = await startSmtp();
  const app = await openTestApp(kind, { SMTP_URL: smtp.url });
  open.push(smtp, app);
  return { smtp, app, toTeam: () => subjectsTo(smtp, app.services.settings.TEAM_MAIL).length };
}

/** Two people who have each written one letter. */
async function writing(app: TestApp) {
  await askForMentor(app);
  const links = await matchLast(app);
  for (const side of ["person", "mentor"] as const)
    expect((await onLetters(app, "write", { token: links[side], text: words[side] })).status).toBe(201);
  const { id } = await app.services.store.db
    .selectFrom("mentor_requests")
    .select("id")
    .executeTakeFirstOrThrow();
  return { id, links };
}

const change = (app: TestApp, token: string, action: string) => onLetters(app, "change", { token, action });
const lettersIn = async (app: TestApp) =>
  (await app.services.store.db.selectFrom("mentor_letters").select("sender").execute()).map(
    ({ sender }) => sender,
  );

describe.each(databases)("a concern on %s", (kind) => {
  it("is told to the team by each side, and closed in one press", async () => {
    const { app, toTeam } = await start(kind);
    const { id, links } = await writing(app);
    app.clock.advance(2 * hour);
    await app.worker.drain();
    const before = toTeam();
    expect((await change(app, links.person, "flag")).letters.flagged).toBe(true);
    expect((await onLetters(app, "read", { token: links.mentor })).letters.flagged).toBe(false);
    expect((await change(app, links.mentor, "flag")).letters.flagged).toBe(true);
    expect((await onLetters(app, "read", { token: links.person })).letters.flagged).toBe(true);
    await app.worker.drain();
    expect(toTeam() - before).toBe(2);
    expect((await requestScreen(app.services, coordinator, id)).flaggedBy).toEqual(["person", "mentor"]);
    await closeConcern(app.services, coordinator, id);
    expect((await requestScreen(app.services, coordinator, id)).flaggedBy).toEqual([]);
    expect(await lettersIn(app)).toHaveLength(2);
  });

  it.each<[Side, string, Side]>([
    ["mentor", marlowe, "person"],
    ["person", wren, "mentor"],
  ])(
    "keeps the letters if the %s erases what is theirs, until the team has closed it",
    async (side, email, other) => {
      const { app } = await start(kind);
      const { id, links } = await writing(app);
      await change(app, links[other], "flag");
      await eraseByOwner(app.services, owner, email);
      expect(await lettersIn(app)).toHaveLength(2);
      expect(await readLetters(app.services, coordinator, id)).toMatchObject([
        { text: words.person },
        { text: words.mentor },
      ]);
      // Only the team still sees them: for the other one they are gone.
      const seen = await onLetters(app, "read", { token: links[other] });
      expect(seen.letters).toMatchObject({ step: "ended", letters: [{ mine: true }] });
      expect(wordsIn(JSON.stringify(seen), ["Wren on the Hill", "Marlowe by the Sea"])).toEqual([]);
      expect((await onLetters(app, "read", { token: links[side] })).status).toBe(404);
      expect((await requestScreen(app.services, coordinator, id)).who).not.toBe("");
      await mentorsScreen(app.services, coordinator);
      await app.worker.drain();
      await closeConcern(app.services, coordinator, id);
      expect(await lettersIn(app)).toEqual(side === "mentor" ? ["person"] : []);
      app.clock.advance(91 * day);
      await removeEndedRequests(app.services);
      for (const table of ["mentor_requests", "mentor_proposals", "mentor_letters"] as const)
        expect(await app.services.store.db.selectFrom(table).select("id").execute(), table).toEqual([]);
    },
  );

  it("keeps the letters for 90 days after the end, even if owners keep them for less", async () => {
    const { app } = await start(kind);
    const { links } = await writing(app);
    await changeRetention(app.services, owner, { name: "mentors.requests", figure: 10, expected: 90 });
    await change(app, links.mentor, "flag");
    await change(app, links.person, "end");
    app.clock.advance(80 * day);
    await removeEndedRequests(app.services);
    expect(await lettersIn(app)).toHaveLength(2);
    app.clock.advance(11 * day);
    await removeEndedRequests(app.services);
    expect(await lettersIn(app)).toEqual([]);
  });

  it("goes with an erasure without one: the letters are gone at once", async () => {
    const { app } = await start(kind);
    await writing(app);
    await eraseByOwner(app.services, owner, marlowe);
    expect(await lettersIn(app)).toEqual(["person"]);
    await eraseByOwner(app.services, owner, wren);
    expect(await lettersIn(app)).toEqual([]);
  });
});

describe.each(bothDatabases)("requests at the same time on %s", (kind) => {
  it("from one address are one request", async () => {
    const { app, smtp } = await start(kind);
    // The first ones open the connections, so that those of the second really come at the same time.
    const addresses = Array.from({ length: 8 }, (_, at) => `person${at}@example.org`);
    await Promise.all(addresses.map((email) => askForMentor(app, { email })));
    const answers = await Promise.all(addresses.map(() => askForMentor(app)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    const rows = await app.services.store.db.selectFrom("mentor_requests").select("id").execute();
    expect(rows).toHaveLength(addresses.length + 1);
    await app.worker.drain();
    expect(subjectsTo(smtp, wren)).toEqual(["We have your note"]);
  });
});

describe.each(databases)("what is shown of letters and mentors on %s", (kind) => {
  it("hides the letters from an owner's look-up and file, and shows them behind one's own link", async () => {
    const { app, smtp } = await start(kind);
    await writing(app);
    const { cookie } = await actAs(app, "owner");
    await app.post("/api/privacy/my-data", { email: wren, website: "" });
    await app.worker.drain();
    const mail = smtp.mails.findLast(({ text }) => text?.includes("/my-data/open#token="));
    const token = /#token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    for (const [email, own] of [
      [wren, words.person],
      [marlowe, words.mentor],
    ] as const) {
      const found = await app.act("/admin/privacy", "findPersonalData", { email }, { cookie });
      const text = await found.text();
      expect(text).toContain("A letter was written.");
      expect(wordsIn(text, [own])).toEqual([]);
      for (const format of ["json", "html"]) {
        const file = await app.app.request(`${siteUrl}/api/admin/privacy/download`, {
          method: "POST",
          headers: { origin: siteUrl, cookie, "content-type": "application/json" },
          body: JSON.stringify({ email, format }),
        });
        expect(file.status).toBe(200);
        expect(wordsIn(await file.text(), [own])).toEqual([]);
      }
    }
    for (const path of ["open", "download"]) {
      const own = await app.post(`/api/privacy/my-data/${path}`, {
        token,
        ...(path === "open" ? {} : { format: "json" }),
      });
      expect(await own.text()).toContain(words.person);
    }
  });

  it("says no name before both have said yes", async () => {
    const { app } = await start(kind);
    await askForMentor(app);
    const links = await matchLast(app, "asked");
    const { letters } = await onLetters(app, "read", { token: links.person });
    expect(letters).toMatchObject({ step: "asked", other: { about: "Two losses, then donor eggs." } });
    expect(JSON.stringify(letters)).not.toContain("Marlowe");
  });

  it("tells the team of a request and of a concern at once, with a link and without a word of it", async () => {
    const { app, smtp } = await start(kind);
    const { SITE_URL, TEAM_MAIL } = app.services.settings;
    const mailed = async () => {
      await app.worker.drain();
      return smtp.mails.splice(0).filter(({ rcpt }) => rcpt.includes(TEAM_MAIL));
    };
    await askForMentor(app);
    const { id } = await app.services.store.db
      .selectFrom("mentor_requests")
      .select("id")
      .executeTakeFirstOrThrow();
    const [ofRequest, ...others] = await mailed();
    const links = await matchLast(app);
    expect(await mailed()).toEqual([]);
    await change(app, links.mentor, "flag");
    const ofConcern = await mailed();
    expect([others.length, ofConcern.length]).toEqual([0, 1]);
    for (const mail of [ofRequest, ...ofConcern]) {
      expect(mail?.text).toContain(`${SITE_URL}/admin/mentors/requests/${id}`);
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/wren|marlowe|mentor\b|concern|waited|diets/i);
    }
  });

  it("tells those whom the settings name, and nobody of a request that's gone", async () => {
    const { app, smtp, toTeam } = await start(kind);
    const { cookie } = await actAs(app, "owner");
    const { id } = await actorBy(app, { cookie });
    const chosen = { about: "messages", chosen: [id], expected: "" };
    expect((await app.act("/admin/settings", "changeNotifications", chosen, { cookie })).status).toBe(200);
    await askForMentor(app);
    await app.worker.drain();
    expect(toTeam()).toBe(0);
    expect(subjectsTo(smtp, "owner@kinward.test")).toHaveLength(1);
    await askForMentor(app, { email: "gone@example.org" });
    await app.services.store.db.deleteFrom("mentor_requests").execute();
    await app.worker.drain();
    expect(subjectsTo(smtp, "owner@kinward.test")).toHaveLength(1);
  });

  it("lists requests in pages of 50, by name only", async () => {
    const { app } = await start(kind);
    for (let at = 0; at < 53; at += 1) {
      await askForMentor(app, { email: `person${at}@example.org`, name: `Person ${at}` });
      app.clock.advance(10 * 60_000);
    }
    const first = await mentorsScreen(app.services, coordinator);
    expect(first.requests.rows).toHaveLength(50);
    expect(first.figures.asked).toBe("53");
    expect(JSON.stringify(first)).not.toContain("@example.org");
    const query = new URL(first.older ?? "", siteUrl).searchParams;
    const second = await mentorsScreen(app.services, coordinator, query);
    expect(second.requests.rows.map(({ cells }) => cells.who?.text)).toEqual([
      "Person 50",
      "Person 51",
      "Person 52",
    ]);
    expect([second.first, second.older]).toEqual(["/admin/mentors", undefined]);
  });

  it("lets the team note that it has talked with whoever wanted to", async () => {
    const { app } = await start(kind);
    const { id, links } = await writing(app);
    app.clock.advance(14 * day);
    await app.worker.drain();
    const editor = await actAs(app, "editor");
    await change(app, links.mentor, "talk");
    const detail = async () =>
      (await mentorsScreen(app.services, coordinator)).requests.rows[0]?.cells.state?.detail;
    expect(await detail()).toBe("Wants to talk");
    const at = `/admin/mentors/requests/${id}`;
    expect((await app.act(at, "clearMentorTalk", {}, editor)).status).toBe(200);
    expect(await detail()).toBeUndefined();
    expect((await app.act(at, "clearMentorTalk", {}, editor)).status).toBe(409);
    expect((await onLetters(app, "read", { token: links.person })).letters.checkIn).toBe(true);
    expect((await onLetters(app, "read", { token: links.mentor })).letters.checkIn).toBe(false);
  });

  it("stores a letter that is sent again with its key only once", async () => {
    const { app } = await start(kind);
    const { links } = await writing(app);
    const text = "Sent again, see www.example.org";
    for (const sure of [false, true, true])
      await app.post("/api/letters/write", { token: links.person, text, sure }, { "idempotency-key": "one" });
    expect(await lettersIn(app)).toHaveLength(3);
  });

  it("ends what nobody has gone on with in a year, and no match in which letters are written", async () => {
    const { app } = await start(kind);
    const { links } = await writing(app);
    const step = async () => (await onLetters(app, "read", { token: links.person })).letters.step;
    for (const days of [300, 100]) {
      app.clock.advance(days * day);
      await onLetters(app, "write", { token: links.mentor, text: "Still here." });
      await removeEndedRequests(app.services);
      expect(await step()).toBe("matched");
    }
    app.clock.advance(367 * day);
    await removeEndedRequests(app.services);
    expect(await step()).toBe("ended");
  });

  it("makes a new request of whoever asks again after the end", async () => {
    const { app } = await start(kind);
    const { links } = await writing(app);
    await change(app, links.person, "end");
    expect((await askForMentor(app)).status).toBe(202);
    const rows = await app.services.store.db
      .selectFrom("mentor_requests")
      .select("id")
      .where("ended_at", "is", null)
      .execute();
    expect(rows).toHaveLength(1);
  });
});
