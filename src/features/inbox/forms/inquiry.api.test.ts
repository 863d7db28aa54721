import { afterEach, describe, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { planDailyJob } from "#worker/daily.ts";
import { latestReceived, receivedById } from "./reads.server.ts";

const inquiry = {
  email: "desk@clinic.example",
  clinicName: "Lakeside Clinic",
  contactName: "Sam",
  phone: "555",
  message: "Tell us about training.",
  website: "",
};

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("clinic inquiries on %s", (kind) => {
  async function start(settings: Record<string, string> = {}) {
    const app = await openTestApp(kind, settings);
    open.push(app);
    return app;
  }

  it("stores an inquiry encrypted, answers the sentence and mails the team its id only", async () => {
    const smtp = await startSmtp();
    const { post, services, worker } = await start({ SMTP_URL: smtp.url });
    const answer = await post("/api/clinic/inquiry", inquiry);
    expect(answer.status).toBe(201);
    const { message, id } = await answer.json();
    expect(message).toBe("We’ll be in touch within 24 hours to discuss partnership opportunities.");
    const { website: _website, ...copy } = inquiry;
    expect(await receivedById(services, "inquiries", id)).toMatchObject({ texts: copy });
    const dump = await dumpOf(services);
    expect(wordsIn(dump, [inquiry.email, inquiry.clinicName, inquiry.message])).toEqual([]);
    await worker.drain();
    expect(smtp.mails[0]?.text).toContain(`script/admin inquiries show ${id}`);
    expect(wordsIn(JSON.stringify(smtp.mails), [inquiry.clinicName])).toEqual([]);
    await smtp.close();
  });

  it("needs nothing but an address", async () => {
    const { post } = await start();
    expect((await post("/api/clinic/inquiry", { email: inquiry.email })).status).toBe(201);
    const empty = { ...inquiry, clinicName: "", contactName: "", phone: "", message: "" };
    expect((await post("/api/clinic/inquiry", empty)).status).toBe(201);
  });

  it("says what is wrong with the address and with a filled hidden field, and stores nothing", async () => {
    const { post, services } = await start();
    for (const email of ["", "no", "a@b", undefined]) {
      const answer = await post("/api/clinic/inquiry", { ...inquiry, email });
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields.email).toBe("Please enter a valid email address");
    }
    const trapped = await post("/api/clinic/inquiry", { ...inquiry, website: "x" });
    expect(trapped.status).toBe(422);
    expect((await trapped.json()).fields).toEqual({ website: "Please leave this field empty" });
    expect(await latestReceived(services, "inquiries", 10)).toEqual([]);
  });

  it("removes inquiries after twenty-four months", async () => {
    const { post, services, worker, clock } = await start();
    await post("/api/clinic/inquiry", inquiry);
    await planDailyJob(services);
    clock.advance(700 * day);
    await worker.drain();
    expect(await latestReceived(services, "inquiries", 10)).toHaveLength(1);
    clock.advance(40 * day);
    await worker.drain();
    expect(await latestReceived(services, "inquiries", 10)).toHaveLength(0);
  });
});
