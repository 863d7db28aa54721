import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { mailNotice } from "#content/mail-notice.ts";
import { issueMail } from "#content/newsletter-mail.ts";
import { minute } from "#platform/clock/clock.ts";
import { openNewsletterApp, sender } from "#tests/support/newsletters.ts";
import type { SmtpSink } from "#tests/support/smtp-sink.ts";
import { databases, type TestApp } from "#tests/support/test-app.ts";
import { sender as senderSetting } from "./team-settings.server.ts";

const open: (TestApp | SmtpSink)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("who sends a newsletter, on %s", (kind) => {
  const start = (settings: Record<string, string> = {}) =>
    openNewsletterApp(kind, open, { settings, sender: "" });

  const change = ({ act, person }: Awaited<ReturnType<typeof start>>, body: object) =>
    act("/admin/settings", "changeSender", body, person);

  it("has to be named with a postal address before anything goes, and then stands in each mail", async () => {
    const newsletters = await start();
    const { send, actOn, begin, read, move, people, run, sink, receivers } = newsletters;
    await people("ann", "ben");
    const { id } = await begin();
    const preview = await (await send("POST", "/preview", { content: (await read(id)).content })).json();
    expect(preview).toMatchObject({ needsSender: true, faults: [expect.stringContaining("postal address")] });
    for (const sendAt of ["", "2026-11-22T10:00:00.000Z"]) {
      const refused = await move(id, "schedule", { sendAt, zone: "UTC" });
      expect([refused.status, (await refused.json()).message]).toEqual([422, preview.faults[0]]);
    }
    expect((await read(id)).state).toBe("draft");

    // A test to oneself goes, and says that the address is missing.
    expect((await actOn(id, "testNewsletterIssue")).status).toBe(200);
    await run(1);
    expect(receivers()).toEqual(["owner"]);
    expect(sink.mails[0]?.raw.replaceAll("=\r\n", "")).toContain(issueMail.postalMissing.slice(0, 40));
    sink.mails.length = 0;

    for (const wrong of [
      { legalName: "", postalAddress: sender.postalAddress },
      { legalName: "The full legal name of the owner", postalAddress: sender.postalAddress },
      { legalName: sender.legalName, postalAddress: "A postal address where letters reach the owner" },
      { legalName: sender.legalName, postalAddress: "somewhere" },
    ])
      expect((await change(newsletters, { ...wrong, expected: "" })).status, JSON.stringify(wrong)).toBe(422);
    expect((await change(newsletters, { ...sender, expected: "" })).status).toBe(200);
    expect((await move(id, "schedule", { sendAt: "", zone: "UTC" })).status).toBe(200);
    await run();
    expect(receivers()).toEqual(["ann", "ben"]);
    for (const { raw } of sink.mails)
      expect(raw.replaceAll("=\r\n", "")).toContain(`${sender.legalName}, 12 Lake Road`);
  });

  it("is looked at once more when a scheduled newsletter is due, and between its mails", async () => {
    const { services, begin, read, schedule, people, run, receivers, clock, move } = await openNewsletterApp(
      kind,
      open,
    );
    const forget = () =>
      services.store.db.deleteFrom("team_settings").where("name", "=", senderSetting.row).execute();
    await people("ann", "ben");
    const { id } = await begin();
    await schedule(id, "2026-11-21T10:05:00.000Z");
    await forget();
    clock.advance(6 * minute);
    await run();
    expect(receivers()).toEqual([]);
    expect(await read(id)).toMatchObject({ state: "draft", sendAt: "2026-11-21T10:05:00.000Z" });

    const running = await openNewsletterApp(kind, open);
    await running.people("cat");
    const other = await running.begin();
    await running.schedule(other.id);
    await running.worker.drain();
    await running.services.store.db
      .deleteFrom("team_settings")
      .where("name", "=", senderSetting.row)
      .execute();
    await running.run();
    expect(running.receivers()).toEqual([]);
    expect((await running.read(other.id)).state).toBe("paused");
    expect((await running.move(other.id, "resume")).status).toBe(422);
    expect((await move(id, "unschedule")).status).toBe(409);
  });

  it("counts mails that were written to files as such, and not as delivered", async () => {
    const { people, begin, schedule, run, read, dataDir, actOn } = await openNewsletterApp(kind, open, {
      settings: { SMTP_URL: "" },
    });
    await people("ann");
    const { id } = await begin();
    const tested = await actOn(id, "testNewsletterIssue");
    expect((await tested.json()).message).toContain(mailNotice.toFile);
    await schedule(id);
    await run();
    expect((await read(id)).counts).toMatchObject({ chosen: 1, delivered: 0, written: 1 });
    const folder = join(dataDir, "mail");
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect(mails.filter((mail) => mail.includes("To: ann@example.org"))).toHaveLength(2);
  });
});
