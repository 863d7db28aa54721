import { expect, inject, it } from "vitest";
import { sendPlainForm } from "../support/plain-form.ts";
import { servedPage } from "../support/served-page.ts";

const form = "form[action^='/api/newsletter/signup']";

it("the newsletter's form works without script, and shows one sentence when something is missing", async () => {
  const page = await servedPage("/");
  const box = page.$(form).find("input[type=checkbox]");
  expect(box).toHaveLength(1);
  const consent = { [box.attr("name") ?? ""]: box.attr("value") ?? "on" };
  const typed = { email: "plain@example.org", ...consent };
  const answer = await sendPlainForm({ page, path: "/", form, typed });
  expect(answer.status).toBe(303);
  const location = new URL(answer.headers.get("location") ?? "", inject("siteUrl"));
  expect(location.pathname).toBe("/thank-you/newsletter");
  const thanks = await servedPage(location.pathname);
  expect(thanks.texts("main").join()).toContain("You’ve been successfully subscribed to our newsletter.");
  expect(thanks.$("main img").length).toBeGreaterThan(0);
  expect(thanks.$("main a").first().attr("href")).toBe("/resources/knowledge-hub");

  const without = await sendPlainForm({ page, path: "/", form, typed: { email: "kept@example.org" } });
  expect(without.status).toBe(422);
  expect(without.texts("main").join()).toContain("Please confirm your consent to receive our newsletter.");
  expect(without.$(form).find("[name=email]").val()).toBe("kept@example.org");
});
