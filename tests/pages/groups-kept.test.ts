import { load } from "cheerio";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeToken } from "#features/groups/reads/places.server.ts";
import { signUpForGroup } from "#features/groups/writes/sign-up.server.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { hour, minute } from "#platform/clock/clock.ts";
import { assemble } from "#server/assemble.ts";
import { groupWith, openGroup, takePlace } from "../support/group-places.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { until } from "../support/until.ts";
import { isWholeRun } from "../support/whole-run.ts";

const startsAt = Date.parse("2026-11-21T15:00:00Z");
const path = "/support/groups";

/** Those that serve the database, of which each learns of what others write in the same way. This process is the team. */
let sites: readonly RunningSite[];
let site: RunningSite;
let services: FeatureServices;

beforeAll(async () => {
  site = await startSite({ ROLE: "web", RATE_LIMIT: "off" }, "nothing", { startsAt });
  const { url, dataDir } = site;
  const shared = { DATA_DIR: dataDir, SITE_URL: url, ROLE: "web", RATE_LIMIT: "off" };
  sites = isWholeRun ? [site, await startSite(shared, "nothing", { startsAt })] : [site];
  // A group has no dates before it was made, so the team lives by the site's clock.
  const clock = { now: () => new Date(startsAt) };
  services = await assemble({ DATA_DIR: dataDir, SITE_URL: url, LOG_LEVEL: "silent" }, { clock });
  await openGroup(services, { size: 1 });
  await openGroup(services, { slug: "other-circle", size: 1 });
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  for (const each of sites.toReversed()) await each.stop();
});

const served = async ({ url }: RunningSite, address = path) => {
  const answer = await fetch(url + address, { headers: { "accept-encoding": "br" } });
  return { etag: answer.headers.get("etag"), $: load(await answer.text()) };
};
const groupOn = async (each: RunningSite, slug = "tuesday-circle") => {
  const { $ } = await served(each);
  const group = $(`#${slug}`);
  return { text: group.text(), next: group.find("time").first().attr("datetime") };
};

/** Waits until something is so in every process. */
async function untilEach(isSo: (each: RunningSite) => Promise<boolean>): Promise<void> {
  await Promise.all(sites.map((each) => until(() => isSo(each))));
}

it("comes from memory, the same bytes for everybody, with a filter too", async () => {
  await untilEach(async (each) => (await groupOn(each)).text !== "");
  const { etag } = await served(site);
  expect(etag).not.toBeNull();
  expect((await served(site)).etag).toBe(etag);
  expect(
    (await fetch(site.url + path, { headers: { "if-none-match": etag ?? "", "accept-encoding": "br" } }))
      .status,
  ).toBe(304);
  const filtered = await served(site, `${path}?format=open-circle`);
  expect(filtered.etag).not.toBe(etag);
  expect((await served(site, `${path}?format=open-circle`)).etag).toBe(filtered.etag);
  expect(filtered.$("#tuesday-circle").length).toBe(1);
  expect((await served(site, `${path}?format=by-path&from=mail`)).$("#tuesday-circle").length).toBe(0);
});

it("says that a group is full right after the last place was taken here, and soon after it was taken elsewhere", async () => {
  const last = { email: "last@example.org", seats: 1 };
  const before = await groupOn(site);
  const intent = await signUpForGroup(services, {
    slug: "tuesday-circle",
    input: { ...last, rules: 1, agree: true, website: "" },
    idempotencyKey: undefined,
  });
  const answer = await fetch(`${site.url}/api/group-places/change`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: placeToken(services, intent), action: "confirm" }),
  });
  expect(answer.ok).toBe(true);
  // The one that took the place never shows it as free again.
  const after = await groupOn(site);
  expect(after.text).not.toBe(before.text);
  await untilEach(async (each) => (await groupOn(each)).text === after.text);
  const other = await groupOn(site, "other-circle");
  await services.asSite(() => takePlace(services, "other-circle", last));
  await untilEach(async (each) => (await groupOn(each, "other-circle")).text !== other.text);
});

it("shows the next date from the minute on in which a meeting is over", async () => {
  const first = "2026-11-24T19:00:00-05:00";
  expect((await groupOn(site)).next).toBe(first);
  const over = Date.parse(first) + 75 * minute;
  await site.setClock(over - minute);
  expect((await groupOn(site)).next).toBe(first);
  await site.setClock(over + minute);
  expect((await groupOn(site)).next).toBe("2026-12-01T19:00:00-05:00");
  // A clock that was set back shows the earlier date again.
  await site.setClock(over - hour);
  expect((await groupOn(site)).next).toBe(first);
});

it("says that a meeting is tonight from midnight on, though nothing else has changed", async () => {
  const partOf = async () => {
    const { $ } = await served(site);
    return $("#tuesday-circle").closest("section").find("h3").first().text();
  };
  await site.setClock(Date.parse("2026-11-23T23:59:00-05:00"));
  expect(await partOf()).toBe("In the next seven days");
  await site.setClock(Date.parse("2026-11-24T00:01:00-05:00"));
  expect(await partOf()).toBe("Tonight");
});

it("tags samples one by one where the team has added groups of its own", async () => {
  const { $ } = await served(site);
  expect($("#timetable h2").parent().text()).not.toContain("Sample");
  expect($("#tuesday-circle summary").text()).not.toContain("Sample");
  expect($("#open-circle summary").text()).toContain("Sample");
});

it("lists the groups of each section by when they meet next, however the team added them", async () => {
  const content = { ...groupWith().content, apart: "loss" as const };
  await openGroup(services, { slug: "late-loss", content, schedule: { first: "2026-12-15" } });
  await openGroup(services, { slug: "early-loss", content, schedule: { first: "2026-11-25" } });
  await untilEach(async (each) => (await served(each)).$("#early-loss").length > 0);
  const { $ } = await served(site);
  const lists = $("ul:has(#tuesday-circle), ul:has(#early-loss)");
  expect(lists).toHaveLength(2);
  for (const at of [0, 1]) {
    const rows = lists.eq(at).find("> li").toArray();
    const starts = rows.map((row) => $(row).find("time").first().attr("datetime") ?? "9999");
    const times = starts.map((start) => new Date(start).getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
  expect($("#early-loss").closest("li").nextAll().find("#late-loss")).toHaveLength(1);
});
