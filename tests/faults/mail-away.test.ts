import { afterEach, describe, expect, it } from "vitest";
import { hour, minute } from "#platform/clock/clock.ts";
import { layCable } from "#tests/support/cable.ts";
import { countFaults, databaseNames } from "#tests/support/fault-counts.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, openTestApp } from "#tests/support/test-app.ts";

const message = { name: "Robin", email: "a@b.example", subject: "general", message: "Hello" };

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("a mail server that is away, on %s", (kind) => {
  async function start() {
    const smtp = await startSmtp();
    const cable = await layCable(Number(new URL(smtp.url).port));
    const app = await openTestApp(kind, { SMTP_URL: `smtp://127.0.0.1:${cable.port}` });
    open.push(app, cable, smtp);
    const states = async () => {
      const rows = await app.services.store.db.selectFrom("outbox").select("state").execute();
      return rows.map(({ state }) => state);
    };
    return { ...app, smtp, cable, states };
  }

  it("touches no form, and every mail arrives once the server is back", async () => {
    const { post, worker, clock, smtp, cable, states } = await start();
    cable.pull("cut");
    for (let sent = 0; sent < 3; sent += 1) expect((await post("/api/contact", message)).status).toBe(201);
    await worker.drain();
    clock.advance(hour);
    expect(await states()).toEqual(Array(3).fill("queued"));
    cable.mend();
    await worker.drain();
    expect(smtp.mails).toHaveLength(3);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(3);
    countFaults({
      what: `The mail server is away for an hour, on ${databaseNames[kind]}`,
      kills: 0,
      faults: 1,
      inputs: 3,
      lost: 3 - smtp.mails.length,
      measured: "each mail arrived once",
    });
    expect(await states()).toEqual(Array(3).fill("done"));
  });

  it("leaves a dead letter that the team can find when a mail is refused for good", async () => {
    const { post, worker, clock, smtp, states } = await start();
    smtp.refuseWith = 550;
    await post("/api/contact", message);
    for (let attempt = 0; attempt < 24; attempt += 1) {
      await worker.drain();
      clock.advance(2 * hour + minute);
    }
    expect(await states()).toEqual(["dead"]);
    smtp.refuseWith = undefined;
    await post("/api/contact", message);
    await worker.drain();
    expect(smtp.mails).toHaveLength(1);
  });
});
