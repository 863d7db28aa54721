/** Thrown by a job that can't run yet. It isn't a failed attempt. */
export class Postponed extends Error {
  override readonly name = "Postponed";
  /** When it can run (ISO 8601). */
  readonly until: string;
  /** The queue of its own that it waits in, such as a slow mail domain; null if only the time counts. */
  readonly lane: string | null;

  constructor({ until, lane }: { until: string; lane: string | null }) {
    super("Postponed");
    this.until = until;
    this.lane = lane;
  }
}
