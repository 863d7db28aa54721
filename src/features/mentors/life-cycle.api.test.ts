import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { liveThrough, type Step } from "#tests/support/life-cycle.ts";
import { addMentor, askForMentor, coordinator, onLetters } from "#tests/support/mentoring.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { removeEndedRequests } from "./jobs.server.ts";
import { lettersUrl } from "./reads/parties.server.ts";
import type { LetterAction, RequestState, Side } from "./rules/request.ts";
import { moveRequest, proposeMentor, readLetters } from "./writes/team.server.ts";

/** What is known of one request without asking the server. */
type Model = {
  state: RequestState | "erased";
  /** The mentor who is asked or matched, and those who were asked before. */
  mentor: number | undefined;
  asked: Set<number>;
  letters: number;
  flagged: boolean;
  wasMatched: boolean;
  endedAt: number;
};
type Real = { id: string; mentors: readonly string[] };

const count = 3;

describe.each(databases)("the life of a request on %s", (kind) => {
  let app: TestApp;
  let lives = 0;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  /** The link of the person, or of a mentor who was asked. */
  async function linkOf({ id, mentors }: Real, who: Side, mentor: number): Promise<string | undefined> {
    if (who === "person") return lettersUrl(app.services, "person", { id, link_since: "" });
    const proposal = await app.services.store.db
      .selectFrom("mentor_proposals")
      .select("id")
      .where("request_id", "=", id)
      .where("mentor_id", "=", mentors[mentor] ?? "")
      .executeTakeFirst();
    return proposal && lettersUrl(app.services, "mentor", { id: proposal.id, link_since: "" });
  }

  const end = (model: Model) => {
    model.wasMatched ||= model.state === "matched";
    if (model.state !== "matched") model.mentor = undefined;
    Object.assign(model, { state: "ended", endedAt: app.clock.now().getTime() });
  };
  const drop = (model: Model) => Object.assign(model, { state: "requested", mentor: undefined });

  /** Whether a press is possible, and what it changes. */
  function press(model: Model, who: Side, action: LetterAction): boolean {
    const { state } = model;
    if (action === "flag") {
      if (!model.wasMatched) return false;
      model.flagged = true;
      return true;
    }
    if (action === "fine" || action === "talk") return false;
    if (action === "yes" && state === "matched") return true;
    if (action === "end" && state === "ended") return true;
    if (who === "mentor") {
      if (action === "yes" && state === "personAsked") return true;
      if (action === "yes" && state === "mentorAsked") model.state = "personAsked";
      else if (action === "no" && (state === "mentorAsked" || state === "personAsked")) drop(model);
      else if (action === "end" && state === "matched") end(model);
      else return false;
      return true;
    }
    if (action === "yes" && state === "personAsked")
      Object.assign(model, { state: "matched", wasMatched: true });
    else if (action === "no" && state === "personAsked") drop(model);
    else if (action === "end") end(model);
    else return false;
    return true;
  }

  const acts = (who: Side, mentor: number, action: LetterAction): Step<Model, Real> => ({
    name: `${who === "person" ? "the person" : `mentor ${mentor}`} presses ${action}`,
    async take(model, real) {
      const token = await linkOf(real, who, mentor);
      if (token === undefined) return;
      const { status } = await onLetters(app, "change", { token, action });
      if (model.state === "erased") return expect(status).toBe(404);
      const isCurrent = who === "person" || model.mentor === mentor;
      expect(status).toBe(isCurrent && press(model, who, action) ? 200 : 409);
    },
  });

  const writes = (who: Side, mentor: number): Step<Model, Real> => ({
    name: `${who === "person" ? "the person" : `mentor ${mentor}`} writes`,
    async take(model, real) {
      const token = await linkOf(real, who, mentor);
      if (token === undefined) return;
      const { status } = await onLetters(app, "write", { token, text: "A few lines." });
      if (model.state === "erased") return expect(status).toBe(404);
      const may = model.state === "matched" && (who === "person" || model.mentor === mentor);
      expect(status).toBe(may ? 201 : 409);
      if (may) model.letters += 1;
    },
  });

  const succeeds = (write: Promise<unknown>) =>
    write.then(
      () => true,
      () => false,
    );

  const proposes = (mentor: number): Step<Model, Real> => ({
    name: `the team proposes mentor ${mentor}`,
    async take(model, { id, mentors }) {
      const may = model.state === "requested" && !model.asked.has(mentor);
      const mentorId = mentors[mentor] ?? "";
      expect(await succeeds(proposeMentor(app.services, coordinator, { id, mentorId }))).toBe(may);
      if (!may) return;
      Object.assign(model, { state: "mentorAsked", mentor });
      model.asked.add(mentor);
    },
  });

  const moves = (act: "takeBack" | "end"): Step<Model, Real> => ({
    name: `the team does ${act}`,
    async take(model, { id }) {
      const { state } = model;
      const isAsked = state === "mentorAsked" || state === "personAsked";
      const may = act === "takeBack" ? isAsked : state !== "ended" && state !== "erased";
      expect(await succeeds(moveRequest(app.services, coordinator, { id, act }))).toBe(may);
      if (may) act === "end" ? end(model) : drop(model);
    },
  });

  const waits = (days: number): Step<Model, Real> => ({
    name: `wait ${days} days`,
    async take(model) {
      app.clock.advance(days * day);
      await removeEndedRequests(app.services);
      const isOver = model.state === "ended" && app.clock.now().getTime() - model.endedAt > 90 * day;
      if (isOver) Object.assign(model, { state: "erased", letters: 0, mentor: undefined, flagged: false });
    },
  });

  it("shows each side only what it may see, and opens letters to the team only after a concern", async () => {
    const side = fc.constantFrom<Side[]>("person", "mentor", "mentor");
    const mentor = fc.nat(count - 1);
    const taken = await liveThrough<Model, Real>({
      steps: [
        mentor.map(proposes),
        mentor.map((each) => acts("mentor", each, "yes")),
        fc.constant(acts("person", 0, "yes")),
        fc
          .tuple(side, mentor, fc.constantFrom<LetterAction[]>("yes", "no", "end", "flag", "fine", "talk"))
          .map(([who, each, action]) => acts(who, each, action)),
        fc.tuple(side, mentor).map(([who, each]) => writes(who, each)),
        fc.constantFrom("takeBack" as const, "end" as const).map(moves),
        fc.constantFrom(1, 30).map(waits),
      ],
      async begin() {
        lives += 1;
        const mentors: string[] = [];
        for (let at = 0; at < count; at += 1) mentors.push(await addMentor(app.services));
        await askForMentor(app, { email: `person${lives}@example.org` });
        const { id } = await app.services.store.db
          .selectFrom("mentor_requests")
          .select("id")
          .orderBy("id", "desc")
          .executeTakeFirstOrThrow();
        return {
          model: {
            ...{ state: "requested", mentor: undefined, asked: new Set<number>(), letters: 0 },
            ...{ flagged: false, wasMatched: false, endedAt: 0 },
          },
          real: { id, mentors },
        };
      },
      async check(model, real) {
        const { db } = app.services.store;
        const row = await db
          .selectFrom("mentor_requests")
          .selectAll()
          .where("id", "=", real.id)
          .executeTakeFirst();
        expect(row?.state ?? "erased").toBe(model.state);
        const letters = await db
          .selectFrom("mentor_letters")
          .select("id")
          .where("request_id", "=", real.id)
          .execute();
        expect(letters).toHaveLength(model.letters);
        expect(await succeeds(readLetters(app.services, coordinator, real.id))).toBe(model.flagged);
        for (let at = 0; at < count; at += 1) {
          const token = await linkOf(real, "mentor", at);
          if (token === undefined) continue;
          const { letters: shown } = await onLetters(app, "read", { token });
          const mayKnow = model.mentor === at && model.wasMatched;
          expect([shown.other !== undefined, JSON.stringify(shown).includes("Wren on the Hill")]).toEqual([
            mayKnow,
            mayKnow,
          ]);
        }
      },
      lives: 8,
      longest: 25,
    });
    expect(taken).toBeGreaterThan(10);
  });
});
