import { afterEach, describe, expect, it } from "vitest";
import {
  type FrameLanguage,
  type FrameTranslation,
  frameTranslations,
} from "#content/frame-translations/frame-translations.ts";
import { fieldName } from "#content/frame-translations/texts-by-part.ts";
import { publish } from "#content/published.server.ts";
import { verifyConsentLog } from "#features/privacy/consent/reads.server.ts";
import { day } from "#platform/clock/clock.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { signupFormIn } from "./reads.server.ts";
import { followLink } from "./writes/subscribing.server.ts";

const signup = { email: "Robin@Example.org", consentToNewsletter: true, website: "" };
const inFrench = { ...signup, language: "fr" };
const frenchConsent = "Oui, inscrivez-moi à votre infolettre.*";
const changed =
  "This page has changed since you opened it, so nothing was saved. Please reload the page and try again.";

const open: (TestApp | TestSmtp)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("a sign-up for the newsletter in another language on %s", (kind) => {
  async function start(settings: Record<string, string> = {}) {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url, ...settings });
    open.push(app, smtp);
    const { db } = app.services.store;
    const consents = () => db.selectFrom("consent").selectAll().orderBy("at").orderBy("id").execute();
    const subscribers = () => db.selectFrom("subscribers").selectAll().execute();
    /** What the team publishes of a language; nothing of it is shown without a name. */
    const say = (language: FrameLanguage, more: Partial<FrameTranslation>) => {
      const { document } = frameTranslations[language];
      return app.services.asSite(() => publish(document, { ...document.shipped, ...more }));
    };
    const signOff = (language: FrameLanguage) => say(language, { signedOffBy: "Sample reader" });
    return { ...app, smtp, consents, subscribers, say, signOff };
  }

  it("keeps the sentence in the words and the language in which it was shown", async () => {
    const { post, consents, subscribers, signOff, services } = await start();
    signOff("fr");
    const answer = await post("/api/newsletter/signup", inFrench);
    expect(answer.status).toBe(200);
    expect(await consents()).toMatchObject([
      { kind: "given", wording: frenchConsent, wording_version: expect.stringMatching(/^2026-11-fr-\w{8}$/) },
    ]);
    expect(await subscribers()).toMatchObject([{ state: "active", language: "fr" }]);
    expect(await verifyConsentLog(services)).toBeUndefined();
  });

  it("notes the same sentence when it is confirmed and taken back", async () => {
    const { services, post, consents, subscribers, signOff, smtp, worker, say } = await start({
      NEWSLETTER_CONFIRM: "double",
    });
    signOff("fr");
    await post("/api/newsletter/signup", inFrench);
    await worker.drain();
    expect(smtp.mails.at(-1)?.subject).toBe("Veuillez confirmer votre infolettre de Kinward");
    expect(smtp.mails.at(-1)?.html).toContain('lang="fr"');
    // The words that were agreed to stay what they were, whatever becomes of the translation.
    say("fr", {});
    const [row] = await subscribers();
    for (const purpose of ["confirm", "unsubscribe"] as const)
      expect(await followLink(services, { purpose, subscriberId: row?.id ?? "", page: "/" })).toBe("done");
    expect((await consents()).map(({ kind: step, wording }) => [step, wording])).toEqual([
      ["given", frenchConsent],
      ["confirmed", frenchConsent],
      ["withdrawn", frenchConsent],
    ]);
  });

  it("welcomes in French once somebody has signed it off, with the help line", async () => {
    const { post, worker, smtp, signOff } = await start();
    signOff("fr");
    await post("/api/newsletter/signup", inFrench);
    await worker.drain();
    const [mail] = smtp.mails;
    expect(mail?.subject).toBe("Votre infolettre de Kinward");
    expect(mail?.text).toContain("Vous êtes sur la liste de notre infolettre mensuelle");
    expect(mail?.text).toContain("En crise, appelez ou textez le 988 aux États-Unis et au Canada.");
    expect(mail?.text).toMatch(/\/newsletter\/unsubscribe\/\S+/);
    expect(mail?.text).toMatch(/\/newsletter\/preferences\/\S+/);
    expect(
      wordsIn(mail?.text ?? "", ["our monthly newsletter", "please open this link", "call or text 988"]),
    ).toEqual([]);
    expect(mail?.html).toContain("Choisir ce que je ne reçois pas");
  });

  it("mails in English when the language is no longer signed off as the mail goes out, also after a retry", async () => {
    const { post, worker, smtp, signOff, say, clock } = await start();
    signOff("es");
    smtp.refuseWith = 451;
    await post("/api/newsletter/signup", { ...signup, language: "es" });
    await worker.drain();
    expect(smtp.mails).toEqual([]);
    smtp.refuseWith = undefined;
    clock.advance(day / 24);
    await worker.drain();
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(["Tu boletín de Kinward"]);

    smtp.refuseWith = 451;
    await post("/api/newsletter/signup", { ...signup, email: "sasha@example.org", language: "es" });
    await worker.drain();
    say("es", {});
    smtp.refuseWith = undefined;
    clock.advance(day / 24);
    await worker.drain();
    expect(smtp.mails.at(-1)?.subject).toBe("Your newsletter from Kinward");
    expect(smtp.mails.at(-1)?.html).toContain('lang="en"');
  });

  it("repeats a confirmation in the language of the last form", async () => {
    const { post, worker, smtp, signOff, clock } = await start({ NEWSLETTER_CONFIRM: "double" });
    signOff("fr");
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    clock.advance(2 * day);
    await post("/api/newsletter/signup", inFrench);
    await worker.drain();
    expect(smtp.mails.map(({ subject }) => subject)).toEqual([
      "Please confirm your newsletter from Kinward",
      "Veuillez confirmer votre infolettre de Kinward",
    ]);
  });

  it("refuses a language that nobody has signed off, and what isn’t one, with a sentence", async () => {
    const { post, subscribers, consents, signOff, say } = await start();
    signOff("fr");
    say("es", {});
    const hostile = [
      "es",
      "de",
      "fr-CA",
      "",
      "FR",
      "__proto__",
      "toString",
      "fr\u0000",
      "x".repeat(9_000),
      7,
      null,
      ["fr"],
      {},
    ];
    for (const language of hostile) {
      const answer = await post("/api/newsletter/signup", { ...signup, language });
      expect(answer.status, JSON.stringify(language)).toBe(422);
      expect(await answer.json()).toMatchObject({ code: "invalid_input", message: changed });
    }
    expect([await subscribers(), await consents()]).toEqual([[], []]);
  });

  it("takes no sentence from the browser, and refuses one that has changed since the page was opened", async () => {
    const { post, consents, signOff, say, services } = await start();
    signOff("fr");
    const consentVersion = services.asSite(() => signupFormIn("fr-CA").translated?.consentVersion);
    const wording = "Oui à tout";
    expect((await post("/api/newsletter/signup", { ...inFrench, wording })).status).toBe(422);
    expect((await post("/api/newsletter/signup", { ...inFrench, consentVersion })).status).toBe(200);
    const { document } = frameTranslations.fr;
    const { texts } = document.shipped;
    const name = fieldName("Yes, subscribe me to your newsletter.*");
    const newsletter = { ...texts.newsletter, [name]: "Oui, je m’inscris à votre infolettre.*" };
    say("fr", { signedOffBy: "Another reader", texts: { ...texts, newsletter } });
    for (const old of [consentVersion, "2026-11", "\u0000", "x".repeat(9_000)]) {
      const late = await post("/api/newsletter/signup", { ...inFrench, consentVersion: old });
      expect(late.status).toBe(422);
      expect(await late.json()).toMatchObject({ message: changed });
    }
    expect((await consents()).map(({ wording: said }) => said)).toEqual([frenchConsent]);
  });

  it("stays English everywhere while the French is a draft", async () => {
    const { services, say } = await start();
    say("fr", {});
    const form = services.asSite(() => signupFormIn("fr"));
    expect(form.translated).toBeUndefined();
    expect(form.copy.consent.text).toBe("Yes, subscribe me to your newsletter.*");
  });

  it("leads a form without scripts to its thank-you page in that language", async () => {
    const { app, signOff, services } = await start();
    signOff("fr");
    const { SITE_URL: siteUrl } = services.settings;
    const answer = await app.request(`${siteUrl}/api/newsletter/signup`, {
      method: "POST",
      headers: { accept: "text/html", origin: siteUrl },
      body: new URLSearchParams({ email: "robin@example.org", consentToNewsletter: "on", language: "fr" }),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/thank-you/newsletter?language=fr");
  });
});
