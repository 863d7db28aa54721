import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { PlainVisit } from "../support/plain-visit.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";

const words = "The heron came back to our pond this spring.";
const email = "wren.marlowe@example.org";
const pasted = "Paste the link from the email";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function leaveTraces(): Promise<void> {
  const send = (path: string, data: object) =>
    fetch(site.url + path, {
      method: "POST",
      headers: { origin: site.url, "content-type": "application/json" },
      body: JSON.stringify(data),
    });
  const message = { name: "Wren Marlowe", email, phone: "", subject: "general", message: words, website: "" };
  const sent = await send("/api/contact", message);
  const signed = await send("/api/newsletter/signup", { email, consentToNewsletter: true, website: "" });
  expect([sent.status, signed.status]).toEqual([201, 200]);
}

function mailedLink(): Promise<string> {
  return vi.waitFor(() => {
    const found = site.smtp.mails
      .filter(({ rcpt }) => rcpt.includes(email))
      .map(({ text }) => /http\S+\/privacy\/my-data\/open#\S+/.exec(text ?? "")?.[0])
      .findLast((link) => link !== undefined);
    if (found === undefined) throw new Error("no link was mailed yet");
    return found;
  }, 10_000);
}

async function opened(link: string): Promise<PlainVisit> {
  const visit = new PlainVisit(site.url);
  await visit.open("/privacy/my-data/open");
  visit.fill(pasted, link);
  await visit.press("Show my data");
  return visit;
}

it("a person asks for their data without scripts, reads it, takes it along, erases it and keeps a certificate", async () => {
  await leaveTraces();
  const asking = new PlainVisit(site.url);
  await asking.open("/privacy-policy");
  expect(asking.$("main a:contains('ask for a link to your data')").attr("href")).toBe("/privacy/my-data");
  await asking.open("/privacy/my-data");
  asking.fill("Email address", "not an address");
  await asking.press("Email me a link");
  expect(asking.status).toBe(422);
  expect(asking.control("Email address").val()).toBe("not an address");
  expect(asking.text).toContain("Please enter a valid email address");
  asking.fill("Email address", email);
  await asking.press("Email me a link");
  expect(asking.path).toBe("/privacy/my-data/sent");
  expect(asking.text).toContain("Please check your email");

  const link = await mailedLink();
  const { headers } = await fetch(link);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  const without = await opened("");
  expect(without.text).toContain("Please paste the link from our email");

  const reading = await opened(link);
  expect(reading.$("h1").text()).toBe("What we hold about you");
  expect(reading.text).toContain(words);
  expect(reading.path).not.toContain(link.split("#token=")[1]);
  for (const button of ["Download for programs (JSON)", "Download to read (HTML)"]) {
    const taking = await opened(link);
    await taking.press(button);
    expect(taking.$.html(), button).toContain(words);
  }

  await reading.press("Erase everything");
  expect(reading.text).toContain("check the box first");
  expect(reading.text).toContain(words);
  reading.check("Yes, erase all of it for good");
  await reading.press("Erase everything");
  expect(reading.$("h1").text()).toBe("It is erased");
  expect(reading.path).toMatch(/^\/privacy\/my-data\/certificate\/[A-Z0-9-]{34}$/);
  expect(reading.text).toMatch(/Messages from the contact form ?1/);
  expect((await opened(link)).$("h1").text()).toBe("This link doesn’t work anymore");
});
