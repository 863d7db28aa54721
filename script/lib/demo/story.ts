import { sql } from "kysely";
import type { FeatureServices } from "#features/index.server.ts";
import { daysAfter, todayIn } from "#platform/clock/calendar-days.ts";
import { type Clock, day, minute } from "#platform/clock/clock.ts";
import { instantOfLocalTime } from "#platform/clock/time-zone.ts";
import type { Ids } from "#platform/ids/ids.ts";
import type { OutboxWorker } from "#platform/outbox/outbox-worker.ts";
import type { Actor } from "#platform/permissions/access.ts";

/** Where the demo's team lives. */
export const demoZone = "America/New_York";

/** Random choices that are the same for the same seed. */
export type Random = {
  /** A number from 0 up to 1. */
  next(): number;
  whole(least: number, most: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
};

/** Numbers from a seed, by mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { next, whole, pick: ([first, ...others]) => others[whole(0, others.length) - 1] ?? first };
}

/** A clock that is set to the moment that is being told. */
export type StoryClock = Clock & { set(at: Date): void };

export function storyClock(start: Date): StoryClock {
  let now = start;
  return {
    now: () => now,
    set(at) {
      now = at;
    },
  };
}

/** Ids that sort by the story's clock and follow from its seed. */
export function storyIds(clock: Clock, random: Random): Ids {
  let count = 0;
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");
  return {
    next() {
      count += 1;
      const time = hex(clock.now().getTime(), 12);
      const order = hex(count, 8);
      const tail = hex(random.whole(0, 0xfff_ffff), 7);
      // Version 7: the time, then what keeps ids of one millisecond in order.
      return `${time.slice(0, 8)}-${time.slice(8)}-7${order.slice(0, 3)}-8${order.slice(3, 6)}-${order.slice(6)}${tail}000`;
    },
  };
}

export type Team = Readonly<Record<"owner" | "editor" | "viewer" | "host", Actor>>;

type Step = { at: Date; run(): Promise<unknown> };

/** The month that a demo shows: what happens when, played in order by a clock of its own. */
export class Story {
  readonly services: FeatureServices;
  readonly random: Random;
  readonly team: Team;
  readonly now: Date;
  readonly #clock: StoryClock;
  readonly #worker: OutboxWorker;
  #steps: Step[] = [];

  constructor(given: {
    services: FeatureServices;
    random: Random;
    team: Team;
    now: Date;
    clock: StoryClock;
    worker: OutboxWorker;
  }) {
    this.services = given.services;
    this.random = given.random;
    this.team = given.team;
    this.now = given.now;
    this.#clock = given.clock;
    this.#worker = given.worker;
  }

  /** A day of the calendar, so many days before today. */
  day(daysAgo: number): string {
    return daysAfter(todayIn(demoZone, this.now), -daysAgo);
  }

  /** A local time so many days ago; what would be in the future is a little while ago. */
  at(daysAgo: number, time: string): Date {
    const at = Date.parse(instantOfLocalTime(`${this.day(daysAgo)}T${time}`, demoZone));
    return new Date(Math.min(at, this.now.getTime() - minute));
  }

  /** The next weekday in a team member's working hours. */
  working(at: Date): Date {
    const weekday = new Date(at).getUTCDay();
    const later = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
    return new Date(Math.min(at.getTime() + later * day, this.now.getTime() - minute));
  }

  /** A step can plan others after it. */
  plan(at: Date, run: () => Promise<unknown>): void {
    this.#steps.push({ at, run });
  }

  /** Plays everything that is planned, with the jobs that follow from it at their times. */
  async play(): Promise<void> {
    for (;;) {
      const [next] = this.#steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
      if (!next) break;
      this.#steps = this.#steps.filter((step) => step !== next);
      await this.#workUntil(next.at);
      await next.run();
    }
    await this.#workUntil(this.now);
  }

  async #workUntil(until: Date): Promise<void> {
    const { db } = this.services.store;
    for (;;) {
      const due = await db
        .selectFrom("outbox")
        .select(({ fn }) => fn.min("run_at").as("at"))
        .where("state", "=", "queued")
        .where("run_at", "<=", until.toISOString())
        .executeTakeFirst();
      if (!due?.at) break;
      if (due.at > this.#clock.now().toISOString()) this.#clock.set(new Date(due.at));
      if ((await this.#worker.drain()) === 0) throw new Error(`A job that was due at ${due.at} wasn't run.`);
    }
    if (until > this.#clock.now()) this.#clock.set(until);
  }
}

/** Nothing made here has to survive a power cut, and waiting for the disk takes most of the time. */
export async function withoutWaitingForDisk({ store }: FeatureServices): Promise<void> {
  if (store.kind === "sqlite") await sql`pragma synchronous = off`.execute(store.db);
}
