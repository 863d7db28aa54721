import { expect, inject, it } from "vitest";
import { servedPage } from "../support/served-page.ts";

const siteUrl = inject("siteUrl");

it("leads old addresses on with their query", async () => {
  const answer = await fetch(`${siteUrl}/resources?x=1`);
  expect(answer.url).toBe(`${siteUrl}/resources/knowledge-hub?x=1`);
  expect(answer.status).toBe(200);
});

it("leads the team's pages to the sign-in, which leads back", async () => {
  for (const path of ["/admin", "/admin/campaigns/new", "/admin/messages/1"]) {
    const { status, headers } = await servedPage(path);
    expect(status).toBe(302);
    const { pathname, searchParams } = new URL(headers.get("location") ?? "", siteUrl);
    expect([pathname, searchParams.get("to") ?? "/admin"]).toEqual(["/admin/login", path]);
  }
});

it("answers for an unknown endpoint with a code", async () => {
  const unknown = await fetch(`${siteUrl}/api/nothing`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: "not_found" });
});

it.each(["/newsletter/foo/bar", "/newsletter/foo", "/privacy/my-data/foo", "/c/a-", "/a/b/c/d"])(
  "tells at every depth that there is no such page: %s",
  async (path) => {
    const { status, texts } = await servedPage(path);
    expect(status).toBe(404);
    expect(texts("title")).toEqual(["Page Not Found - Kinward | 404 Error"]);
  },
);

it("sends a reader who asked for their own data to a page that says what happens next", async () => {
  const { status, texts } = await servedPage("/privacy/my-data/sent");
  expect(status).toBe(200);
  expect(texts("h1")).toEqual(["Please check your email"]);
});

it("says of a code that it is not known", async () => {
  const { status, html } = await servedPage("/c/NOBODY-KNOWS");
  expect(status).toBe(404);
  expect(html).toContain("We do not know this code");
  expect(html).toContain("/illustrations/coupon-letter.svg");
  expect(html).toContain("How a clinic’s code works");
});
