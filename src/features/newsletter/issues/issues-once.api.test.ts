import { afterEach, describe, expect, it } from "vitest";
import { day, minute } from "#platform/clock/clock.ts";
import { openNewsletterApp, ownerOf } from "#tests/support/newsletters.ts";
import type { SmtpSink } from "#tests/support/smtp-sink.ts";
import { bothDatabases, databases, type TestApp } from "#tests/support/test-app.ts";
import { createWorker } from "#worker/worker.ts";
import { issueById, issueScreen } from "./reads/issues.server.ts";
import { mailRetentionDays, sliceMs } from "./rules/sending.ts";
import { foldIssueMails } from "./writes/personal.server.ts";

const open: (TestApp | SmtpSink)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("the emails of an issue on %s", (kind) => {
  const start = (role: "owner" | "editor" = "owner", settings: Record<string, string> = {}) =>
    openNewsletterApp(kind, open, { role, settings });

  it("are sent once each by several workers, also when one is slow and its lease runs out", async () => {
    const { people, begin, schedule, sink, services, clock, receivers, read } = await start();
    const names = Array.from({ length: 40 }, (_, at) => `reader${at}`);
    await people(...names);
    const { id } = await begin();
    await schedule(id);
    const workers = [createWorker(services), createWorker(services), createWorker(services)];
    let slow = 0;
    const { mailer } = services;
    const sendNow = mailer.send.bind(mailer);
    mailer.send = async (mail, mailId, beforeEnd) => {
      // Every tenth stands still until others have taken its entry up again.
      slow += 1;
      if (slow % 10 === 0) {
        clock.advance(3 * minute);
        await new Promise((later) => setTimeout(later, 150));
      }
      return sendNow(mail, mailId, beforeEnd);
    };
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(workers.map((worker) => worker.drain()));
      clock.advance(minute);
    }
    mailer.send = sendNow;
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(sink.mails.length);
    expect(receivers()).toEqual(names.toSorted());
    expect(await read(id)).toMatchObject({ state: "sent", counts: { delivered: 40, open: 0, unsure: 0 } });
    for (const worker of workers) await worker.stop();
  });

  it("end the issue within a slice of time, also when the last was under way at the check before", async () => {
    const { people, begin, schedule, run, services, clock, read } = await start();
    await people("robin");
    const { id } = await begin();
    await schedule(id);
    const other = createWorker(services);
    const { mailer } = services;
    const sendNow = mailer.send.bind(mailer);
    mailer.send = (mail, mailId, beforeEnd) =>
      sendNow(mail, mailId, async () => {
        await beforeEnd?.();
        clock.advance(sliceMs);
        await other.drain();
      });
    await run(4);
    mailer.send = sendNow;
    expect(await read(id)).toMatchObject({ state: "sent", counts: { delivered: 1, open: 0 } });
    await other.stop();
  });

  if (!databases.includes(kind)) return;

  it("tell a no for good from a later, and are not sent twice when nobody knows", async () => {
    const { people, begin, schedule, run, receivers, sink, clock, read, actOn, services, whole } =
      await start();
    await people("gone", "busy", "silent", "fine", "lost");
    const attempts: Record<string, number> = {};
    sink.onReceiver = (address) => (address.startsWith("gone") ? 550 : "take");
    sink.onEnd = ({ to, messageId }) => {
      attempts[messageId] = (attempts[messageId] ?? 0) + 1;
      if (to.startsWith("busy") && attempts[messageId] < 3) return 451;
      if (to.startsWith("silent")) return "take and break off";
      if (to.startsWith("lost") && attempts[messageId] === 1) return "break off";
      return "take";
    };
    const { id } = await begin();
    await schedule(id);
    await run(8);
    clock.advance(3 * minute);
    await run(3);
    expect(receivers()).toEqual(["busy", "fine", "silent"]);
    expect(await read(id)).toMatchObject({
      state: "sent",
      counts: { chosen: 5, delivered: 2, failed: 1, unsure: 2, open: 0 },
    });
    // Whose address no longer works is named, so that somebody can look after it.
    const { bounced } = await issueScreen(services, await ownerOf(whole), id);
    expect(bounced).toMatchObject({ people: [{ email: "gone@example.org" }], more: 0 });

    // A person decides to try the unsure ones again: under the same Message-ID, so that mail programs see one.
    const again = await (await actOn(id, "resendNewsletterIssue", { which: "unsure" })).json();
    expect(again.count).toBe(2);
    sink.onEnd = () => "take";
    // Their domain deferred mails a moment ago, so they go one after the other.
    await run();
    clock.advance(minute);
    await run(1);
    expect(receivers()).toEqual(["busy", "fine", "lost", "silent", "silent"]);
    const silent = sink.mails.filter(({ to }) => to.startsWith("silent")).map(({ messageId }) => messageId);
    expect(silent[0]).toBe(silent[1]);
    expect(await read(id)).toMatchObject({ state: "sent", counts: { delivered: 4, unsure: 0, failed: 1 } });
  });

  it("keep their counts when their mails are not kept one by one any more", async () => {
    const { people, begin, schedule, run, read, services, clock, whole } = await start();
    await people("robin", "sasha");
    const { id } = await begin();
    await schedule(id);
    // A mail that a busy machine kept waiting is tried again a minute later.
    for (let tries = 0; tries < 20 && (await read(id)).state !== "sent"; tries += 1) await run();
    const { counts, state } = await read(id);
    expect(state).toBe("sent");
    // Sending may have ended in this very millisecond.
    clock.advance(mailRetentionDays * day + 1);
    expect(await foldIssueMails(services)).toBe(2);
    expect(await foldIssueMails(services)).toBe(0);
    expect((await issueById(services, await ownerOf(whole), id)).counts).toEqual(counts);
  });
});
