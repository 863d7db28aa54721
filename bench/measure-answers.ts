/**
 * Measures the list of answers, its admin screen and the export, in a process of its own so that memory is its own
 * too. Run by answers.ts; prints the rows as JSON.
 */
import { streamedFile } from "#api/streamed-file.ts";
import { responsesCsv } from "#features/campaigns/responses/reads/export.server.ts";
import { responsePage } from "#features/campaigns/responses/reads/list.server.ts";
import { responsesScreen } from "#features/campaigns/responses/reads/responses-screen.server.ts";
import type { ResponseFilter } from "#features/campaigns/responses/schema/response.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { begin, secondsApart } from "./answer-times.ts";
import { count, type Row } from "./row.ts";

type Ids = { small: string; large: string };

const [what = "", given = "", ...counts] = process.argv.slice(2);
const ids: Ids = JSON.parse(given);
const [small = 0, large = 0] = counts.map(Number);
const sizes = { small, large };
const services = await assemble({ ...process.env, LOG_LEVEL: "silent" });
const actor = actorWith("owner");

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

async function pages(): Promise<Row[]> {
  const monday = [{ question: "evening", value: "monday" }];
  const list = (filter: ResponseFilter, inTheMiddle: boolean) => (size: keyof Ids) => {
    const middle = `${new Date(begin + sizes[size] * secondsApart * 500).toISOString()}_${ids.small}`;
    const cursor = inTheMiddle ? { cursor: middle } : {};
    return responsePage(services, actor, ids[size], { ...filter, ...cursor });
  };
  const reads: Readonly<Record<string, (size: keyof Ids) => Promise<unknown>>> = {
    "the admin screen": (size) =>
      responsesScreen(services, actor, { id: ids[size], search: new URLSearchParams() }),
    "first page of the list": list({}, false),
    "a page in the middle": list({}, true),
    "one choice": list({ chosen: monday }, false),
    "one choice, complete": list({ chosen: monday, complete: true }, false),
  };
  const rows: Row[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const { small: few, large: many } = await medians(read);
    rows.push({
      what: `a million answers, ${name}`,
      measured: `${many.toFixed(2)} ms, ratio ${(many / few).toFixed(2)}`,
      beside: `${count(small)} answers ${few.toFixed(2)} ms`,
      goal: "ratio ≤ 2",
    });
  }
  return rows;
}

async function csv(): Promise<Row[]> {
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
  return [
    {
      what: `a million answers, CSV`,
      measured: `memory grew by ${mb(peak - before)}`,
      beside: `${mb(bytes)} in ${seconds} s, from ${mb(before)}`,
      goal: "growth < 50 MB",
    },
  ];
}

const rows = await (what === "csv" ? csv() : pages());
process.stdout.write(JSON.stringify(rows));
services.mailer.close();
await services.store.close();
