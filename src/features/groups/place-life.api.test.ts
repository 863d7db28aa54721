import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hour } from "#platform/clock/clock.ts";
import { askForPlace, groupWith, host, openGroup, signUp } from "#tests/support/group-places.ts";
import { liveThrough, type Step } from "#tests/support/life-cycle.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { groupPlaces, placeUrl } from "./reads/places.server.ts";
import type { PlaceAction, PlaceState } from "./rules/place.ts";
import { changeGroup } from "./writes/groups.server.ts";
import { givePlace } from "./writes/place-gift.server.ts";
import { removePlace } from "./writes/removal.server.ts";

type Place = { who: number; state: PlaceState; seats: number; paused: boolean; until: number };
/** What is known of a group without asking the server: its places in the order of sign-up, ended ones included. */
type Model = {
  size: number;
  revision: number;
  places: Place[];
  barred: Set<number>;
  mails: number;
  counts: Map<string, number>;
};
type Real = { id: string; slug: string };

const people = 7;
const offerMs = 12 * hour;

const newYork = new Intl.DateTimeFormat("en-US", {
  ...({ hour: "numeric", hourCycle: "h23", timeZone: "America/New_York" } as const),
});
const hourAt = (at: number) => Number(newYork.format(at));
/** Twelve hours, and on to 8 AM in New York if that's after 10 PM or before 8 AM. */
function offerUntil(made: number): number {
  const usual = made + offerMs;
  if (hourAt(usual) >= 8 && (hourAt(usual) < 22 || hourAt(usual - 1) < 22)) return usual;
  let morning = Math.ceil(usual / hour) * hour;
  while (hourAt(morning) !== 8) morning += hour;
  return morning;
}

const isLive = ({ state }: Place) => state === "held" || state === "waiting" || state === "offered";

const count = ({ counts }: Model, figure: string, people: number) =>
  counts.set(figure, (counts.get(figure) ?? 0) + people);

describe.each(databases)("the life of a group's places on %s", (kind) => {
  let app: TestApp;
  let lives = 0;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const now = () => app.clock.now().getTime();
  const email = (who: number) => `person${who}@example.org`;
  const placeOf = ({ places }: Model, who: number) => places.findLast((each) => each.who === who);

  /** Lapses and offers, as the decision describes them. */
  function offerFreeSeats(model: Model): void {
    for (const place of model.places)
      if (place.state === "offered" && place.until <= now()) {
        place.state = "lapsed";
        model.mails += 1;
      }
    for (const place of model.places) {
      const taken = model.places
        .filter(({ state }) => state === "held" || state === "offered")
        .reduce((sum, { seats }) => sum + seats, 0);
      if (place.state !== "waiting" || place.paused || place.seats > model.size - taken) continue;
      place.state = "offered";
      place.until = offerUntil(now());
      model.mails += 1;
    }
  }

  const join = (who: number, seats: number): Step<Model, Real> => ({
    name: `person ${who} signs up for ${seats}`,
    async take(model, { slug }) {
      const { status } = await signUp(app, email(who), { slug, seats });
      expect(status).toBe(model.barred.has(who) ? 409 : 202);
      offerFreeSeats(model);
      const known = placeOf(model, who);
      if (model.barred.has(who) || (known && isLive(known))) return;
      model.places.push({ who, state: "waiting", seats, paused: false, until: 0 });
      const taken = model.places
        .filter(({ state }) => state === "held" || state === "offered")
        .reduce((sum, each) => sum + each.seats, 0);
      const placed = placeOf(model, who);
      if (placed && seats <= model.size - taken) placed.state = "held";
      count(model, placed?.state === "held" ? "placed" : "waited", seats);
      model.mails += 1;
    },
  });

  const ask = (who: number): Step<Model, Real> => ({
    name: `person ${who} signs up and doesn't confirm it`,
    async take(_model, { slug }) {
      expect((await askForPlace(app, email(who), { slug })).status).toBe(202);
    },
  });

  /** What a press leads to: 200 or 409. */
  function expected(model: Model, place: Place, action: PlaceAction): number {
    const { state } = place;
    if (action === "take") {
      if (state === "held") return 200;
      if (state !== "offered") return 409;
      Object.assign(place, { state: "held", paused: false });
      count(model, "fromList", place.seats);
      model.mails += 1;
      return 200;
    }
    if (action === "cancel" && state === "canceled") return 200;
    if (!isLive(place)) return 409;
    if (action === "cancel") {
      Object.assign(place, { state: "canceled", paused: false });
      count(model, "canceled", place.seats);
      model.mails += 1;
    }
    if (action === "pause" && !place.paused)
      Object.assign(place, { paused: true, state: state === "offered" ? "waiting" : state });
    if (action === "resume") place.paused = false;
    return 200;
  }

  const press = (who: number, action: PlaceAction): Step<Model, Real> => ({
    name: `person ${who} presses ${action}`,
    async take(model, real) {
      const [row] = await rowsOf(real, who);
      const place = placeOf(model, who);
      if (!row || !place) return;
      offerFreeSeats(model);
      const token = placeUrl(app.services, row.id);
      const { status } = await app.post("/api/group-places/change", { token, action });
      expect(status).toBe(expected(model, place, action));
      offerFreeSeats(model);
    },
  });

  const remove = (who: number, bar: boolean): Step<Model, Real> => ({
    name: `the host removes person ${who}${bar ? " for good" : ""}`,
    async take(model, real) {
      const place = placeOf(model, who);
      const [row] = await rowsOf(real, who);
      if (!row || !place || !isLive(place)) return;
      await removePlace(app.services, host, { groupId: real.id, id: row.id, bar });
      Object.assign(place, { state: "removed", paused: false });
      count(model, "removed", place.seats);
      model.mails += 1;
      if (bar) model.barred.add(who);
      offerFreeSeats(model);
    },
  });

  const give = (who: number): Step<Model, Real> => ({
    name: `the team gives person ${who} a place`,
    async take(model, real) {
      const place = placeOf(model, who);
      const [row] = await rowsOf(real, who);
      if (!row || !place || !isLive(place)) return;
      const giving = givePlace(app.services, host, { groupId: real.id, id: row.id });
      if (place.paused && place.state !== "held")
        return expect(giving).rejects.toMatchObject({ status: 409 });
      await giving;
      if (place.state === "held") return;
      place.state = "held";
      count(model, "fromList", place.seats);
      model.mails += 1;
      offerFreeSeats(model);
    },
  });

  const resize = (size: number): Step<Model, Real> => ({
    name: `the team sets ${size} seats`,
    async take(model, { id, slug }) {
      const input = groupWith({ slug, size });
      const { revision } = await changeGroup(app.services, host, { id, revision: model.revision, input });
      Object.assign(model, { size, revision });
      offerFreeSeats(model);
    },
  });

  const wait = (hours: number): Step<Model, Real> => ({
    name: `wait ${hours} hours`,
    async take(model) {
      app.clock.advance(hours * hour);
      // The job of an offer settles its group; without one that is due, nothing changes.
      if (model.places.some(({ state, until }) => state === "offered" && until <= now()))
        offerFreeSeats(model);
      await app.worker.drain();
    },
  });

  /** A person's places in this group, newest first. */
  async function rowsOf({ id }: Real, who: number) {
    const { store, cipher } = app.services;
    return store.db
      .selectFrom("group_places")
      .selectAll()
      .where("group_id", "=", id)
      .where("email_index", "in", cipher.blindIndexes("group_places", email(who)))
      .orderBy("rank", "desc")
      .execute();
  }

  it("never has a seat too many, never passes somebody who fits, and tells each change once", async () => {
    const person = fc.nat(people - 1);
    const taken = await liveThrough<Model, Real>({
      steps: [
        fc.tuple(person, fc.constantFrom(1, 1, 2)).map(([who, seats]) => join(who, seats)),
        fc.tuple(person, fc.constantFrom(1, 2)).map(([who, seats]) => join(who, seats)),
        fc
          .tuple(person, fc.constantFrom<PlaceAction[]>("take", "cancel", "pause", "resume"))
          .map(([who, action]) => press(who, action)),
        person.map((who) => press(who, "take")),
        person.map(ask),
        fc.tuple(person, fc.boolean()).map(([who, bar]) => remove(who, bar)),
        person.map(give),
        fc.integer({ min: 1, max: 4 }).map(resize),
        fc.constantFrom(1, 6, 12).map(wait),
      ],
      async begin() {
        lives += 1;
        const slug = `life-${lives}`;
        const id = await openGroup(app.services, { slug, size: 3 });
        return {
          model: { size: 3, revision: 1, places: [], barred: new Set(), mails: 0, counts: new Map() },
          real: { id, slug },
        };
      },
      async check(model, { id }) {
        const rows = await app.services.store.db
          .selectFrom("group_places")
          .selectAll()
          .where("group_id", "=", id)
          .orderBy("rank")
          .execute();
        expect(
          rows.map(({ state, seats, paused_at }) => ({ state, seats, paused: paused_at !== "" })),
        ).toEqual(model.places.map(({ state, seats, paused }) => ({ state, seats, paused })));
        const live = await groupPlaces(app.services, host, id);
        const order = live.map((each) => each.email);
        expect(order).toEqual(model.places.filter(isLive).map(({ who }) => email(who)));
        // One mail for each change. Reminders come by the hour, and are left out.
        const ids = new Set(rows.map((row) => row.id));
        const entries = await app.services.store.db
          .selectFrom("outbox")
          .select("payload")
          .where("kind", "=", "groups.place_mail")
          .execute();
        const mails = entries.filter(({ payload }) => {
          const { placeId, about } = JSON.parse(payload);
          return ids.has(placeId) && about !== "reminder";
        });
        expect(mails).toHaveLength(model.mails);
        const figures = await app.services.store.db
          .selectFrom("group_figures")
          .select(["figure", "count"])
          .where("group_id", "=", id)
          .where("figure", "in", ["placed", "waited", "fromList", "canceled", "removed"])
          .execute();
        const counted = new Map<string, number>();
        for (const each of figures) counted.set(each.figure, (counted.get(each.figure) ?? 0) + each.count);
        expect(counted).toEqual(model.counts);
      },
      lives: 20,
      longest: 40,
    });
    expect(taken).toBeGreaterThan(10);
  });
});
