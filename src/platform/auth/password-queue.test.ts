import { describe, expect, it } from "vitest";
import { onBehalfOf, QueueFullError, queuedHash } from "./password-queue.ts";

/** Work that ends when it is told to, and notes when it began. */
function works() {
  const started: string[] = [];
  const endings: (() => void)[] = [];
  const ask = (network: string, name = network) =>
    onBehalfOf(network, () =>
      queuedHash(() => {
        started.push(name);
        return new Promise<void>((end) => endings.push(end));
      }),
    );
  /** Ends whatever runs until nothing is left. */
  const finish = async () => {
    for (let end = endings.shift(); end !== undefined; end = endings.shift()) {
      end();
      await new Promise((done) => setImmediate(done));
    }
  };
  return { started, ask, finish };
}

const refusedOf = (results: readonly PromiseSettledResult<void>[]) =>
  results.filter((result) => result.status === "rejected" && result.reason instanceof QueueFullError).length;

describe("the queue of password checks", () => {
  it("lets a colleague go next, however many requests one network has sent before", async () => {
    const { started, ask, finish } = works();
    const crowd = Array.from({ length: 60 }, () => ask("crowd").catch((error) => Promise.reject(error)));
    const colleague = ask("colleague");
    const settled = Promise.allSettled([...crowd, colleague]);
    await finish();
    const results = await settled;
    expect(results.at(-1)?.status).toBe("fulfilled");
    expect(started.indexOf("colleague")).toBeLessThanOrEqual(3);
    // Two at once and six in line; the other 52 are told to come again.
    expect(refusedOf(results)).toBe(52);
  });

  it("is bounded over all networks, and the longest line makes room for somebody new", async () => {
    const { started, ask, finish } = works();
    const requests = ["a", "b", "c", "d"].flatMap((network) => Array.from({ length: 6 }, () => ask(network)));
    const results = Promise.allSettled([...requests, ask("new")]);
    await finish();
    expect(started).toContain("new");
    expect(started.length).toBe(2 + 16);
    expect(refusedOf(await results)).toBe(25 - 18);
    const alone = works();
    const many = Promise.allSettled(Array.from({ length: 30 }, (_, at) => alone.ask(`network ${at}`)));
    await alone.finish();
    expect(refusedOf(await many)).toBe(12);
  });
});
