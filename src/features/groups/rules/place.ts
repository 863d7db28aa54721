import type { RetentionRule } from "#platform/personal-data/retention.ts";

/** A place is in one of the first three, and ends once in one of the others. */
export const placeStates = [
  "held",
  "waiting",
  "offered",
  "lapsed",
  "missed",
  "canceled",
  "removed",
  "over",
] as const;
export type PlaceState = (typeof placeStates)[number];
export const liveStates = ["held", "waiting", "offered"] as const satisfies readonly PlaceState[];

/** Places whose seats nobody else can have. */
export const takingStates = ["held", "offered"] as const satisfies readonly PlaceState[];

export const placeActions = ["confirm", "take", "cancel", "pause", "resume"] as const;
export type PlaceAction = (typeof placeActions)[number];

/** Whom one place is for: a person, or a couple that comes together. */
export const mostSeats = 2;

/** The form without script: its name, and the parameter with which its page is told for which group it was. */
export const signUpForm = { name: "group-place", group: "join" } as const;

/** The longest first name or nickname, in characters. */
export const longestName = 80;

/** What the rules need to know of a place. */
export type Seat = { id: string; state: PlaceState; seats: number; rank: number; paused: boolean };

/** Seats that nobody has and nobody is being offered. Fewer than none if the team made the group smaller. */
export function freeSeats(size: number, places: readonly Pick<Seat, "state" | "seats">[]): number {
  const taken = places.filter(({ state }) => takingStates.some((each) => each === state));
  return size - taken.reduce((sum, { seats }) => sum + seats, 0);
}

/** Who of those who wait gets an offer: those who have waited longest of those who fit, as long as seats are free. */
export function nextOffers<Place extends Pick<Seat, "seats">>(
  free: number,
  inOrder: readonly Place[],
): readonly Place[] {
  let left = free;
  const offers: Place[] = [];
  for (const place of inOrder) {
    if (place.seats > left) continue;
    offers.push(place);
    left -= place.seats;
  }
  return offers;
}

/** How many can wait for a group. Behind more than that nobody gets a place, and each write would read them all. */
export const mostWaiting = (size: number) => Math.max(20, 3 * size);

/** How long before a meeting its reminders go out, and how late each can still be sent. */
export const reminders = {
  day: { leadHours: 24, latestHours: 12 },
  hour: { leadHours: 1, latestHours: 0 },
} as const;
export type ReminderName = keyof typeof reminders;

/** Less than this before a meeting, its reminder says the time and not "in one hour". */
export const hourReminderMinutes = 45;

/** How long after a meeting its thanks go out, and how late they can still be sent. */
export const thanks = { afterMinutes: 30, latestHours: 24 } as const;

/** Reminders are queued this long ahead; the nightly run queues the next ones. */
export const plannedAheadHours = 72;

/** How long the link of a sign-up can be pressed. */
export const intentHours = 24;

export const offerHours = { least: 1, most: 72, usual: 12 } as const;

/** Retention of places that have ended, in days. */
export const placeRetentionDays = 30;
export const placeRetention = {
  name: "groups.places",
  unit: "days",
  least: 1,
  most: placeRetentionDays,
} as const satisfies RetentionRule;
