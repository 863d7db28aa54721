import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { lettersPage } from "#content/mentoring/letters.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { actAs } from "#tests/support/admin.ts";
import { actorWith, passNight } from "#tests/support/campaigns.ts";
import { subjectsTo, tokenOf } from "#tests/support/group-places.ts";
import { addMentor, askForMentor, coordinator, mentorWith, onLetters } from "#tests/support/mentoring.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, dumpOf, openTestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { lettersUrl } from "./reads/parties.server.ts";
import { mentorsScreen, requestScreen } from "./reads/team.server.ts";
import { deleteMentor } from "./writes/mentors.server.ts";
import { moveRequest, proposeMentor, readLetters } from "./writes/team.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const [wren, marlowe] = ["wren@example.org", "marlowe@example.org"];

async function start(kind: (typeof bothDatabases)[number]) {
  const smtp = await startSmtp();
  const app = await openTestApp(kind, { SMTP_URL: smtp.url });
  open.push(smtp, app);
  const act = async (email: string, action: string) => {
    await app.worker.drain();
    return onLetters(app, "change", { token: tokenOf(smtp, email), action });
  };
  const read = async (email: string) => {
    await app.worker.drain();
    return onLetters(app, "read", { token: tokenOf(smtp, email) });
  };
  const write = async (email: string, text: string, more: object = {}) => {
    await app.worker.drain();
    return onLetters(app, "write", { token: tokenOf(smtp, email), text, ...more });
  };
  /** The id of the newest request. */
  const requested = async () => {
    const { id } = await app.services.store.db
      .selectFrom("mentor_requests")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return id;
  };
  /** Asks, and lets both say yes. */
  const match = async (mentorId: string) => {
    await askForMentor(app);
    const id = await requested();
    await proposeMentor(app.services, coordinator, { id, mentorId });
    await act(marlowe, "yes");
    await act(wren, "yes");
    return id;
  };
  return { smtp, app, act, read, write, requested, match };
}

const personal = [
  "Wren on the Hill",
  "Marlowe by the Sea",
  "wren@example.org",
  "marlowe@example.org",
  "Somebody who waited too",
  "Advice about diets.",
  "then donor eggs",
];

describe.each(bothDatabases)("two people on %s", (kind) => {
  it("take a mentor's last place only once, whoever of the team is quicker", async () => {
    const { app, requested } = await start(kind);
    const mentorId = await addMentor(app.services, { capacity: 1 });
    await askForMentor(app);
    const first = await requested();
    await askForMentor(app, { email: "robin@example.org" });
    const second = await requested();
    const both = await Promise.allSettled(
      [first, second].map((id) => proposeMentor(app.services, coordinator, { id, mentorId })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  if (!databases.includes(kind)) return;

  it("agree, write three letters, report a concern and end; after 90 days nothing of them is found", async () => {
    const { smtp, app, act, read, write, requested } = await start(kind);
    const { services } = app;
    const mentorId = await addMentor(services);
    expect((await askForMentor(app)).status).toBe(202);
    const id = await requested();
    const shown = await requestScreen(services, coordinator, id);
    expect(shown.suggestions[0]).toMatchObject({
      id: mentorId,
      fit: { reasons: [{ ok: true }, {}, {}, {}, {}] },
    });
    await proposeMentor(services, coordinator, { id, mentorId });

    // Nothing of either is revealed before both have said yes.
    const asked = await read(marlowe);
    expect(asked.letters).toMatchObject({ step: "asked", wants: { avoid: "Advice about diets." } });
    expect(wordsIn(JSON.stringify(asked), ["Wren on the Hill", wren])).toEqual([]);
    expect((await read(wren)).letters).toMatchObject({ step: "waiting" });
    expect((await read(wren)).letters.other).toBeUndefined();
    expect((await act(wren, "yes")).status).toBe(409);
    expect((await act(marlowe, "yes")).letters.step).toBe("agreed");
    expect((await act(marlowe, "yes")).status).toBe(200);
    expect((await read(wren)).letters).toMatchObject({
      step: "asked",
      other: { name: "this mentor", about: "Two losses, then donor eggs." },
    });
    expect((await write(marlowe, "Too early.")).status).toBe(409);
    expect((await act(wren, "yes")).letters).toMatchObject({
      step: "matched",
      other: { name: "Marlowe by the Sea" },
    });
    expect((await read(marlowe)).letters).toMatchObject({
      step: "matched",
      other: { name: "Wren on the Hill" },
    });

    // Three letters. One with an address is sent only when it's sent again.
    expect((await write(wren, "The first quiet letter.")).status).toBe(201);
    const warned = await write(marlowe, "Write to me@home.example");
    expect([warned.status, warned.fields]).toEqual([422, { text: lettersPage.letters.reveals }]);
    expect((await write(marlowe, "Write to me@home.example", { sure: true })).status).toBe(201);
    expect((await write(wren, "The third quiet letter.")).status).toBe(201);
    expect((await read(marlowe)).letters.letters).toMatchObject([
      { mine: false },
      { mine: true },
      { mine: false },
    ]);
    await expect(readLetters(services, coordinator, id)).rejects.toThrow("Nobody has reported a concern");

    // The check-in after two weeks, and its answers.
    expect((await act(wren, "fine")).status).toBe(409);
    app.clock.advance(14 * day);
    expect((await read(wren)).letters.checkIn).toBe(true);
    expect((await act(wren, "fine")).letters.checkIn).toBe(false);
    expect((await act(marlowe, "talk")).status).toBe(200);
    expect((await mentorsScreen(services, coordinator)).requests.rows[0]?.cells.state?.detail).toBe(
      "Wants to talk",
    );

    // A concern opens the letters for the team, and each reading is noted. The other one learns nothing.
    expect((await act(marlowe, "flag")).letters.flagged).toBe(true);
    expect((await read(wren)).letters.flagged).toBe(false);
    expect(await readLetters(services, coordinator, id)).toHaveLength(3);

    expect((await act(wren, "end")).letters.step).toBe("ended");
    expect((await act(wren, "end")).status).toBe(200);
    expect((await write(marlowe, "Too late.")).status).toBe(409);
    await app.worker.drain();
    expect(subjectsTo(smtp, wren)).toEqual([
      "We have your note",
      "News for you",
      "You can write now",
      "You have a letter",
      "How is it going?",
    ]);
    expect(subjectsTo(smtp, marlowe)).toEqual([
      "A question for you",
      "You can write now",
      "You have a letter",
      "You have a letter",
      "How is it going?",
      "It has ended",
    ]);
    // No mail has a name, a letter, or what it's about.
    const mails = smtp.mails.map(({ subject, text, html }) => `${subject} ${text} ${html}`).join("\n");
    expect(wordsIn(mails, [...personal.filter((each) => !each.includes("@")), "quiet letter."])).toEqual([]);
    const toThem = smtp.mails.filter(({ rcpt }) => rcpt.some((each) => each === wren || each === marlowe));
    for (const { subject, text, html } of toThem) {
      const words = `${subject} ${text} ${html}`.toLowerCase();
      for (const word of ["mentor", "fertil", "miscarriage"]) expect(words.includes(word), word).toBe(false);
    }
    const dump = await dumpOf(services);
    expect(wordsIn(dump, [...personal, "quiet letter."])).toEqual([]);
    expect(dump).toContain("mentors.letters_read");

    app.clock.advance(91 * day);
    await passNight(app);
    await deleteMentor(services, actorWith("owner"), mentorId);
    const { db } = services.store;
    for (const table of ["mentors", "mentor_requests", "mentor_proposals", "mentor_letters"] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect((await read(wren)).status).toBe(404);
    expect((await read(marlowe)).status).toBe(404);
  });
});

describe.each(databases)("asking for a mentor on %s", (kind) => {
  it("is answered alike for every address, and mails the link again at most once an hour", async () => {
    const { smtp, app } = await start(kind);
    const answers = [await askForMentor(app), await askForMentor(app)];
    app.clock.advance(2 * hour);
    answers.push(await askForMentor(app), await askForMentor(app, { website: "https://robot.example" }));
    const bodies = await Promise.all(answers.map((each) => each.text()));
    expect(new Set(bodies).size).toBe(1);
    await app.worker.drain();
    expect(subjectsTo(smtp, wren)).toHaveLength(2);
    for (const wrong of [
      { agree: false },
      { journey: "none" },
      { help: " " },
      { email: "wren" },
      { zone: "UTC" },
    ])
      expect((await askForMentor(app, wrong)).status).toBe(422);
  });

  it("works as a plain form, and shows what was typed if something is missing", async () => {
    const { app } = await start(kind);
    const origin = app.services.settings.SITE_URL;
    const send = (fields: Record<string, string>) =>
      app.app.request(`${origin}/api/mentoring/requests`, {
        method: "POST",
        headers: { origin, accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields).toString(),
      });
    const typed = {
      ...{
        email: wren,
        name: "",
        journey: "adoption",
        phase: "",
        languages: "en fr",
        zone: "America/Denver",
      },
      ...{ help: "One line.\r\nAnother.", avoid: "", website: "" },
    };
    expect((await send(typed)).status).toBe(422);
    expect((await send({ ...typed, agree: "on" })).status).toBeLessThan(400);
  });

  it("goes back to the team after a no, without telling the other one", async () => {
    const { smtp, app, act, read, requested } = await start(kind);
    const mentorId = await addMentor(app.services);
    await askForMentor(app);
    const id = await requested();
    await proposeMentor(app.services, coordinator, { id, mentorId });
    await act(marlowe, "no");
    expect((await read(marlowe)).letters).toMatchObject({ step: "closed", letters: [] });
    expect((await read(wren)).letters.step).toBe("waiting");
    await expect(proposeMentor(app.services, coordinator, { id, mentorId })).rejects.toThrow("asked before");
    const other = await addMentor(app.services, { name: "Sasha", email: "sasha@example.org" });
    await proposeMentor(app.services, coordinator, { id, mentorId: other });
    await act("sasha@example.org", "yes");
    await act(wren, "no");
    expect((await read("sasha@example.org")).letters.step).toBe("closed");
    expect((await act("sasha@example.org", "no")).status).toBe(409);
    expect(subjectsTo(smtp, "sasha@example.org")).toEqual(["A question for you"]);
    expect(subjectsTo(smtp, wren)).toEqual(["We have your note", "News for you"]);
    expect(
      (await requestScreen(app.services, coordinator, id)).suggestions.map((each) => each.outcome),
    ).toEqual(["Said no", "The person said no"]);
  });

  it("ends after a year at the latest, and by the team at any time", async () => {
    const { smtp, app, match, read } = await start(kind);
    const id = await match(await addMentor(app.services));
    app.clock.advance(367 * day);
    await passNight(app);
    expect((await read(marlowe)).letters.step).toBe("ended");
    expect(subjectsTo(smtp, wren).at(-1)).toBe("It has ended");
    await expect(moveRequest(app.services, coordinator, { id, act: "end" })).rejects.toThrow("moved on");
  });

  it("mails about one letter, and about the next one only once the page was opened", async () => {
    const steps = fc.record({ who: fc.constantFrom(wren, marlowe), act: fc.constantFrom("write", "open") });
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 20 }), async (taken) => {
        const { app, smtp, match } = await start(kind);
        const requestId = await match(await addMentor(app.services));
        const { proposal_id } = await app.services.store.db
          .selectFrom("mentor_requests")
          .select("proposal_id")
          .where("id", "=", requestId)
          .executeTakeFirstOrThrow();
        const links = {
          [wren]: lettersUrl(app.services, "person", { id: requestId, link_since: "" }),
          [marlowe]: lettersUrl(app.services, "mentor", { id: proposal_id, link_since: "" }),
        };
        const due = { [wren]: true, [marlowe]: true };
        const told = { [wren]: 0, [marlowe]: 0 };
        for (const { who, act } of taken) {
          const other = who === wren ? marlowe : wren;
          if (act === "write") {
            const text = "A quiet line.";
            expect((await onLetters(app, "write", { token: links[who], text })).status).toBe(201);
            if (due[other]) told[other] = (told[other] ?? 0) + 1;
            due[other] = false;
          } else await onLetters(app, "read", { token: links[who] });
          // Whoever writes has the page open, too.
          due[who] = true;
          await app.worker.drain();
          for (const each of [wren, marlowe])
            expect(subjectsTo(smtp, each).filter((subject) => subject === "You have a letter")).toHaveLength(
              told[each] ?? 0,
            );
        }
      }),
      { numRuns: 5, seed: 52 },
    );
  });

  it("refuses forged links, links of the other kind, and letters that are too long", async () => {
    const { smtp, app, match } = await start(kind);
    await match(await addMentor(app.services));
    await app.worker.drain();
    const token = tokenOf(smtp, wren);
    const [id = ""] = token.split(".");
    for (const forged of [
      "",
      "nothing",
      `${id}.x`,
      `${tokenOf(smtp, marlowe).split(".")[0]}.${token.split(".")[1]}`,
    ])
      expect((await onLetters(app, "read", { token: forged })).status).toBe(forged === "" ? 422 : 404);
    expect((await onLetters(app, "write", { token, text: "x".repeat(5_001) })).status).toBe(422);
    expect((await onLetters(app, "change", { token, action: "propose" })).status).toBe(422);
    const scanned = await app.app.request(
      `${app.services.settings.SITE_URL}/api/letters/change?token=${token}`,
    );
    expect([404, 405]).toContain(scanned.status);
  });
});

describe.each(databases)("the team's screens of mentors on %s", (kind) => {
  it("add, change and delete mentors, propose one, take it back, and close a concern", async () => {
    const { smtp, app, match, act, read } = await start(kind);
    const editor = await actAs(app, "editor");
    const made = await app.act("/admin/mentors/new", "createMentor", mentorWith(), editor);
    const { id: mentorId } = await made.json();
    const at = `/admin/mentors/${mentorId}/edit`;
    const change = (revision: number, changes: object) =>
      app.act(at, "changeMentor", { ...mentorWith(changes), revision }, editor);
    expect((await change(1, { supervisedOn: "2026-09-01" })).status).toBe(200);
    expect((await change(1, {})).status).toBe(409);
    expect((await change(2, { capacity: 4 })).status).toBe(422);
    expect((await mentorsScreen(app.services, coordinator)).mentors.rows[0]).toMatchObject({
      overdue: true,
      cells: { load: { text: "0 of 2" }, supervision: { detail: "Overdue" } },
    });
    const id = await match(mentorId);
    const request = `/admin/mentors/requests/${id}`;
    expect((await app.act(request, "proposeMentor", { mentorId }, editor)).status).toBe(409);
    expect((await app.act(request, "readMentorLetters", {}, editor)).status).toBe(409);
    await act(wren, "flag");
    expect((await app.act(request, "readMentorLetters", {}, editor)).status).toBe(200);
    expect((await app.act(request, "closeMentorConcern", {}, editor)).status).toBe(200);
    expect((await app.act(request, "readMentorLetters", {}, editor)).status).toBe(409);
    const viewer = await actAs(app, "viewer");
    expect((await app.act(request, "endMentorRequest", {}, viewer)).status).toBe(403);
    expect((await app.act(at, "deleteMentor", {}, editor)).status).toBe(403);
    expect((await app.act(at, "deleteMentor", {}, await actAs(app, "owner"))).status).toBe(200);
    expect((await read(wren)).letters).toMatchObject({ step: "ended", other: { name: "your mentor" } });
    expect(subjectsTo(smtp, wren).at(-1)).toBe("It has ended");
  });
});
