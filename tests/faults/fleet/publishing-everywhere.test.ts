import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { articleDocument } from "#content/knowledge-hub/current-articles.ts";
import { assemble } from "#server/assemble.ts";
import { countFaults } from "#tests/support/fault-counts.ts";
import { type Fleet, startFleet } from "#tests/support/fleet.ts";
import { type AsOwner, signInOwner } from "#tests/support/fleet-owner.ts";

const slug = "iui-in-plain-words";
const id = `article-${slug}`;
const hub = "/resources/knowledge-hub";
/** Every place that shows an article's title: its page and data, lists, search, feed and structured data. */
const places = [
  `${hub}/${slug}`,
  `${hub}/${slug}.data`,
  hub,
  `${hub}.data`,
  `${hub}?q=insemination`,
  `${hub}/feed.xml`,
];
const publishes = 100;
let fleet: Fleet;
let services: Awaited<ReturnType<typeof assemble>>;
let asOwner: AsOwner;

beforeAll(async () => {
  fleet = await startFleet();
  services = await assemble(fleet.settings);
  asOwner = await signInOwner(fleet.fetch, services);
});

afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await fleet.stop();
});

/** Publishes through the proxy, so in whichever process has its turn. */
async function publish(value: unknown): Promise<void> {
  const seen = JSON.parse((await asOwner(`/api/admin/site-content/${id}`)).text);
  const draft = { document: id, base: seen.value, value };
  const { revision } = JSON.parse((await asOwner("/api/admin/site-content/draft", draft)).text);
  await asOwner(`/admin/site/${id}`, { operation: "publishContent", revision });
}

/** Each round is somebody else's, because a visitor can search 120 times in ten minutes. */
const textsAt = async (path: string, round: number) => {
  const headers = { "x-forwarded-for": `203.0.113.${round}` };
  return Promise.all((await fleet.each(path, { headers })).map((answer) => answer.text()));
};

it("shows a published article in every place of every process", async () => {
  const { shipped } = articleDocument(slug);
  const times: number[] = [];
  for (let round = 1; round <= publishes; round += 1) {
    const title = `IUI in plain words, edition ${round}.`;
    const reviewed = `2026-0${1 + (round % 9)}-15`;
    await publish({ ...shipped, title, reviewed });
    const begin = performance.now();
    let missing = [...places];
    while (missing.length > 0) {
      if (performance.now() - begin > 10_000)
        throw new Error(`${missing.join(" and ")} still show what was before`);
      const shown = await Promise.all(
        missing.map(async (path) => (await textsAt(path, round)).every((text) => text.includes(title))),
      );
      missing = missing.filter((_path, at) => !shown[at]);
      if (missing.length > 0) await pause(20);
    }
    times.push(performance.now() - begin);
    for (const sitemap of await textsAt("/sitemap.xml", round))
      expect(sitemap).toContain(`${slug}</loc><lastmod>${reviewed}</lastmod>`);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const share = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);
  countFaults({
    what: `An article published in one process, seen in ${places.length} places of all three`,
    kills: 0,
    faults: 0,
    inputs: publishes,
    lost: 0,
    measured: `after ${share(0.5)} ms in half of them, ${share(0.95)} ms in 95 and ${share(0.99)} ms in 99 of 100`,
  });
  expect(times).toHaveLength(publishes);
});
