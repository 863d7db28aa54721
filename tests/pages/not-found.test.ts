import { expect, it } from "vitest";
import { oneLine, servedPage } from "../support/served-page.ts";

it("tells of an unknown address with status 404, and leads on from there", async () => {
  const { status, $, texts } = await servedPage("/old/page");
  expect(status).toBe(404);
  expect(texts("title")).toEqual(["Page Not Found - Kinward | 404 Error"]);
  expect(texts("h1")).toEqual(["We’ve Moved!"]);
  for (const href of [
    "/",
    "/journeys",
    "/support/peer-mentoring",
    "/resources/knowledge-hub",
    "/resources/zenden",
    "/contact",
    "/journeys/infertility",
    "/journeys/donor-conception",
    "/journeys/surrogacy",
    "/journeys/adoption",
  ])
    expect($(`main a[href="${href}"]`).length, href).toBeGreaterThan(0);
  expect(oneLine($("main").text())).toContain(
    "Still can’t find what you’re looking for? Contact our team and we’ll help you find it.",
  );
});
