import type { AdminSite } from "./admin-site.ts";
import { rarePage } from "./list-rows.ts";
import { count, type Row } from "./row.ts";

/** Each export, and one of a few rows, for what the process loads only once. */
const exports = {
  messages: ["/api/admin/messages.csv?state=all", "?mine=1"],
  subscribers: ["/api/admin/subscribers.csv", `?source=${encodeURIComponent(rarePage)}`],
  audit: ["/api/admin/audit.csv", "?action=redirects"],
} as const;

/** How much more memory the site needs while it sends a long list as CSV, and how soon the first byte comes. */
export async function exportRows({
  small,
  large,
}: Readonly<Record<"small" | "large", AdminSite>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, [path, few]] of Object.entries(exports)) {
    await downloaded(large, `${path.split("?")[0]}${few}`);
    const short = await downloaded(small, path);
    const long = await downloaded(large, path);
    rows.push({
      what: `CSV of ${count(long.lines - 1)} ${name}`,
      measured: `memory grew by ${mb(long.grown)}, by ${mb(long.later)} in the second half`,
      beside: `first byte ${count(long.first)} ms, ${mb(long.bytes)} in ${count(long.seconds)} s; ${count(short.lines - 1)} rows: ${mb(short.grown)}, first byte ${count(short.first)} ms`,
      goal: "second half ≤ 5 MB",
    });
    console.error(rows.at(-1));
  }
  return rows;
}

const mb = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

async function downloaded(site: AdminSite, path: string) {
  const before = site.resident();
  const start = performance.now();
  const seen: number[] = [];
  const watch = setInterval(() => seen.push(site.resident()), 20);
  let first = 0;
  let bytes = 0;
  let lines = 0;
  try {
    const answer = await site.ask(path);
    for await (const part of answer.body ?? []) {
      first ||= performance.now() - start;
      bytes += part.length;
      for (const byte of part) if (byte === 10) lines += 1;
    }
  } finally {
    clearInterval(watch);
  }
  const half = peak(seen.slice(0, seen.length / 2), before);
  const grown = peak(seen, before) - before;
  const later = peak(seen, before) - half;
  return { first, bytes, lines, grown, later, seconds: (performance.now() - start) / 1_000 };
}

const peak = (seen: readonly number[], least: number) =>
  seen.reduce((most, one) => Math.max(most, one), least);
