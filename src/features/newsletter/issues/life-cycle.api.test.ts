import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hour, instantAfter, minute } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { signIn } from "#tests/support/admin.ts";
import { liveThrough, type Step } from "#tests/support/life-cycle.ts";
import { openNewsletterApp, quiet } from "#tests/support/newsletters.ts";
import { databases } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { type IssueState, sliceMs } from "./rules/sending.ts";

type Model = {
  state: IssueState | "deleted";
  subject: string;
  /** When it is to be sent. */
  due: string;
  /** How many mails have gone. */
  gone: number;
};
type Real = { id: string };

const readers = ["ada", "ben", "cleo", "dora"];
const moves = ["unschedule", "pause", "resume", "stop"] as const;
const allowed: Readonly<Record<(typeof moves)[number], { from: readonly Model["state"][]; to: IssueState }>> =
  {
    unschedule: { from: ["scheduled"], to: "draft" },
    pause: { from: ["sending"], to: "paused" },
    resume: { from: ["paused"], to: "sending" },
    stop: { from: ["sending", "paused"], to: "stopped" },
  };
/** What a job can make of each state, once it's due. */
const afterWork: Partial<Record<Model["state"], readonly Model["state"][]>> = {
  scheduled: ["sending", "sent"],
  sending: ["sending", "sent"],
};

describe.each(databases)("a newsletter's life on %s", (kind) => {
  const ends: { close(): Promise<void> }[] = [];
  let site: Awaited<ReturnType<typeof openNewsletterApp>>;
  let lives = 0;
  beforeAll(async () => {
    site = await openNewsletterApp(kind, ends);
    await site.people(...readers);
  });
  afterAll(async () => {
    for (const each of ends) await each.close();
  });

  // A mail every five seconds, so that most lives are long enough to be stopped in between.
  const contentOf = (subject: string) => ({ ...quiet, subject, pace: 12 });
  const mailsOf = ({ id }: Real) =>
    site.sink.mails.filter(({ raw }) => raw.includes(`Life ${id.slice(-12)}`));
  /** The issue, or undefined once it's deleted. */
  const issueOf = (id: string) =>
    site.read(id).catch((error: unknown) => {
      if (error instanceof HttpError && error.code === "not_found") return undefined;
      throw error;
    });
  const revisionOf = async (id: string) => (await issueOf(id))?.revision ?? 1;
  const save = async ({ id }: Real, content: object) =>
    (await site.send("PATCH", `/${id}`, { revision: await revisionOf(id), content })).status;
  const move = async ({ id }: Real, body: object) =>
    (await site.actOn(id, "moveNewsletterIssue", { revision: await revisionOf(id), ...body })).status;
  const refusedIn = (model: Model) => (model.state === "deleted" ? 404 : 409);

  const write = (text: number): Step<Model, Real> => ({
    name: `write text ${text}`,
    async take(model, real) {
      const subject = `Life ${real.id.slice(-12)}, text ${text}`;
      const isDraft = model.state === "draft";
      expect(await save(real, contentOf(subject))).toBe(isDraft ? 200 : refusedIn(model));
      if (isDraft) model.subject = subject;
    },
  });
  const schedule = (hours: number): Step<Model, Real> => ({
    name: hours === 0 ? "send" : `schedule in ${hours} hours`,
    async take(model, real) {
      const sendAt = hours === 0 ? "" : instantAfter(site.clock, hours * hour);
      const status = await move(real, { move: "schedule", sendAt, zone: "UTC" });
      const isDraft = model.state === "draft";
      expect(status).toBe(isDraft ? 200 : refusedIn(model));
      if (!isDraft) return;
      model.state = "scheduled";
      model.due = sendAt === "" ? site.clock.now().toISOString() : sendAt;
    },
  });
  const step = (name: (typeof moves)[number]): Step<Model, Real> => ({
    name,
    async take(model, real) {
      const { from, to } = allowed[name];
      const isAllowed = from.includes(model.state);
      expect(await move(real, { move: name })).toBe(isAllowed ? 200 : refusedIn(model));
      if (isAllowed) model.state = to;
    },
  });
  const remove: Step<Model, Real> = {
    name: "delete",
    async take(model, { id }) {
      const isDraft = model.state === "draft";
      expect((await site.actOn(id, "deleteNewsletterIssue")).status).toBe(isDraft ? 200 : refusedIn(model));
      if (isDraft) model.state = "deleted";
    },
  };
  const work = (milliseconds: number): Step<Model, Real> => ({
    name: `work for ${milliseconds / 1_000} seconds`,
    async take(model, real) {
      site.clock.advance(milliseconds);
      // Scheduling, resuming and deleting ask for a recent sign-in.
      if (milliseconds > sliceMs) Object.assign(site.person, await signIn(site.whole, "owner@kinward.test"));
      await site.worker.drain();
      const isDue = model.state !== "scheduled" || site.clock.now().toISOString() >= model.due;
      const reachable = isDue ? (afterWork[model.state] ?? [model.state]) : [model.state];
      const state = (await issueOf(real.id))?.state ?? "deleted";
      expect(reachable).toContain(state);
      const gone = mailsOf(real).length;
      if (!isDue || !afterWork[model.state]) expect(gone).toBe(model.gone);
      model.state = state;
      model.gone = gone;
    },
  });

  it("goes to each reader once, with one text, and to nobody after it was paused or stopped", async () => {
    const taken = await liveThrough<Model, Real>({
      steps: [
        fc.nat(2).map(write),
        fc.constantFrom(0, 0, 1).map(schedule),
        ...moves.map((name) => fc.constant(step(name))),
        fc.constant(remove),
        fc.constantFrom(sliceMs, sliceMs, sliceMs, 20 * minute).map(work),
      ],
      async begin() {
        lives += 1;
        Object.assign(site.person, await signIn(site.whole, "owner@kinward.test"));
        const { id } = await site.begin({ pace: 12 });
        const subject = `Life ${id.slice(-12)}`;
        expect(await save({ id }, contentOf(subject))).toBe(200);
        return { model: { state: "draft", subject, due: "", gone: 0 }, real: { id } };
      },
      async check(model, real) {
        expect((await issueOf(real.id))?.state ?? "deleted").toBe(model.state);
        const mails = mailsOf(real);
        const receivers = mails.map(({ to }) => to);
        expect(receivers).toHaveLength(new Set(receivers).size);
        if (model.state === "sent") expect(receivers).toHaveLength(readers.length);
        for (const { raw } of mails) expect(raw).toContain(`Subject: ${model.subject}\r\n`);
      },
      lives: 20,
      longest: 30,
    });
    expect([taken > 7.5, lives >= (isWholeRun ? 60 : 8)]).toEqual([true, true]);
  });
});
