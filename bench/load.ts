import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";

export type Load = { requestsPerSecond: number; p99Ms: number; errors: number };

type Asked = {
  url: string;
  connections: number;
  seconds: number;
  headers: Readonly<Record<string, string>>;
  /** Sent with POST; without one, the request is a GET. */
  body?: string;
};

/**
 * One measured load on an address of this machine; `errors` counts refused, timed out and non-2xx answers. wrk costs
 * the machine a fraction of what a load generator in JavaScript costs, so it is used where it is installed.
 */
export async function load({ url, connections, seconds, headers, body }: Asked): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-load-"));
  const script = join(folder, "post.lua");
  writeFileSync(script, body === undefined ? "" : `wrk.method = "POST"\nwrk.body = [==[${body}]==]\n`);
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", script, ...named, url];
  try {
    return readWrk(execFileSync("wrk", options, { encoding: "utf8" }));
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, "code") !== "ENOENT") throw error;
    const method = body === undefined ? "GET" : "POST";
    const result = await autocannon({
      url,
      connections,
      duration: seconds,
      headers,
      method,
      ...(body === undefined ? {} : { body }),
    });
    return {
      requestsPerSecond: result.requests.average,
      p99Ms: result.latency.p99,
      errors: result.errors + result.timeouts + result.non2xx,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const inMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

function readWrk(text: string): Load {
  const [, time, unit = ""] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? [];
  const sockets = /Socket errors: (.*)/.exec(text)?.[1] ?? "";
  const failed = [/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0, ...(sockets.match(/\d+/g) ?? [])];
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p99Ms: Number(time) * (inMs[unit] ?? Number.NaN),
    errors: failed.reduce((sum: number, each) => sum + Number(each), 0),
  };
}
