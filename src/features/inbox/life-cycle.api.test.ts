import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/admin.ts";
import { type Inbox, openInbox } from "#tests/support/inbox.ts";
import { liveThrough, type Step } from "#tests/support/life-cycle.ts";
import { databases } from "#tests/support/test-app.ts";

type State = "new" | "open" | "snoozed" | "waiting" | "done" | "suspected_spam";
type Model = {
  state: State | "erased";
  isMine: boolean;
  version: number;
  /** Texts of notes and answers, in their order. */
  notes: string[];
  answers: string[];
  /** Answers whose mail has gone. */
  mailed: number;
  /** What each answer that waits to be sent has changed. */
  before: { state: State; isMine: boolean; version: number }[];
};
type Real = { id: string };

/** Which state can follow. Nothing that was opened is new again, but spam that was none. */
const ways: Readonly<Record<State, readonly State[]>> = {
  new: ["open", "waiting", "done", "suspected_spam"],
  snoozed: ["open", "waiting", "done", "suspected_spam"],
  open: ["waiting", "done", "suspected_spam"],
  waiting: ["open", "done", "suspected_spam"],
  done: ["open", "waiting", "suspected_spam"],
  suspected_spam: ["new"],
};
const states = ["new", "open", "waiting", "done", "suspected_spam"] as const;

describe.each(databases)("a conversation's life on %s", (kind) => {
  let inbox: Inbox;
  let me = "";
  let written = 0;
  beforeAll(async () => {
    inbox = await openInbox(kind);
    me = await inbox.me();
  });
  afterAll(() => inbox.close());

  const move = (state: State): Step<Model, Real> => ({
    name: `move to ${state}`,
    async take(model, { id }) {
      const { status } = await inbox.move(id, { version: Math.max(1, model.version), state });
      if (model.state === "erased") return expect(status).toBe(404);
      const isAllowed = ways[model.state].includes(state);
      expect([model.state, state, status]).toEqual([model.state, state, isAllowed ? 200 : 422]);
      if (!isAllowed) return;
      model.state = state;
      model.version += 1;
    },
  });
  const take: Step<Model, Real> = {
    name: "take it",
    async take(model, { id }) {
      const { status } = await inbox.move(id, { version: model.version, assignee: me });
      if (model.state === "erased") return expect(status).toBe(404);
      if (model.state === "suspected_spam") return expect(status).toBe(422);
      expect(status).toBe(200);
      if (!model.isMine || model.state === "new") model.version += 1;
      model.isMine = true;
      if (model.state === "new") model.state = "open";
    },
  };
  const giveBack: Step<Model, Real> = {
    name: "give it back",
    async take(model, { id }) {
      const { status } = await inbox.move(id, { version: model.version, assignee: "" });
      expect(status).toBe(model.state === "erased" ? 404 : 200);
      if (model.isMine && model.state !== "erased") model.version += 1;
      model.isMine = false;
    },
  };
  const tooLate = (state: State): Step<Model, Real> => ({
    name: `move to ${state} too late`,
    async take(model, { id }) {
      const { status } = await inbox.move(id, { version: model.version + 1, state });
      expect(status).toBe(model.state === "erased" ? 404 : 409);
    },
  });
  const note: Step<Model, Real> = {
    name: "note something",
    async take(model, { id }) {
      written += 1;
      const { status } = await inbox.note(id, `Note ${written}`);
      expect(status).toBe(model.state === "erased" ? 404 : 200);
      if (model.state !== "erased") model.notes.push(`Note ${written}`);
    },
  };
  const answer = (next: "waiting" | "done", presses: number): Step<Model, Real> => ({
    name: `answer with ${presses} presses`,
    async take(model, { id }) {
      written += 1;
      const key = randomUUID();
      const body = { version: model.version, text: `Answer ${written}`, next };
      const statuses: number[] = [];
      for (let press = 0; press < presses; press += 1)
        statuses.push((await inbox.answer(id, body, key)).status);
      const status = model.state === "erased" ? 404 : model.state === "suspected_spam" ? 409 : 200;
      expect(statuses).toEqual(statuses.map(() => status));
      if (status !== 200) return;
      const { state, isMine, version } = model;
      if (state !== "erased") model.before.push({ state, isMine, version });
      Object.assign(model, { state: next, isMine: true, version: model.version + 1 });
      model.answers.push(`Answer ${written}`);
    },
  });
  const work: Step<Model, Real> = {
    name: "send the mails",
    async take(model) {
      inbox.smtp.mails.length = 0;
      await inbox.deliver();
      const sent = inbox.smtp.mails.filter(({ subject }) => subject === "An answer from Kinward");
      const due = model.state === "erased" ? [] : model.answers.slice(model.mailed);
      expect(sent.map(({ text }) => /Answer \d+/.exec(text ?? "")?.[0]).toSorted()).toEqual(due.toSorted());
      model.mailed = model.answers.length;
      model.before = [];
    },
  };
  const snooze: Step<Model, Real> = {
    name: "snooze it",
    async take(model, { id }) {
      const items = [{ id, version: Math.max(1, model.version) }];
      const answer = await inbox.act("messages", "snoozeSeveral", { items, until: "next_week" });
      const isAllowed = model.state !== "erased" && model.state !== "suspected_spam";
      expect((await answer.json()).undo).toHaveLength(isAllowed ? 1 : 0);
      if (!isAllowed) return;
      model.state = "snoozed";
      model.version += 1;
    },
  };
  const takeBack: Step<Model, Real> = {
    name: "take the last answer back",
    async take(model, { id }) {
      const text = model.answers.at(-1);
      const row = await inbox.app.services.store.db
        .selectFrom("inbox_answers")
        .select("id")
        .where("conversation_id", "=", id)
        .orderBy("id", "desc")
        .executeTakeFirst();
      const answerId = row?.id ?? randomUUID();
      const answer = await inbox.act(`messages/${id}`, "undoAnswer", { answerId });
      const before = model.before.pop();
      if (model.state === "erased" || before === undefined) return expect(answer.status).toBe(409);
      expect(await answer.json()).toEqual({ text });
      model.answers.pop();
      // What was changed since the answer stays; there's no state to go back to then.
      if (model.version === before.version + 1)
        Object.assign(model, { state: before.state, isMine: before.isMine, version: before.version + 2 });
      else {
        const { state, version } = await inbox.item(id);
        expect([model.version, model.version + 1]).toContain(version);
        Object.assign(model, { state, version });
      }
    },
  };
  const erase: Step<Model, Real> = {
    name: "erase it",
    async take(model, { id }) {
      const { status } = await inbox.erase(id, await signIn(inbox.app, "owner@kinward.test"));
      expect(status).toBe(model.state === "erased" ? 404 : 200);
      model.state = "erased";
    },
  };

  it("goes only the ways there are, answers once for each answer, and leaves nothing when erased", async () => {
    const taken = await liveThrough<Model, Real>({
      steps: [
        fc.constantFrom(...states).map(move),
        fc.constantFrom(...states).map(move),
        fc.constant(take),
        fc.constant(giveBack),
        fc.constantFrom(...states).map(tooLate),
        fc.constant(note),
        fc
          .tuple(fc.constantFrom("waiting" as const, "done" as const), fc.integer({ min: 1, max: 3 }))
          .map(([next, presses]) => answer(next, presses)),
        fc.constant(work),
        fc.constant(snooze),
        fc.constant(takeBack),
        // Rare, since little comes after it.
        fc.integer({ min: 0, max: 4 }).map((each) => (each === 0 ? erase : note)),
      ],
      async begin() {
        await inbox.deliver();
        const model: Model = {
          state: "new",
          isMine: false,
          version: 1,
          notes: [],
          answers: [],
          mailed: 0,
          before: [],
        };
        return { model, real: { id: await inbox.write() } };
      },
      async check(model, { id }) {
        if (model.state === "erased")
          return expect(inbox.item(id)).rejects.toMatchObject({ code: "not_found" });
        const item = await inbox.item(id);
        const textsOf = (wanted: "note" | "answer") =>
          item.steps.flatMap((step) => (step.kind === wanted ? [step.text] : [])).toSorted();
        expect({ ...item, notes: textsOf("note"), answers: textsOf("answer") }).toMatchObject({
          state: model.state,
          version: model.version,
          assignee: model.isMine ? me : "",
          notes: model.notes.toSorted(),
          answers: model.answers.toSorted(),
        });
      },
      lives: 20,
      longest: 30,
    });
    expect(taken).toBeGreaterThan(7.5);
  });
});
