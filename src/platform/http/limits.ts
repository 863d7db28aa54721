import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Clock } from "#platform/clock/clock.ts";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import type { Store } from "#platform/database/open.ts";
import { networkOf, wideNetworkOf } from "./client-address.ts";
import type { RateLimit } from "./endpoint.ts";
import { HttpError } from "./errors.ts";

/** Counts calls per network, and for IPv6 per /48 at ten times the limit; on PostgreSQL all processes share the counts. */
export type Limits = {
  /** @throws {HttpError} too_many_requests with Retry-After when the limit is reached. */
  count(name: string, limit: RateLimit, address: string): Promise<void>;
};

/** How many networks of the usual size may use up their limit in a wider one of IPv6. */
const widerBy = 10;

/** No limits: for benchmarks and for sites behind a proxy that limits. */
export const noLimits: Limits = { count: async () => undefined };

/**
 * Rate limits in memory or in PostgreSQL. It stores only a keyed hash of the network that changes every day: no
 * address, and nothing that links one day to the next.
 */
export function createLimits({
  store,
  cipher,
  clock,
}: {
  store: Store;
  cipher: FieldCipher;
  clock: Clock;
}): Limits {
  type Limiter = RateLimiterMemory | RateLimiterPostgres;
  const limiters = new Map<string, Limiter>();

  function limiterFor(name: string, { points, seconds }: RateLimit): Limiter {
    const existing = limiters.get(name);
    if (existing) return existing;
    const options = { keyPrefix: name, points, duration: seconds };
    const limiter = store.pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: store.pool,
          tableName: limitsTable,
          tableCreated: true,
        })
      : new RateLimiterMemory(options);
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(name, limit, address) {
      const today = clock.now().toISOString().slice(0, 10);
      const keyOf = (network: string) => cipher.blindIndex(`network ${today}`, network);
      const wide = wideNetworkOf(address);
      try {
        await limiterFor(name, limit).consume(keyOf(networkOf(address)));
        // Whoever has a whole /48 has 65,536 networks of the usual size.
        if (wide !== undefined)
          await limiterFor(`${name}/48`, { ...limit, points: limit.points * widerBy }).consume(keyOf(wide));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
        throw new HttpError("too_many_requests", { headers: { "retry-after": String(seconds) } });
      }
    },
  };
}

/** The table's columns are defined by the library: key, points, expire. */
export const limitsTable = "rate_limits";
