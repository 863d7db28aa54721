import { expect } from "vitest";
import * as z from "zod";
import { issueById } from "#features/newsletter/issues/reads/issues.server.ts";
import { sliceMs } from "#features/newsletter/issues/rules/sending.ts";
import { sender as senderSetting } from "#features/newsletter/issues/team-settings.server.ts";
import { putTeamSetting } from "#platform/settings/change-setting.ts";
import { actAs, actorBy } from "./admin.ts";
import { siteUrl } from "./site-url.ts";
import { startSmtpSink } from "./smtp-sink.ts";
import { type DatabaseKind, openTestApp, type TestApp } from "./test-app.ts";

const list = "/admin/newsletters";

/** An issue with a link, and with an outside picture that must not be sent. */
export const quiet = {
  subject: "Three quiet evenings",
  text: "Hello,\n\nread [our page](https://kinward.test/a?b=1).\n\n![](https://spy.example/p.gif)",
  topics: [],
  dates: [],
  segment: { kind: "all" },
  pace: 30_000,
};

export const sender = { legalName: "Kinward Test Society", postalAddress: "12 Lake Road, Akron, OH 44301" };

/** Enters the sender without whom no newsletter goes. */
export async function enterSender({ services }: Pick<TestApp, "services">, value = JSON.stringify(sender)) {
  await services.store.transact((tx) => putTeamSetting(tx, services, { name: senderSetting.row, value }));
}

type Settings = Readonly<Record<string, string>>;

/** Newsletters in the admin with a real mail server; what has to be closed is added to `open`. */
export async function openNewsletterApp(
  kind: DatabaseKind,
  open: { close(): Promise<void> }[],
  {
    role = "owner",
    settings = {},
    sender: stored,
  }: { role?: "owner" | "editor"; settings?: Settings; sender?: "" } = {},
) {
  const sink = await startSmtpSink();
  const app = await openTestApp(kind, { SMTP_URL: sink.url, ...settings });
  open.push(app, sink);
  const { services, clock } = app;
  if (stored === undefined) await enterSender(app);
  const person = await actAs(app, role);
  const send = (method: string, path: string, body?: unknown) =>
    app.app.request(`${siteUrl}/api${list}${path}`, {
      method,
      headers: { origin: siteUrl, "content-type": "application/json", ...person },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const create = (input: object) => app.act(list, "createNewsletterIssue", input, person);
  /** An operation of one issue's screen. */
  const actOn = (id: string, operation: string, input: object = {}) =>
    app.act(`${list}/${id}`, operation, input, person);
  const join = async (name: string, page = "/") => {
    const given = { email: `${name}@example.org`, consentToNewsletter: true, website: "" };
    const answer = await app.post("/api/newsletter/signup", given, { referer: siteUrl + page });
    return String((await answer.json()).id);
  };
  /** People on the list whose welcome has gone. */
  const people = async (...names: string[]) => {
    const ids: string[] = [];
    for (const name of names) ids.push(await join(name));
    await app.worker.drain();
    sink.mails.length = 0;
    return ids;
  };
  const begin = async (content: Record<string, unknown> = {}) => {
    const answer = await create({ content: { ...quiet, ...content } });
    expect(answer.status).toBe(200);
    return z.object({ id: z.string() }).parse(await answer.json());
  };
  const read = async (id: string) => issueById(services, await actorBy(app, person), id);
  const move = async (id: string, step: string, more: Record<string, unknown> = {}) =>
    actOn(id, "moveNewsletterIssue", { revision: (await read(id)).revision, move: step, ...more });
  const schedule = async (id: string, sendAt = "") => {
    const answer = await move(id, "schedule", { sendAt, zone: "America/New_York" });
    expect(answer.status).toBe(200);
  };
  /** Lets time pass and the outbox work. */
  const run = async (slices = 8) => {
    for (let slice = 0; slice < slices; slice += 1) {
      await app.worker.drain();
      clock.advance(sliceMs);
    }
    await app.worker.drain();
  };
  const receivers = () => sink.mails.map(({ to }) => to.split("@")[0]).toSorted();
  const audit = async () =>
    (
      await services.store.db
        .selectFrom("audit")
        .select("action")
        .where("action", "like", "letters.%")
        .orderBy("id")
        .execute()
    ).map(({ action }) => action);
  return {
    ...app,
    whole: app,
    sink,
    person,
    send,
    create,
    actOn,
    join,
    people,
    begin,
    read,
    move,
    schedule,
    run,
    receivers,
    audit,
  };
}

/** The owner who is signed in, as reads and writes are given them. */
export async function ownerOf({ services }: TestApp) {
  const { id } = await services.store.db.selectFrom("team_members").select("id").executeTakeFirstOrThrow();
  return { id, name: "Robin", role: "owner", sessionId: "", needsSecondFactor: false } as const;
}
