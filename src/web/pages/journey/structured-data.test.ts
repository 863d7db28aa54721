import { assert, expect, it } from "vitest";
import { infertility } from "#content/journeys/infertility.ts";
import { plans, plansOnSale } from "#content/plans.ts";
import { journeyStructuredData } from "./structured-data.server.ts";

const trail = [
  { title: "Journeys", href: "/journeys" },
  { title: "Infertility", href: "/journeys/infertility" },
];

it("offers a journey only under a plan that has a price", () => {
  for (const plan of plans()) {
    const [course] = journeyStructuredData(infertility, plan, trail, "https://kinward.example")["@graph"];
    const prices = plan.state === "available" ? [plan.monthlyPrice, plan.yearlyPrice] : undefined;
    expect(course && "offers" in course ? course.offers.map(({ price }) => price) : undefined).toEqual(
      prices,
    );
    if (plan.state === "comingSoon") expect(JSON.stringify(course)).not.toContain("price");
  }
});

it("says where the page stands, with whole addresses", () => {
  const [plan] = plansOnSale();
  assert(plan);
  const [, list] = journeyStructuredData(infertility, plan, trail, "https://kinward.example")["@graph"];
  expect(list).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Journeys", item: "https://kinward.example/journeys" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Infertility",
        item: "https://kinward.example/journeys/infertility",
      },
    ],
  });
});
