import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prerenderedPaths } from "#content/index.ts";
import { latestReceived } from "#features/inbox/forms/reads.server.ts";
import { instantAfter, second } from "#platform/clock/clock.ts";
import { assemble } from "#server/assemble.ts";
import { publishedCampaign } from "#tests/support/campaigns.ts";
import { countFaults } from "#tests/support/fault-counts.ts";
import { type Fleet, startFleet } from "#tests/support/fleet.ts";
import { messageSenders, outcomeOf, startLoad, tally } from "#tests/support/fleet-load.ts";
import { startFleetProcess } from "#tests/support/fleet-process.ts";
import { freePort } from "#tests/support/postgres-server.ts";

const rounds = 4;
const publicPaths = [...prerenderedPaths, "/support/groups"];
let fleet: Fleet;
let services: Awaited<ReturnType<typeof assemble>>;

beforeAll(async () => {
  fleet = await startFleet();
  services = await assemble(fleet.settings);
  await publishedCampaign(services, { slug: "evening" });
});

afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await fleet.stop();
});

/**
 * What was being sent at a kill is sent again once its lease has ended. Of its two minutes the test waits five seconds.
 */
async function endOldLeases(): Promise<void> {
  await services.store.db
    .updateTable("outbox")
    .set({ lease_until: "" })
    .where("state", "=", "queued")
    .where("lease_until", "<", instantAfter(services.clock, 115 * second))
    .execute();
}

it("loses no accepted form when PostgreSQL is killed under load, and public pages go on", async () => {
  const senders = messageSenders(fleet.fetch);
  const load = startLoad(100, (index) => {
    if (index % 5 === 0) return senders.send();
    if (index % 5 === 1) return outcomeOf("campaign", fleet.fetch("/campaign/evening"));
    const path = publicPaths[index % publicPaths.length] ?? "/";
    return outcomeOf("page", fleet.fetch(path));
  });
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await pause(700 + Math.random() * 600);
    fleet.database.kill();
    try {
      await pause(1_000);
      const pages = await Promise.all(
        ["/", "/support/groups", "/membership"].map((path) => fleet.fetch(path)),
      );
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
      const campaign = await fleet.fetch("/campaign/evening");
      expect([campaign.status, campaign.headers["retry-after"]]).toEqual([503, "5"]);
      expect(campaign.text).toContain("This page couldn’t open");
      const ready = await fleet.each("/readyz");
      expect(ready.map(({ status }) => status)).toEqual([503, 503, 503]);
    } finally {
      await fleet.database.restart();
    }
    const begin = performance.now();
    await expect
      .poll(async () => (await fleet.each("/readyz")).every(({ status }) => status === 200), {
        timeout: 20_000,
      })
      .toBe(true);
    waits.push(performance.now() - begin);
  }
  const { outcomes } = await load.stop();

  const stored = (await latestReceived(services, "messages", 100_000)).map(({ id }) => id);
  const ids = new Set(stored);
  const lost = [...senders.accepted.values()].filter((id) => !ids.has(id));
  const wrong = [...outcomes, ...senders.notAccepted].filter(
    ({ kind, status, retryAfter }) =>
      status !== 200 && status !== 201 && !(kind !== "page" && status === 503 && retryAfter),
  );
  await expect
    .poll(
      async () => {
        await endOldLeases();
        return new Set(fleet.smtp.mails.map(({ messageId }) => messageId)).size;
      },
      { timeout: 60_000, interval: 2_000 },
    )
    .toBe(senders.accepted.size);
  countFaults({
    what: "PostgreSQL killed with SIGKILL under load, and started again",
    kills: rounds,
    faults: 0,
    inputs: outcomes.length,
    lost: lost.length + wrong.length,
    measured: `${senders.accepted.size} forms accepted, ${senders.notAccepted.length} times "try again" before; ready ${Math.round(Math.max(...waits))} ms after PostgreSQL at most; ${fleet.smtp.mails.length - senders.accepted.size} mails twice`,
  });
  expect(tally(wrong)).toEqual({});
  expect(lost).toEqual([]);
  // Whoever pressed the button again with the same key has sent one message.
  expect(stored).toHaveLength(senders.accepted.size);
});

it("refuses to start without PostgreSQL, in one line, and starts once it is back", async () => {
  fleet.database.kill();
  const lines: string[] = [];
  const start = async () => startFleetProcess(fleet.settings, await freePort(), (line) => lines.push(line));
  try {
    await expect(start()).rejects.toThrow("did not start");
  } finally {
    await fleet.database.restart();
  }
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "fatal", event: "process.refused" });
  const started = await start();
  expect(await started.end("SIGTERM")).toBeLessThan(3_000);
});

it("has printed nothing but JSON all the while, in production and without a terminal", () => {
  const plain = fleet.lines.filter((line) => !isJson(line));
  countFaults({
    what: "Lines printed while PostgreSQL is killed; one that isn't JSON counts as lost",
    kills: 0,
    faults: 0,
    inputs: fleet.lines.length,
    lost: plain.length,
  });
  expect(fleet.lines.length).toBeGreaterThan(50);
  expect(plain).toEqual([]);
});

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}
