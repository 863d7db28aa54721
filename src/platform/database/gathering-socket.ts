import { Socket } from "node:net";

/**
 * A connection that sends everything written in one turn of the event loop at once. The PostgreSQL client corks and
 * uncorks it around each query, so that thirty pipelined queries would be thirty system calls.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    setImmediate(() => {
      this.#isGathering = false;
      super.uncork();
    });
  }

  override uncork(): void {
    // Only the end of the turn sends.
  }
}
