import { describe, expect, it } from "vitest";
import { inTurn, onBehalfOf, QueueFullError } from "./password-queue.ts";

/** Work that ends when it is told to, and notes when it began. */
function works() {
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const ask = (network: string, name = network) =>
    onBehalfOf(network, () =>
      inTurn(() => {
        begun.push(name);
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
  return { begun, ask, finish };
}

const refusedOf = (results: readonly PromiseSettledResult<void>[]) =>
  results.filter((result) => result.status === "rejected" && result.reason instanceof QueueFullError).length;

describe("the queue of password checks", () => {
  it("lets a colleague go next, however many requests one network has sent before", async () => {
    const { begun, ask, finish } = works();
    const crowd = Array.from({ length: 60 }, () => ask("crowd").catch((error) => Promise.reject(error)));
    const colleague = ask("colleague");
    const settled = Promise.allSettled([...crowd, colleague]);
    await finish();
    const results = await settled;
    expect(results.at(-1)?.status).toBe("fulfilled");
    expect(begun.indexOf("colleague")).toBeLessThanOrEqual(3);
    // Two at once and six in line; the other 52 are told to come again.
    expect(refusedOf(results)).toBe(52);
  });

  it("is bounded over all networks, and the longest line makes room for somebody new", async () => {
    const { begun, ask, finish } = works();
    const asked = ["a", "b", "c", "d"].flatMap((network) => Array.from({ length: 6 }, () => ask(network)));
    const results = Promise.allSettled([...asked, ask("new")]);
    await finish();
    expect(begun).toContain("new");
    expect(begun.length).toBe(2 + 16);
    expect(refusedOf(await results)).toBe(25 - 18);
    const alone = works();
    const many = Promise.allSettled(Array.from({ length: 30 }, (_, at) => alone.ask(`network ${at}`)));
    await alone.finish();
    expect(refusedOf(await many)).toBe(12);
  });
});
