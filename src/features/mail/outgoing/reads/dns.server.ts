import { Resolver } from "node:dns/promises";
import { second } from "#platform/clock/clock.ts";

/** What the DNS says: values, that there are none, or nothing at all. */
export type DnsAnswer<Value> =
  | { is: "found"; values: readonly [Value, ...Value[]] }
  | { is: "none" }
  | { is: "unreachable" };

/** It never throws. */
export type Dns = {
  txt(name: string): Promise<DnsAnswer<string>>;
  mx(name: string): Promise<DnsAnswer<string>>;
  /** IPv4 and IPv6 addresses. */
  addresses(name: string): Promise<DnsAnswer<string>>;
  names(address: string): Promise<DnsAnswer<string>>;
};

const waitMs = 2 * second;

/** Asks these servers (host or host:port), or those of this machine. Each question waits a few seconds at most. */
export function dnsOf(servers: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: waitMs, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    txt: (name) => answer(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(""))),
    mx: (name) =>
      answer(async () => {
        const found = await resolver.resolveMx(name);
        return found.toSorted((one, other) => one.priority - other.priority).map(({ exchange }) => exchange);
      }),
    async addresses(name) {
      const [v4, v6] = await Promise.all([
        answer(() => resolver.resolve4(name)),
        answer(() => resolver.resolve6(name)),
      ]);
      if (v4.is === "found" && v6.is === "found")
        return { is: "found", values: [...v4.values, ...v6.values] };
      if (v4.is === "found") return v4;
      return v4.is === "none" ? v6 : v4;
    },
    names: (address) => answer(() => resolver.reverse(address)),
  };
}

// The last one: no name can be like that, so the DNS isn't even asked.
const absent = new Set(["ENODATA", "ENOTFOUND", "EBADNAME"]);

async function answer<Value>(ask: () => Promise<Value[]>): Promise<DnsAnswer<Value>> {
  try {
    const [first, ...rest] = await ask();
    return first === undefined ? { is: "none" } : { is: "found", values: [first, ...rest] };
  } catch (error) {
    const code = error instanceof Error ? String(Reflect.get(error, "code")) : "";
    return absent.has(code) ? { is: "none" } : { is: "unreachable" };
  }
}
