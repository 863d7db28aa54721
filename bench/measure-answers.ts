/**
 * Measures the list, its page at the desk and the export of answers, in a process of its own so that memory is its
 * own too. Run by answers.ts.
 */
import { streamedFile } from "#api/streamed-file.ts";
import { responsesCsv } from "#features/campaigns/responses/reads/export.server.ts";
import { responsePage } from "#features/campaigns/responses/reads/list.server.ts";
import { responsesScreen } from "#features/campaigns/responses/reads/responses-screen.server.ts";
import type { ResponseFilter } from "#features/campaigns/responses/schema.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { begin, secondsApart } from "./answer-times.ts";

type Ids = { small: string; large: string };

const [what = "", given = "", ...counts] = process.argv.slice(2);
const ids: Ids = JSON.parse(given);
const [small = 0, large = 0] = counts.map(Number);
const sizes = { small, large };
const services = await assemble({ ...process.env, LOG_LEVEL: "silent" });
const actor = actorWith("owner");
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Takes turns between the two sizes, so that a busy moment of the machine falls on both. */
async function medians(read: (size: keyof Ids) => Promise<unknown>): Promise<Record<keyof Ids, number>> {
  const times: Record<keyof Ids, number[]> = { small: [], large: [] };
  for (let turn = -20; turn < 41; turn += 1)
    for (const size of ["small", "large"] as const) {
      const start = performance.now();
      await read(size);
      // The first turns only warm up.
      if (turn >= 0) times[size].push(performance.now() - start);
    }
  const median = (of: number[]) => of.toSorted((one, other) => one - other)[20] ?? 0;
  return { small: median(times.small), large: median(times.large) };
}

async function pages(): Promise<void> {
  const monday = [{ question: "evening", value: "monday" }];
  const list = (filter: ResponseFilter, inTheMiddle: boolean) => (size: keyof Ids) => {
    const middle = `${new Date(begin + sizes[size] * secondsApart * 500).toISOString()}_${ids.small}`;
    const cursor = inTheMiddle ? { cursor: middle } : {};
    return responsePage(services, actor, ids[size], { ...filter, ...cursor });
  };
  const reads: Readonly<Record<string, (size: keyof Ids) => Promise<unknown>>> = {
    "the page at the desk": (size) =>
      responsesScreen(services, actor, { id: ids[size], search: new URLSearchParams() }),
    "first page of the list": list({}, false),
    "a page in the middle": list({}, true),
    "one choice": list({ chosen: monday }, false),
    "one choice, complete": list({ chosen: monday, complete: true }, false),
  };
  for (const [name, read] of Object.entries(reads)) {
    const { small: few, large: many } = await medians(read);
    say(`| ${name} | ${few.toFixed(2)} ms | ${many.toFixed(2)} ms | ${(many / few).toFixed(2)} |`);
  }
}

async function csv(): Promise<void> {
  // Everything is loaded and warm before the growth is measured.
  for await (const _ of await responsesCsv(services, actor, ids.small));
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const started = performance.now();
  const file = {
    pieces: await responsesCsv(services, actor, ids.large),
    type: "text/csv",
    saveAs: "answers.csv",
  };
  let bytes = 0;
  for await (const part of streamedFile(file, services, "bench").body ?? []) bytes += part.length;
  clearInterval(watch);
  const mb = (count: number) => `${Math.round(count / 1_000_000)} MB`;
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  say(
    `CSV of ${sizes.large}: ${mb(bytes)} in ${seconds} s, memory grew by ${mb(peak - before)} from ${mb(before)}`,
  );
}

await (what === "csv" ? csv() : pages());
services.mailer.close();
await services.store.close();
