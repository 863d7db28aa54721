import { expect, it } from "vitest";
import { groups } from "#content/groups.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { datedGroups } from "../../reads.server.ts";
import { groupsStructuredData } from "./structured-data.server.ts";

const site = "https://kinward.test";

it("announces the next meeting of each public group, and neither samples nor groups listed apart", () => {
  const dated = datedGroups(systemClock);
  const samples = groups()
    .filter(({ sample }) => sample)
    .map(({ id }) => id);
  const listed = JSON.stringify(groupsStructuredData(dated, site));
  for (const id of samples) expect(listed).not.toContain(`#${id}"`);
  const real = dated.map((group) => ({ ...group, id: `real-${group.id}` }));
  const { itemListElement: items, numberOfItems } = groupsStructuredData(real, site);
  expect(numberOfItems).toBe(groups().filter(({ apart }) => !apart).length);
  for (const { item } of items) {
    expect(item).toMatchObject({
      "@type": "Event",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation" },
    });
    expect(Date.parse(item.endDate ?? "")).toBeGreaterThan(Date.parse(item.startDate ?? ""));
    expect(item.url).toMatch(/^https:\/\/kinward\.test\/support\/groups#real-/);
  }
});
