import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type HomeFaqContent, homeFaqDocument } from "#content/pages/home-faq.ts";
import { latestReceived } from "#features/inbox/forms/reads.server.ts";
import { assemble } from "#server/assemble.ts";
import { publishedCampaign } from "#tests/support/campaigns.ts";
import { countFaults } from "#tests/support/fault-counts.ts";
import { type Fleet, startFleet } from "#tests/support/fleet.ts";
import { messageSenders } from "#tests/support/fleet-load.ts";
import { type AsOwner, signInOwner } from "#tests/support/fleet-owner.ts";

const aSecond = 1_000;
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

/** How long it takes until every process answers as the change wants. */
async function untilEverywhere(path: string, isThere: (answer: Response) => Promise<boolean>) {
  const begin = performance.now();
  while (performance.now() - begin < 10 * aSecond) {
    const there = await Promise.all((await fleet.each(path)).map(isThere));
    if (there.every(Boolean)) return performance.now() - begin;
    await pause(20);
  }
  throw new Error(`${path} isn’t the same in every process after ten seconds`);
}

it("starts three processes at once on an empty database within five seconds", () => {
  countFaults({
    what: "Three processes start at once on an empty database",
    kills: 0,
    faults: 0,
    inputs: 3,
    lost: 0,
    measured: `${Math.round(fleet.startMs)} ms`,
  });
  expect(fleet.startMs).toBeLessThan(5 * aSecond);
});

it("shows a redirect, a published text and a campaign in every process within a second", async () => {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const from = `/an-old-address-${round}`;
    // Every process has just looked it up in vain.
    await fleet.each(from);
    const redirect = { from, to: "/support/groups", kind: "301", note: "" };
    await asOwner("/admin/redirects/new", { operation: "createRedirect", ...redirect });
    times.push(await untilEverywhere(from, async ({ status }) => status === 301));

    const question = `Which question is number ${round}?`;
    await publishQuestion(question);
    times.push(await untilEverywhere("/", async (answer) => (await answer.text()).includes(question)));

    const slug = `evening-${round}`;
    await fleet.each(`/campaign/${slug}`);
    await publishedCampaign(services, { slug });
    times.push(await untilEverywhere(`/campaign/${slug}`, async ({ status }) => status === 200));
  }
  countFaults({
    what: "A change made in one process is visible in all three",
    kills: 0,
    faults: 0,
    inputs: times.length,
    lost: 0,
    measured: `after ${Math.round(Math.max(...times))} ms at most`,
  });
  expect(Math.max(...times)).toBeLessThan(aSecond);
});

it("counts a visitor's requests once for all processes", async () => {
  const send = () =>
    fleet.each("/api/contact", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": "198.51.100.7",
        origin: fleet.url,
      },
      body: JSON.stringify({ name: "R", email: "a@b.example", subject: "general", message: "Hello there" }),
    });
  const answers = (await Promise.all(Array.from({ length: 10 }, send))).flat();
  const accepted = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 429);
  const stored = await latestReceived(services, "messages", 100);
  countFaults({
    what: "One visitor sends 30 forms to three processes; the limit is 10",
    kills: 0,
    faults: 0,
    inputs: answers.length,
    lost: 0,
    measured: `${accepted.length} accepted, ${refused.length} refused with 429`,
  });
  expect([accepted.length, refused.length, stored.length]).toEqual([10, 20, 10]);
});

it("runs each job in one process", async () => {
  const crowd = messageSenders(fleet.fetch);
  await Promise.all(Array.from({ length: 120 }, () => crowd.send()));
  const begin = services.clock.now().getTime();
  const { revision } = await saveQuestion("Which question comes at its time?");
  const at = new Date(begin + 61 * aSecond).toISOString();
  await asOwner("/admin/site/home-faq", { operation: "publishContent", revision, at });
  // As if the minute had passed, for all three at the same moment.
  await services.store.db
    .updateTable("outbox")
    .set({ run_at: new Date(begin).toISOString() })
    .where("kind", "=", "content.publish")
    .execute();
  await untilEverywhere("/", async (answer) => (await answer.text()).includes("comes at its time"));
  const versions = await services.store.db
    .selectFrom("content_versions")
    .select("version")
    .where("value", "like", "%comes at its time%")
    .execute();
  const daily = await services.store.db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "worker.daily")
    .execute();
  const jobs = () => services.store.db.selectFrom("outbox").select(["kind", "attempts", "state"]).execute();
  const isOpen = (job: { kind: string; state: string }) =>
    job.state === "queued" && job.kind !== "worker.daily";
  await expect.poll(async () => (await jobs()).filter(isOpen), { timeout: 30_000 }).toEqual([]);
  const done = (await jobs()).filter(({ state }) => state === "done");
  const mails = fleet.smtp.mails.map(({ messageId }) => messageId);
  countFaults({
    what: "Three workers take jobs from one queue",
    kills: 0,
    faults: 0,
    inputs: done.length,
    lost: 0,
    measured: `${done.filter((job) => job.attempts > 1).length} jobs ran twice; ${mails.length} mails, ${mails.length - new Set(mails).size} of them twice`,
  });
  expect(done.length).toBeGreaterThan(120);
  expect(new Set(mails).size).toBe(mails.length);
  expect([versions.length, daily.length]).toEqual([1, 1]);
  expect(done.filter((job) => job.attempts !== 1)).toEqual([]);
});

async function saveQuestion(question: string): Promise<{ revision: number }> {
  const seen = JSON.parse((await asOwner("/api/admin/site-content/home-faq")).text);
  const [first, ...others] = homeFaqDocument.shipped.items;
  const items = first ? [{ ...first, question }, ...others] : others;
  const value: HomeFaqContent = { ...homeFaqDocument.shipped, items };
  const draft = { document: "home-faq", base: seen.value, value };
  return JSON.parse((await asOwner("/api/admin/site-content/draft", draft)).text);
}

async function publishQuestion(question: string): Promise<void> {
  const { revision } = await saveQuestion(question);
  await asOwner("/admin/site/home-faq", { operation: "publishContent", revision });
}
