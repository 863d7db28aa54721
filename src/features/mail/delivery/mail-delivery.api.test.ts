import { afterEach, describe, expect, it } from "vitest";
import { notReachedScreen } from "#features/newsletter/subscribers/reads/not-reached.server.ts";
import { verifyConsentLog } from "#features/privacy/consent/reads.server.ts";
import { day, minute } from "#platform/clock/clock.ts";
import { isExcluded } from "#platform/personal-data/exclusion.ts";
import { assemble } from "#server/assemble.ts";
import { actorBy } from "#tests/support/admin.ts";
import { openMailedApp } from "#tests/support/mail-reports/mailed-app.ts";
import { insertSubscribers } from "#tests/support/mail-reports/many-subscribers.ts";
import { otherMails } from "#tests/support/mail-reports/other-mails.ts";
import { plainMail } from "#tests/support/mail-reports/report-mail.ts";
import { bothDatabases, databases, dumpOf } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { receiveMail } from "../incoming/writes/receive.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const newsletter = { kind: "newsletter", topics: [], dates: [] } as const;

describe.each(bothDatabases)("mail that comes back, on %s", (kind) => {
  const start = () => openMailedApp(kind, open);

  async function withIssue(...names: string[]) {
    const app = await start();
    const ids = await app.people(...names);
    const { id } = await app.begin();
    await app.schedule(id);
    await app.run();
    return { ...app, ids, issue: id };
  }

  it("is taken once by two processes", async () => {
    const { services, environment, clock, lastTo, bounce } = await withIssue("ann");
    const other = await assemble(environment, { clock });
    open.push({ close: () => other.store.close() });
    const raw = bounce(lastTo("ann"));
    const taken = await Promise.all([services, other, services, other].map((each) => receiveMail(each, raw)));
    expect(taken.filter((each) => each === "bounce")).toHaveLength(1);
    expect(await services.store.db.selectFrom("mail_reports").select("id").execute()).toHaveLength(1);
  });

  it("remembers a complaint that comes at the same moment as another mail", async () => {
    const names = ["ann", "ben", "cleo", "dan"];
    const { lastTo, take, bounce, complaint, stops, begin, schedule, run } = await withIssue(...names);
    const first = names.map(lastTo);
    await schedule((await begin()).id);
    await run();
    const reports = names.flatMap((name, at) => [bounce(first[at] ?? lastTo(name)), complaint(lastTo(name))]);
    await Promise.all(reports.map(take));
    expect((await stops()).map(({ reason }) => reason)).toEqual(names.map(() => "complaint"));
  });

  it("pauses an issue when three people complain at the same moment", async () => {
    const { services, begin, schedule, run, sink, take, complaint, aboutMail, read } = await start();
    await insertSubscribers(services, 60);
    const { id } = await begin({ pace: 60 });
    await schedule(id);
    await run(2);
    const mails = sink.mails.slice(0, 3);
    expect([mails.length, (await read(id)).state]).toEqual([3, "sending"]);
    await Promise.all(
      mails.map(({ messageId, to }) => take(complaint(aboutMail(messageId.split("@")[0] ?? "", to)))),
    );
    expect(await read(id)).toMatchObject({ state: "paused", pausedFor: "complaints" });
  });

  it("is told to the team, who may look at the list or try again by their permissions", async () => {
    const app = await withIssue("ann", "ben");
    await app.take(app.bounce(app.lastTo("ann")));
    await app.take(app.complaint(app.lastTo("ben")));
    const actor = await actorBy(app.whole, app.person);
    const { list } = await notReachedScreen(app.services, actor, new URLSearchParams());
    expect(list.rows.map(({ cells, canTry }) => [cells.email?.text, cells.reason?.text, canTry])).toEqual([
      ["ben@example.org", "They marked our mail as spam", false],
      ["ann@example.org", "The address doesn’t exist anymore, or never did", true],
    ]);
  });

  if (!databases.includes(kind)) return;

  it("goes to an address of its own for each mail, and nothing plain is kept of whom it went to", async () => {
    const { services, sink, lastTo } = await withIssue("ann", "ben");
    const paths = sink.mails.map(({ from }) => from);
    expect(new Set(paths).size).toBe(2);
    expect(paths).toContain(lastTo("ann").returnPath);
    const rows = await services.store.db.selectFrom("sent_mails").selectAll().execute();
    expect(rows.map((row) => row.kind).toSorted()).toEqual(["issue", "issue", "welcome", "welcome"]);
    expect(wordsIn(JSON.stringify(rows), ["ann@example.org"])).toEqual([]);
  });

  it("stops mail to an unknown address at once, keeps the person on the list and causes no mail", async () => {
    const { services, lastTo, bounce, take, ids, stateOf, stops, queued, read, issue, complaint } =
      await withIssue("ann", "ben");
    const before = await queued();
    expect(await take(bounce(lastTo("ann")))).toBe("bounce");
    expect([await stateOf(ids[0] ?? ""), await stateOf(ids[1] ?? "")]).toEqual(["unreached", "active"]);
    expect(await stops()).toMatchObject([
      { reason: "hard", status: "5.1.1", mail_kind: "issue", lifted_at: "" },
    ]);
    const excluded = (email: string) => isExcluded(services, services.store.db, { email, mail: newsletter });
    expect([await excluded("Ann@Example.org"), await excluded("ben@example.org")]).toEqual([true, false]);
    expect(await queued()).toEqual(before);
    expect((await read(issue)).counts).toMatchObject({ delivered: 2, bounced: 1, complained: 0, left: 0 });
    // The same report in another wording, and a complaint about a mail that came back: counted once each.
    await take(bounce(lastTo("ann"), "gone", "Gmail"));
    await take(complaint(lastTo("ann")));
    expect((await read(issue)).counts).toMatchObject({ bounced: 0, complained: 1 });
    expect(wordsIn(await dumpOf(services), ["try double-checking the"])).toEqual([]);
  });

  it("stops mail to an address that a server refuses at once as unknown, and counts it once", async () => {
    const app = await start();
    const { services, sink, people, begin, schedule, run, stateOf, stops, read } = app;
    const [ann = "", ben = ""] = await people("ann", "ben");
    const { id } = await begin();
    await schedule(id);
    sink.onReceiver = (address) => (address.startsWith("ann") ? 550 : "take");
    sink.reply = "5.1.1 <ann@example.org>: Recipient address rejected: User unknown in virtual mailbox table";
    await run();
    expect([await stateOf(ann), await stateOf(ben)]).toEqual(["unreached", "active"]);
    expect(await stops()).toMatchObject([{ reason: "hard", status: "5.1.1" }]);
    expect((await read(id)).counts).toMatchObject({ delivered: 1, failed: 1, bounced: 0 });
    expect(wordsIn(await dumpOf(services), ["virtual mailbox table"])).toEqual([]);
  });

  it.each([
    "5.7.1 <ann@example.org>: Relay access denied",
    "Message rejected: Email address is not verified.",
    "5.4.5 Daily sending quota exceeded",
    "no",
  ])("holds nothing against an address that a server refuses with “550 %s”", async (reply) => {
    const { sink, people, begin, schedule, run, stateOf, stops, read } = await start();
    const [ann = ""] = await people("ann");
    const { id } = await begin();
    await schedule(id);
    sink.onReceiver = () => 550;
    sink.reply = reply;
    await run();
    expect([await stateOf(ann), await stops()]).toEqual(["active", []]);
    expect((await read(id)).counts).toMatchObject({ failed: 1, bounced: 0, deferred: 0, blocked: 0 });
  });

  it("stops mail after five mails in 14 days that came back for a reason that can pass", async () => {
    const { services, people, begin, schedule, run, lastTo, bounce, take, stateOf, clock, stops } =
      await start();
    const [ann = ""] = await people("ann");
    const mails: ReturnType<typeof lastTo>[] = [];
    for (let issue = 0; issue < 9; issue += 1) {
      await schedule((await begin()).id);
      await run(2);
      mails.push(lastTo("ann"));
    }
    const comesBack = async (about: (typeof mails)[number]) => {
      await take(bounce(about, "full"));
      // A server that reports the same mail twice.
      await take(bounce(about, "full", "qmail"));
    };
    for (const about of mails.slice(0, 4)) await comesBack(about);
    clock.advance(15 * day);
    for (const about of mails.slice(4, 8)) await comesBack(about);
    expect(await stateOf(ann)).toBe("active");
    for (const about of mails.slice(8)) await comesBack(about);
    expect(await stateOf(ann)).toBe("unreached");
    expect((await stops()).map(({ reason }) => reason)).toEqual(["soft"]);
    expect(await services.store.db.selectFrom("mail_reports").select("id").execute()).toHaveLength(9);
  });

  it("counts nothing that was sent before somebody confirmed their address", async () => {
    const app = await start();
    const { people, begin, schedule, run, lastTo, bounce, take, stateOf, stops, act, person, clock } = app;
    const [ann = ""] = await people("ann");
    const mails: ReturnType<typeof lastTo>[] = [];
    for (let issue = 0; issue < 9; issue += 1) {
      await schedule((await begin()).id);
      await run(2);
      mails.push(lastTo("ann"));
    }
    for (const about of mails.slice(0, 5)) await take(bounce(about, "full"));
    const [stop] = await stops();
    await act("/admin/subscribers/not-reached", "askAddressAgain", { id: stop?.id }, person);
    await app.worker.drain();
    await app.pressLink(app.linkIn("reopen"));
    clock.advance(minute);
    for (const about of mails.slice(5)) await take(bounce(about, "full"));
    await schedule((await begin()).id);
    await run(2);
    await take(bounce(lastTo("ann"), "full"));
    expect(await stateOf(ann)).toBe("active");
  });

  it("unsubscribes who complains, with a line in the consent log; only they can come back", async () => {
    const app = await withIssue("ann");
    const { services, ids, lastTo, complaint, take, stateOf, consents, act, person, stops, sink } = app;
    expect(await take(complaint(lastTo("ann")))).toBe("complaint");
    expect(await stateOf(ids[0] ?? "")).toBe("unsubscribed");
    expect(await consents()).toEqual(["given", "withdrawn"]);
    expect(await verifyConsentLog(services)).toBeUndefined();
    const [stop] = await stops();
    const asked = await act("/admin/subscribers/not-reached", "askAddressAgain", { id: stop?.id }, person);
    expect([asked.status, (await asked.json()).message]).toEqual([409, expect.stringContaining("spam")]);

    // Anybody can type the address: nothing but the confirmation goes there, whatever the setting.
    app.clock.advance(2 * day);
    sink.mails.length = 0;
    const typed = { email: "Ann@example.org", consentToNewsletter: true, website: "" };
    expect((await app.post("/api/newsletter/signup", typed)).status).toBe(200);
    await app.worker.drain();
    expect([await stateOf(ids[0] ?? ""), sink.mails.length]).toEqual(["pending", 1]);
    const link = app.linkIn("confirm");
    expect((await app.openLink(link)).data).toMatchObject({ button: "Confirm" });
    await app.pressLink(link);
    expect(await stateOf(ids[0] ?? "")).toBe("active");
    expect((await stops())[0]?.lifted_at).not.toBe("");
    expect(await consents()).toEqual(["given", "withdrawn", "given", "confirmed"]);
  });

  it.each([
    "vacation",
    "vacation without a mark",
    "warning of a delay",
    "warning in one text",
    "delivered",
    "not spam",
    "DMARC failure",
  ] as const)("isn't what comes back: %s stops nobody and causes no mail", async (form) => {
    const { lastTo, take, ids, stateOf, stops, queued } = await withIssue("ann");
    const before = await queued();
    await take(otherMails[form].make(lastTo("ann"), () => 0));
    expect([await stateOf(ids[0] ?? ""), await stops(), await queued()]).toEqual(["active", [], before]);
  });

  it("that asks us to prove who we are can be a person's words: it's read, and nothing is sent back", async () => {
    const { lastTo, take, ids, stateOf, stops, run, sink } = await withIssue("ann");
    expect(await take(otherMails.challenge.make(lastTo("ann"), () => 0))).toBe("new");
    sink.mails.length = 0;
    await run();
    expect([await stateOf(ids[0] ?? ""), await stops()]).toEqual(["active", []]);
    expect(sink.mails.map(({ to }) => to)).toEqual(["team@kinward.example"]);
  });

  it("through a relay that rewrites our Message-ID and return path is counted for its address", async () => {
    const { services, sink, take, ids, stateOf, stops } = await withIssue("ann");
    const sent = sink.mails.findLast(({ to }) => to === "ann@example.org")?.raw ?? "";
    const [header = ""] = sent.split("\r\n\r\n");
    const rewritten = header.replace(/^Message-ID: .*$/im, "Message-ID: <0100-aaaa@relay.example>");
    const report = (returned: string) =>
      plainMail(
        {
          "Return-Path": "<>",
          From: "MAILER-DAEMON@relay.example",
          To: "hello@kinward.test",
          Subject: "Delivery Status Notification (Failure)",
          "Content-Type": 'multipart/report; report-type=delivery-status; boundary="dsn"',
        },
        [
          ...["--dsn", "Content-Type: text/plain", "", "It failed.", "--dsn"],
          ...["Content-Type: message/delivery-status", "", "Reporting-MTA: dns; relay.example", ""],
          ...["Final-Recipient: rfc822; ann@example.org", "Action: failed", "Status: 5.1.1"],
          ...["Diagnostic-Code: smtp; 550 5.1.1 user unknown", "", "--dsn"],
          ...["Content-Type: message/rfc822", "", returned, "", "words", "--dsn--"],
        ].join("\n"),
      );
    expect(await take(report(rewritten))).toBe("bounce");
    expect([await stateOf(ids[0] ?? ""), (await stops()).length]).toEqual(["unreached", 1]);
    // One that has nothing of ours is listed as such.
    expect(await take(report("Message-ID: <0100-bbbb@relay.example>\nFrom: hello@kinward.test"))).toBe(
      "automatic",
    );
    const rows = await services.store.db
      .selectFrom("conversations")
      .select(["state", "left_out_as"])
      .execute();
    expect(rows).toEqual([{ state: "automatic", left_out_as: "report" }]);
  });

  it("doesn't stop someone whose mail is forwarded to an address that doesn't exist", async () => {
    const { lastTo, take, bounce, ids, stateOf, stops, read, issue } = await withIssue("ann", "ben");
    // At another provider, for one; another name at the same, for the other.
    await take(bounce({ ...lastTo("ann"), to: "ann@old-provider.test" }));
    await take(bounce({ ...lastTo("ben"), to: "benjamin@mail.example.org" }));
    expect(await Promise.all(ids.map(stateOf))).toEqual(["active", "unreached"]);
    expect(await stops()).toHaveLength(1);
    expect((await read(issue)).counts).toMatchObject({ bounced: 1, deferred: 1 });
  });

  it("counts against nobody when we are refused, or when the report is forged", async () => {
    const { services, lastTo, take, bounce, ids, stateOf, stops } = await withIssue("ann", "ben");
    await take(bounce(lastTo("ann"), "blocked"));
    const ann = lastTo("ann");
    const nobody = { ...ann, returnPath: "hello@kinward.test", messageId: "someone@else.test" };
    expect(await take(bounce(nobody))).toBe("automatic");
    // Another id under a known tag, a tag of another kind, and our host with a made-up number.
    await take(bounce({ ...nobody, returnPath: ann.returnPath.replace("+b", "+b1") }));
    await take(bounce({ ...nobody, returnPath: ann.returnPath.replace("+b", "+c") }));
    await take(bounce({ ...nobody, messageId: `0199b4a1-5f6a-7c3e-8b2d-3f4a5b6c7d8e@kinward.test` }));
    // A person who quotes such a report isn't one.
    const quoted = plainMail(
      { From: "ben@example.org", To: "hello@kinward.test", Subject: "Undeliverable: what is this?" },
      new TextDecoder().decode(bounce(ann, "gone", "qmail")),
    );
    expect(await take(quoted)).toBe("new");
    expect(await Promise.all(ids.map(stateOf))).toEqual(["active", "active"]);
    expect(await stops()).toEqual([]);
    const reports = await services.store.db.selectFrom("mail_reports").select("kind").execute();
    expect(reports).toEqual([{ kind: "blocked" }]);
  });

  it("is tried again with one mail a day, and only its link lets mail go there again", async () => {
    const app = await withIssue("ann");
    const { lastTo, take, bounce, ids, stateOf, act, person, stops, worker, sink, consents, services } = app;
    const first = lastTo("ann");
    await app.schedule((await app.begin()).id);
    await app.run();
    const second = lastTo("ann");
    await take(bounce(first));
    const [stop] = await stops();
    const ask = () => act("/admin/subscribers/not-reached", "askAddressAgain", { id: stop?.id }, person);
    sink.mails.length = 0;
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(409);
    // Nothing else goes there meanwhile.
    await app.schedule((await app.begin()).id);
    await app.run();
    expect(sink.mails.map(({ to }) => to)).toEqual(["ann@example.org"]);

    const link = app.linkIn("reopen");
    const before = await dumpOf(services);
    expect((await app.openLink(link)).data).toMatchObject({ button: "Yes, write to me here" });
    expect((await app.openLink(`${link}x`)).data).toMatchObject({ heading: "This link doesn’t work" });
    expect((await app.pressLink(`${link}x`)).data).toMatchObject({ heading: "This link doesn’t work" });
    expect(await dumpOf(services)).toBe(before);
    for (let press = 0; press < 2; press += 1)
      expect((await app.pressLink(link)).data).toMatchObject({ heading: "Thank you" });
    expect(await stateOf(ids[0] ?? "")).toBe("active");
    expect(await consents()).toEqual(["given", "confirmed"]);
    expect((await ask()).status).toBe(409);

    // The second mail from before comes back late, and stops nobody who has just confirmed.
    app.clock.advance(minute);
    await take(bounce(second));
    expect(await stateOf(ids[0] ?? "")).toBe("active");
    sink.mails.length = 0;
    await app.schedule((await app.begin()).id);
    await app.run();
    expect(app.receivers()).toEqual(["ann"]);
    // A mail from after that stops it again, and the old link opens nothing.
    await take(bounce(lastTo("ann")));
    expect(await stateOf(ids[0] ?? "")).toBe("unreached");
    expect((await app.pressLink(link)).data).toMatchObject({ heading: "This link doesn’t work" });
    await worker.drain();
  });
});
