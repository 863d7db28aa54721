import autocannon from "autocannon";

type Load = { requestsPerSecond: number; p99Ms: number; errors: number };

/** One measured load on an address of this machine; `errors` counts refused, timed out and non-2xx answers. */
export async function load(options: Omit<autocannon.Options, "workers"> & { url: string }): Promise<Load> {
  const result = await autocannon(options);
  return {
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}
