import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { pageRequest } from "#platform/http/page-request.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import * as linkPage from "./pages/newsletter-link/loader.server.ts";
import { linkToken, readLink, subscriberChoices, subscriberState } from "./reads.server.ts";
import { wantsNewsletter } from "./rules.ts";

const open: (TestApp | TestSmtp)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const signup = { email: "reader@example.org", consentToNewsletter: true, website: "" };

describe.each(databases)("the links in a newsletter issue on %s", (kind) => {
  async function start(settings: Record<string, string> = {}) {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url, ...settings });
    open.push(app, smtp);
    const { services } = app;
    const context = new RouterContextProvider();
    context.set(pageRequest, { siteUrl, services });
    const requestFor = (path: string, form?: URLSearchParams) => {
      const [, , purpose = "", token = ""] = path.split("/");
      const url = new URL(path, siteUrl);
      const init = form ? { method: "POST", body: form } : {};
      return { params: { purpose, token }, context, request: new Request(url, init), url, pattern: "" };
    };
    const open_ = async (path: string) => {
      return linkPage.loader(requestFor(path));
    };
    const press = async (path: string, fields: readonly (readonly [string, string])[] = []) => {
      return linkPage.action(
        requestFor(path, new URLSearchParams(fields.map(([name, value]) => [name, value]))),
      );
    };
    const everything = () => dumpOf(services);
    /** The path behind a link of the newest mail. */
    const linkIn = (purpose: string) =>
      new RegExp(`(/newsletter/${purpose}/\\S+)`).exec(smtp.mails.at(-1)?.text ?? "")?.[1] ?? "";
    return { ...app, smtp, open: open_, press, linkIn, everything };
  }

  it("keep what a reader leaves out, encrypted, and opening one changes nothing", async () => {
    const { post, worker, services, open: look, press, linkIn, everything } = await start();
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    const path = linkIn("preferences");
    const id = readLink(services, "preferences", path.split("/")[3] ?? "") ?? "";
    const before = await everything();
    const opened = await look(path);
    await look(path);
    expect(opened.data).toMatchObject({ heading: "Your newsletter choices" });
    expect(await everything()).toBe(before);

    const saved = await press(path, [
      ["save", "1"],
      ["topic", "loss"],
      ["topic", "adoption"],
      ["topic", "no-such-topic"],
      ["date", "mothers-day"],
    ]);
    expect(saved.data).toMatchObject({ heading: "Your choices are saved" });
    const choices = { topics: ["loss", "adoption"], dates: ["mothers-day"] };
    expect(await subscriberChoices(services, id)).toEqual({ state: "active", choices });
    expect(wordsIn(await everything(), ['["mothers-day"]'])).toEqual([]);
    const again = await look(path);
    expect("form" in again.data && again.data.form?.groups.map(({ muted }) => muted)).toEqual([
      choices.topics,
      choices.dates,
    ]);
    // A post that is not of our form changes nothing.
    await press(path, [["List-Unsubscribe", "One-Click"]]);
    expect(await subscriberChoices(services, id)).toEqual({ state: "active", choices });
    await press(path, [["save", "1"]]);
    expect(await subscriberChoices(services, id)).toMatchObject({ choices: { topics: [], dates: [] } });
  });

  it("let a reader leave everything on the page of choices, and forget the choices of those who left", async () => {
    const { post, worker, services, press, open: look, linkIn } = await start();
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    const path = linkIn("preferences");
    const id = readLink(services, "preferences", path.split("/")[3] ?? "") ?? "";
    const left = await press(path, [["leave", "1"]]);
    expect(left.data).toMatchObject({ heading: "You’re unsubscribed" });
    expect(await subscriberState(services, id)).toBe("unsubscribed");
    expect((await look(path)).data).toMatchObject({ heading: "You’re already unsubscribed" });
    // Boxes sent from a page that stood open do not bring anybody back, and are not kept.
    await press(path, [
      ["save", "1"],
      ["topic", "loss"],
    ]);
    expect(await subscriberChoices(services, id)).toMatchObject({ choices: { topics: [] } });
  });

  it("do not work when made up, for another purpose, or before the address is confirmed", async () => {
    const {
      post,
      worker,
      services,
      open: look,
      press,
      linkIn,
    } = await start({
      NEWSLETTER_CONFIRM: "double",
    });
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    const confirm = linkIn("confirm");
    const id = readLink(services, "confirm", confirm.split("/")[3] ?? "") ?? "";
    const preferences = `/newsletter/preferences/${linkToken(services, "preferences", id)}`;
    expect((await look(preferences)).data).toMatchObject({ heading: "Please confirm your address first" });
    await press(preferences, [
      ["save", "1"],
      ["topic", "loss"],
    ]);
    expect((await subscriberChoices(services, id))?.choices.topics).toEqual([]);
    for (const path of [
      `${preferences}x`,
      "/newsletter/preferences/nothing",
      confirm.replace("confirm", "preferences"),
    ]) {
      const refused = await look(path);
      expect(refused.init?.status, path).toBe(404);
      expect((await press(path, [["leave", "1"]])).init?.status).toBe(404);
    }
    expect(await subscriberState(services, id)).toBe("pending");
  });

  it("confirm an address by the button alone, however often a scanner opens them", async () => {
    const {
      post,
      worker,
      smtp,
      services,
      open: look,
      press,
      linkIn,
    } = await start({
      NEWSLETTER_CONFIRM: "double",
    });
    // Somebody types a stranger's address again and again: one mail a day, and no line of theirs in it.
    for (let time = 0; time < 5; time += 1) await post("/api/newsletter/signup", signup);
    await worker.drain();
    expect(smtp.mails).toHaveLength(1);
    const path = linkIn("confirm");
    const id = readLink(services, "confirm", path.split("/")[3] ?? "") ?? "";
    for (let time = 0; time < 3; time += 1)
      expect((await look(path)).data).toMatchObject({ heading: "Confirm your subscription" });
    expect(await subscriberState(services, id)).toBe("pending");
    expect((await press(path)).data).toMatchObject({ heading: "You’re subscribed" });
    expect(await subscriberState(services, id)).toBe("active");
  });
});

it("an issue isn't sent to anyone who opted out of one of its topics or dates", () => {
  const muted = { topics: ["loss"], dates: ["mothers-day"] };
  expect(wantsNewsletter(muted, { topics: [], dates: [] })).toBe(true);
  expect(wantsNewsletter(muted, { topics: ["adoption"], dates: ["year-end"] })).toBe(true);
  expect(wantsNewsletter(muted, { topics: ["adoption", "loss"], dates: [] })).toBe(false);
  expect(wantsNewsletter(muted, { topics: [], dates: ["mothers-day"] })).toBe(false);
});
