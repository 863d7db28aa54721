import { afterEach, describe, expect, it } from "vitest";
import { changeOwnPlace } from "#features/groups/writes/places.server.ts";
import { remindGroup } from "#features/groups/writes/reminders.server.ts";
import { linkToken } from "#features/newsletter/reads.server.ts";
import { followLink } from "#features/newsletter/writes/subscribing.server.ts";
import { day } from "#platform/clock/clock.ts";
import { signUp } from "#tests/support/group-places.ts";
import { groupsOfEachKind, placeToken, press, robin, slugs } from "#tests/support/life-changes.ts";
import { askForMentor, matchLast, onLetters } from "#tests/support/mentoring.ts";
import { openNewsletterApp, quiet } from "#tests/support/newsletters.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

describe.each(databases)("mails that somebody has left out on %s", (kind) => {
  const startNewsletters = () => openNewsletterApp(kind, open);
  const tokenOf = (app: TestApp, id: string) => linkToken(app.services, "preferences", id);

  it("never sends what is left out, though it was queued before", async () => {
    const { people, begin, schedule, run, receivers, sink, services, send, whole } = await startNewsletters();
    const names = ["robin", "sasha", "toni"];
    const ids = await people(...names);
    await schedule((await begin({ topics: ["pregnancy"] })).id);
    for (let step = 0; step < 3; step += 1) await whole.worker.drain();
    // One has it; the others' mails are in the outbox.
    const queued = services.store.db.selectFrom("issue_mails").select("id").where("state", "=", "queued");
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
    const states = await services.store.db.selectFrom("issue_mails").select("state").execute();
    expect(states).toEqual([{ state: "skipped" }]);
  });

  it("sends no mail of a paused place but answers, though it was queued before", async () => {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url });
    open.push(smtp, app);
    const [group = ""] = await groupsOfEachKind(app);
    await signUp(app, robin, { slug: slugs[0] ?? "" });
    await signUp(app, "sasha@example.org", { slug: slugs[0] ?? "" });
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

  it("keeps letters and check-ins for whoever is back from a break, though their mails were queued before", async () => {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url });
    open.push(smtp, app);
    await askForMentor(app, { email: robin });
    const links = await matchLast(app);
    await app.worker.drain();
    const mails = () => smtp.mails.splice(0).map(({ rcpt, subject }) => [rcpt[0], subject]);
    for (const { text } of smtp.mails.filter(({ rcpt }) =>
      [robin, "marlowe@example.org"].includes(rcpt[0] ?? ""),
    ))
      expect(text).toContain("http://kinward.test/something-changed#token=");
    mails();
    const write = (token: string) => onLetters(app, "write", { token, text: "A quiet hello." });
    expect((await write(links.mentor)).status).toBe(201);
    await press(app, links.person, "pause");
    await write(links.person);
    await app.worker.drain();
    expect(mails()).toEqual([["marlowe@example.org", "You have a letter"]]);
    app.clock.advance(15 * day);
    for (let step = 0; step < 2; step += 1) await app.worker.drain();
    expect(mails()).toEqual([["marlowe@example.org", "How is it going?"]]);
    await press(app, links.person, "undo");
    // The mail that wasn't sent doesn't count.
    await write(links.mentor);
    await app.worker.drain();
    expect(mails()).toEqual([[robin, "You have a letter"]]);
    const { letters } = await onLetters(app, "read", { token: links.person });
    expect(JSON.stringify(letters)).toContain("A quiet hello.");
    await press(app, links.person, "loss");
    await write(links.mentor);
    await app.worker.drain();
    expect(mails()).toEqual([[robin, "You have a letter"]]);
    // That it has ended is an answer to a press of one of the two.
    await press(app, links.person, "pause");
    await onLetters(app, "change", { token: links.mentor, action: "end" });
    await app.worker.drain();
    expect(mails()).toEqual([[robin, "It has ended"]]);
  });
});
