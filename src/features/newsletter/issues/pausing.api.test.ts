import { afterEach, describe, expect, it } from "vitest";
import { openMailedApp } from "#tests/support/mail-reports/mailed-app.ts";
import { insertSubscribers } from "#tests/support/mail-reports/many-subscribers.ts";
import { databases } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { sliceMs } from "./rules/sending.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("a newsletter that pauses itself, on %s", (kind) => {
  /** Sends to so many people; reports about some mails come in between the slices, as they do. */
  async function sendTo(people: number, reportOf: (at: number) => "gone" | "complaint" | undefined) {
    const app = await openMailedApp(kind, open);
    await insertSubscribers(app.services, people);
    const { id } = await app.begin({ pace: 2 * people });
    await app.schedule(id);
    let seen = 0;
    /** A slice, and then what is reported about its mails. */
    const slice = async () => {
      await app.worker.drain();
      for (const mail of app.sink.mails.slice(seen)) {
        const what = reportOf(seen);
        seen += 1;
        const about = app.aboutMail(mail.messageId.split("@")[0] ?? "", mail.to);
        if (what === "gone") await app.take(app.bounce(about));
        if (what === "complaint") await app.take(app.complaint(about));
      }
      app.clock.advance(sliceMs);
    };
    const until = async (states: readonly string[], slices: number) => {
      for (let at = 0; at < slices && !states.includes((await app.read(id)).state); at += 1) await slice();
      return app.read(id);
    };
    return { ...app, id, until, slice };
  }

  it("with 2% bounces and 0.4% complaints stops at the complaints, and goes on by a press", {
    tags: "all",
  }, async () => {
    const readers = isWholeRun ? 5_000 : 900;
    // 1 in 50 comes back, 1 in 250 complains.
    const app = await sendTo(readers, (at) =>
      at % 250 === 100 ? "complaint" : at % 50 === 20 ? "gone" : undefined,
    );
    const paused = await app.until(["paused", "sent"], 40);
    expect(paused).toMatchObject({ state: "paused", pausedFor: "complaints" });
    const { chosen, delivered, complained, bounced } = paused.counts;
    expect(chosen).toBe(readers);
    expect(complained).toBeGreaterThanOrEqual(3);
    expect(complained / delivered).toBeGreaterThanOrEqual(0.003);
    expect(bounced / delivered).toBeLessThan(0.05);
    // It stays so: no mail goes, whatever time passes.
    const gone = app.sink.mails.length;
    await app.run(4);
    expect(app.sink.mails.length).toBe(gone);

    expect((await app.move(app.id, "resume")).status).toBe(200);
    // What was seen doesn't count again: it goes on until the mails after that have as many complaints.
    await app.slice();
    await app.slice();
    expect(app.sink.mails.length).toBeGreaterThan(gone);
    // Fewer readers than in the whole run bring no second pause.
    if (isWholeRun) expect((await app.until(["paused", "sent"], 40)).state).toBe("paused");
  });

  it("stops at 5% unknown addresses, also if servers refuse them at once", async () => {
    const app = await sendTo(400, () => undefined);
    let at = 0;
    app.sink.reply = "5.1.1 User unknown";
    app.sink.onReceiver = () => {
      at += 1;
      return at % 16 === 5 ? 550 : "take";
    };
    const paused = await app.until(["paused", "sent"], 20);
    expect(paused).toMatchObject({ state: "paused", pausedFor: "bounces" });
    expect(paused.counts.failed).toBeGreaterThanOrEqual(10);
  });

  it("stops at 5% unknown addresses, but not for the first few", async () => {
    const app = await sendTo(400, (at) => (at % 16 === 5 ? "gone" : undefined));
    expect(await app.until(["paused", "sent"], 20)).toMatchObject({ state: "paused", pausedFor: "bounces" });
    const few = await sendTo(100, (at) =>
      at % 12 === 5 ? "gone" : at === 50 || at === 60 ? "complaint" : undefined,
    );
    expect(await few.until(["paused", "sent"], 20)).toMatchObject({
      state: "sent",
      pausedFor: "",
      counts: { bounced: 8, complained: 2, delivered: 100 },
    });
  });
});
