import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { latestReceived } from "#features/inbox/forms/reads.server.ts";
import { assemble } from "#server/assemble.ts";
import { publishedCampaign } from "#tests/support/campaigns.ts";
import { countFaults } from "#tests/support/fault-counts.ts";
import { type Fleet, startFleet } from "#tests/support/fleet.ts";
import { messageSenders, outcomeOf, slowestOf99, startLoad, tally } from "#tests/support/fleet-load.ts";
import { type AsOwner, signInOwner } from "#tests/support/fleet-owner.ts";

const perSecond = 210;
const fromMemory = ["/", "/membership", "/resources/podcast"];
let fleet: Fleet;
let services: Awaited<ReturnType<typeof assemble>>;
let asOwner: AsOwner;
let senders: ReturnType<typeof messageSenders>;

beforeAll(async () => {
  fleet = await startFleet();
  services = await assemble(fleet.settings);
  asOwner = await signInOwner(fleet.fetch, services);
  await publishedCampaign(services, { slug: "evening" });
});
beforeEach(() => {
  senders = messageSenders(fleet.fetch);
});

afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await fleet.stop();
});

/** Of twenty requests two are forms, one is the team's, two are for pages rendered per request, and 15 for the others. */
function one(index: number) {
  const turn = index % 20;
  if (turn === 0 || turn === 10) return senders.send();
  if (turn === 1) return outcomeOf("admin", asOwner("/api/admin/audit"));
  const rendered = turn === 2 ? "/support/groups" : turn === 3 ? "/campaign/evening" : undefined;
  const path = rendered ?? fromMemory[index % fromMemory.length] ?? "/";
  return outcomeOf(path, fleet.fetch(path));
}

/** Messages whose senders were told that they arrived, and that aren't there, or are there twice. */
async function lostMessages(): Promise<string[]> {
  const stored = (await latestReceived(services, "messages", 100_000)).map(({ id }) => id);
  const ids = new Set(stored);
  expect(stored).toHaveLength(ids.size);
  return [...senders.accepted.values()].filter((id) => !ids.has(id));
}

it("restarts one process after the other under load without a failed request", {
  timeout: 300_000,
}, async () => {
  const load = startLoad(perSecond, one);
  await pause(1_000);
  const stops: number[] = [];
  for (const index of [0, 1, 2, 0, 1, 2]) {
    stops.push(await fleet.restart(index));
    await pause(300);
  }
  const { outcomes, perSecond: sentPerSecond } = await load.stop();
  const failed = [...outcomes, ...senders.notAccepted].filter(
    ({ status }) => status !== 200 && status !== 201,
  );
  const lost = await lostMessages();
  const wanted = senders.accepted.size;
  await expect.poll(() => fleet.smtp.mails.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted);
  const mails = fleet.smtp.mails.map(({ messageId }) => messageId);
  const longest = Math.round(Math.max(...stops));
  countFaults({
    what: "Rolling restart of three processes under load",
    kills: 0,
    faults: stops.length,
    inputs: outcomes.length,
    lost: failed.length + lost.length,
    measured: `${Math.round(sentPerSecond)} requests/s, 99 of 100 within ${slowestOf99(outcomes)} ms, longest stop ${longest} ms, ${wanted} forms, ${mails.length} mails`,
  });
  expect(tally(failed)).toEqual({});
  expect(lost).toEqual([]);
  expect(new Set(mails).size).toBe(mails.length);
  expect(sentPerSecond).toBeGreaterThan(200);
  // Whoever stops waits for the slowest response under way, which on a busy machine takes its time.
  expect(longest).toBeLessThan(3_000 + slowestOf99(outcomes));
});

it("loses no accepted form when processes are killed in the middle of the load", async () => {
  const load = startLoad(100, one);
  const kills = [0, 1, 2, 0, 1, 2];
  for (const index of kills) {
    await pause(300 + Math.random() * 300);
    await fleet.restart(index, "SIGKILL");
  }
  const { outcomes } = await load.stop();
  const lost = await lostMessages();
  const broken = [...outcomes, ...senders.notAccepted].filter(
    ({ status }) => status !== 200 && status !== 201,
  );
  countFaults({
    what: "Processes killed with SIGKILL under load",
    kills: kills.length,
    faults: 0,
    inputs: outcomes.length,
    lost: lost.length,
    measured: `${senders.accepted.size} forms accepted; ${broken.length} requests broken off in a killed process`,
  });
  expect(lost).toEqual([]);
  // Only what was under way in the process that was killed.
  expect(broken.filter(({ status, error }) => status !== 502 && error === "")).toEqual([]);
});
