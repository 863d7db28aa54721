import { expect, it } from "vitest";
import { journeys } from "#content/journeys/register.ts";
import { plans } from "#content/plans.ts";
import { everyPage } from "../support/every-page.ts";

const ofLoss = "[data-topics~=loss], [data-topics~=stillbirth]";
const prices = plans().flatMap((plan) =>
  plan.state === "available" ? [`$${plan.monthlyPrice} a month`, `$${plan.yearlyPrice} a year`] : [],
);

it("sells nothing on a page that speaks of a loss", async () => {
  // A journey's own page has its plan in a section of its own, after people to talk to. The groups' page says once for
  // all of its groups what a membership costs.
  const withPlan = new Set<string>(["/support/groups", ...journeys.map(({ path }) => path)]);
  const selling: string[] = [];
  let count = 0;
  for (const { path, $ } of await everyPage()) {
    if (withPlan.has(path) || $(ofLoss).length === 0) continue;
    count += 1;
    const text = $("main").text();
    for (const price of prices) if (text.includes(price)) selling.push(`${path}: ${price}`);
  }
  expect(prices.length).toBeGreaterThan(0);
  expect(count).toBeGreaterThan(10);
  expect(selling).toEqual([]);
});

it("shows people to talk to between the endings of a journey and its plan", async () => {
  const pages = await everyPage();
  for (const { path, otherEndings } of journeys) {
    const page = pages.find((each) => each.path === path);
    const ids =
      page
        ?.$("main section[id]")
        .get()
        .map((section) => section.attribs.id) ?? [];
    const at = (id: string) => ids.indexOf(id);
    expect(at(otherEndings.id ?? "another-way"), path).toBeGreaterThan(-1);
    expect(at("company"), path).toBeGreaterThan(at(otherEndings.id ?? "another-way"));
    expect(at("plan"), path).toBeGreaterThan(at("company"));
  }
});
