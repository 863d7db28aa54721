/** Thrown by a job that can't run yet. It isn't a failed attempt. */
export class Postponed extends Error {
  override readonly name = "Postponed";
  /** When it can run (ISO 8601). */
  readonly until: string;
  /** The queue of its own that it waits in, such as a slow mail domain; null if only the time counts. */
  readonly lane: string | null;

  /** It waits for the team, so it's never given up. */
  readonly isUnlimited: boolean;

  constructor({ until, lane, isUnlimited = false }: PostponedUntil) {
    super("Postponed");
    this.until = until;
    this.lane = lane;
    this.isUnlimited = isUnlimited;
  }
}

type PostponedUntil = { until: string; lane: string | null; isUnlimited?: boolean };
