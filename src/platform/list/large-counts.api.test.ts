import { afterEach, describe, expect, it } from "vitest";
import { minute } from "#platform/clock/clock.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { largeCounts } from "./large-counts.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function start() {
  const app = await openTestApp("sqlite");
  open.push(app);
  const counted = largeCounts<number>((count) => count);
  const now = (name: string, count: number, { services } = app) => counted(services, name, async () => count);
  return { ...app, now };
}

describe("counts of a long list", () => {
  it("are always exact up to ten thousand", async () => {
    const { now } = await start();
    for (const count of [1, 9_999, 10_000, 3]) expect(await now("rows", count)).toBe(count);
  });

  it("are kept if they are larger, each by its name and on its own site", async () => {
    const { now } = await start();
    expect(await now("rows", 10_001)).toBe(10_001);
    expect(await now("rows", 20_000)).toBe(10_001);
    expect(await now("others", 30_000)).toBe(30_000);
    expect(await now("rows", 5, await start())).toBe(5);
  });

  it("are counted again in the background after a minute, and in the foreground after ten", async () => {
    const { now, clock } = await start();
    await now("rows", 10_001);
    clock.advance(minute);
    expect(await now("rows", 20_000)).toBe(10_001);
    await expect.poll(() => now("rows", 30_000)).toBe(20_000);
    clock.advance(10 * minute);
    expect(await now("rows", 40_000)).toBe(40_000);
    clock.advance(10 * minute);
    expect(await now("rows", 7)).toBe(7);
  });
});
