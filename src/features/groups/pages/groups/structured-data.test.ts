import { expect, it } from "vitest";
import { datedGroups } from "../../reads/page.server.ts";
import { groupsStructuredData } from "./structured-data.server.ts";

const site = "https://kinward.test";

it("announces the next meeting of each public group, and neither samples nor groups listed apart", async () => {
  const dated = await datedGroups(undefined);
  expect(groupsStructuredData(dated, site).numberOfItems).toBe(0);
  const real = dated.map((group) => ({ ...group, sample: false }));
  const { itemListElement: items, numberOfItems } = groupsStructuredData(real, site);
  expect(numberOfItems).toBe(real.filter(({ apart }) => !apart).length);
  expect(real.some(({ apart }) => apart)).toBe(true);
  for (const { item } of items) {
    expect(item).toMatchObject({
      "@type": "Event",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation" },
    });
    expect(Date.parse(item.endDate ?? "")).toBeGreaterThan(Date.parse(item.startDate ?? ""));
    expect(item.url).toMatch(/^https:\/\/kinward\.test\/support\/groups#[a-z0-9-]+$/);
  }
  const [first] = real;
  if (!first) throw new Error("no group");
  expect(groupsStructuredData([{ ...first, apart: "loss" }], site).numberOfItems).toBe(0);
  expect(groupsStructuredData([{ ...first, sessions: [] }], site).numberOfItems).toBe(0);
});
