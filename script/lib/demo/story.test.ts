import { expect, it } from "vitest";
import type { FeatureServices } from "#features/index.server.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { planChapters } from "./chapters.ts";
import { randomFrom, Story, storyClock, storyIds } from "./story.ts";

// That the whole demo is the same for the same seed is in tests/pages/demo-seed.test.ts.

const now = new Date("2026-11-21T15:00:00Z");

/** What follows from a seed before anything is written: ids, choices, and when each step of the month is. */
function planFrom(seed: number) {
  const random = randomFrom(seed);
  const clock = storyClock(now);
  const ids = storyIds(clock, randomFrom(seed + 1));
  const planned: string[] = [];
  class PlannedStory extends Story {
    override plan(at: Date): void {
      planned.push(at.toISOString());
    }
  }
  const team = {
    owner: actorWith("owner"),
    editor: actorWith("editor"),
    viewer: actorWith("viewer"),
    host: actorWith("host"),
  };
  planChapters(
    new PlannedStory({
      // No chapter asks them for anything before its steps are played.
      services: {} as FeatureServices,
      worker: { drain: async () => 0, start: () => undefined, stop: async () => undefined },
      ...{ random, now, clock, team },
    }),
  );
  return { planned, ids: [ids.next(), ids.next(), ids.next()], next: random.next() };
}

it("plans the same month for the same seed, and another for another", () => {
  const one = planFrom(1);
  expect(one.planned.length).toBeGreaterThan(500);
  expect(planFrom(1)).toEqual(one);
  const other = planFrom(2);
  expect(other.planned).not.toEqual(one.planned);
  expect(other.ids).not.toEqual(one.ids);
});

it("gives ids that sort by the story's time", () => {
  const clock = storyClock(now);
  const ids = storyIds(clock, randomFrom(1));
  const made = [ids.next(), ids.next()];
  clock.set(new Date(now.getTime() + 1));
  made.push(ids.next());
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(3);
});
