import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bounceForms, makeBounce, makeReports } from "#tests/support/mail-reports/make-reports.ts";
import { otherMails } from "#tests/support/mail-reports/other-mails.ts";
import { reasons } from "#tests/support/mail-reports/reasons.ts";
import { parseMail } from "../parse-mail.ts";
import { readReport } from "./report.ts";
import { returnedOf } from "./returned.ts";

const at = new Date("2026-11-27T05:00:00.000Z");
const about = {
  returnPath: "hello+b1abc.2def@kinward.test",
  messageId: "0199b4a1-5f6a-7c3e-8b2d-3f4a5b6c7d8e@kinward.test",
  to: "robin@example.test",
};
const read = async (raw: Uint8Array) => readReport(await parseMail(raw, at));

describe("reports of mail servers", () => {
  it("are read right in 500 made of all forms, and none stops someone who can be reached", async () => {
    const made = makeReports(500, 38, () => about);
    const wrong: string[] = [];
    for (const { form, means, raw } of made) {
      const kind = (await read(raw))?.kind;
      if (kind !== means) wrong.push(`${form}: ${kind ?? "a person"}, not ${means ?? "a person"}`);
      if (kind === "hard" || kind === "complaint") expect(means, form).toBe(kind);
    }
    expect(new Set(made.map(({ form }) => form)).size).toBeGreaterThan(200);
    expect(wrong.length / made.length, wrong.join("\n")).toBeLessThanOrEqual(0.03);
  });

  it.each(Object.keys(bounceForms))("are read right in the form of %s, whatever the reason", async (form) => {
    const wrong: string[] = [];
    for (let each = 0; each < reasons.length; each += 1) {
      const made = makeBounce(form, each, about);
      const kind = (await read(made.raw))?.kind;
      if (kind !== made.means) wrong.push(`${made.form}: ${kind}, not ${made.means}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(otherMails))("aren't mistaken: %s", async (_, { make, means }) => {
    for (let pick = 0; pick < 6; pick += 1)
      expect((await read(make(about, (below) => pick % below)))?.kind).toBe(means);
  });

  it("name our mail by its return path or its Message-ID, and never by the address of a reader", async () => {
    for (const form of Object.keys(bounceForms)) {
      const { addresses, messageIds } = returnedOf(await parseMail(makeBounce(form, 0, about).raw, at));
      expect(addresses, form).toContain(about.returnPath);
      expect(addresses, form).not.toContain(about.to);
      if (form !== "Mailgun") expect(messageIds, form).toContain(about.messageId);
    }
    const complaint = otherMails["AOL complaint"].make(about, () => 0);
    expect(returnedOf(await parseMail(complaint, at)).addresses).toContain(about.returnPath);
  });

  it("can be anything without taking long or throwing", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "binary", maxLength: 2_000 }),
        fc.constantFrom("mailer-daemon@a.test", "b@c.test"),
        async (text, from) => {
          const raw = `From: ${from}\r\nSubject: failure notice\r\nContent-Type: message/delivery-status\r\n\r\n${text}`;
          const mail = await parseMail(new TextEncoder().encode(raw), at);
          readReport(mail);
          returnedOf(mail);
        },
      ),
      { numRuns: 200 },
    );
  });
});
