import { expect, it } from "vitest";
import { groups } from "#content/groups.ts";
import { testClock } from "#tests/support/test-app.ts";
import { datedGroups } from "../../reads.server.ts";
import { groupsStructuredData } from "./structured-data.server.ts";

const dated = datedGroups(testClock());
const siteUrl = "https://kinward.test";

it("announces each public group with its next date and where to sign up, and no private one", () => {
  const { itemListElement } = groupsStructuredData(dated, siteUrl, () => true);
  expect(itemListElement).toHaveLength(groups.filter(({ apart }) => apart === undefined).length);
  for (const { item } of itemListElement) {
    expect(item).toMatchObject({ "@type": "Event", location: { "@type": "VirtualLocation" } });
    expect(Date.parse(item.endDate ?? "")).toBeGreaterThan(Date.parse(item.startDate ?? ""));
    expect(item.url.startsWith(`${siteUrl}/support/groups#`)).toBe(true);
    expect(item.name).not.toMatch(/After a loss|Pregnant or parenting/);
  }
});

it("announces no sample as a meeting", () => {
  const confirmed = groups.filter(({ apart, sample }) => apart === undefined && !sample);
  const { itemListElement } = groupsStructuredData(dated, siteUrl);
  expect(itemListElement.map(({ item }) => item.name)).toEqual(confirmed.map(({ name }) => name));
});
