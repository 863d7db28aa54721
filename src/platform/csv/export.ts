import type { Clock } from "#platform/clock/clock.ts";

type Named = {
  /** What the file contains: "subscribers". */
  what: string;
  clock: Clock;
  /** The filters of the export. Typed texts can be personal, so only their presence is mentioned. */
  filter?: Readonly<Record<string, unknown>>;
  /** Filters with values from a fixed list, which can be part of the name. */
  listed?: readonly string[];
  type?: "csv" | "json" | "pdf";
};

/** The name of an exported file: "subscribers-state-active-2026-11-22.csv". */
export function exportName({ what, clock, filter = {}, listed = [], type = "csv" }: Named): string {
  const day = clock.now().toISOString().slice(0, 10);
  const parts = [what, narrowedBy(filter, listed), day].map((part) =>
    part
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
  );
  return `${parts.filter(Boolean).join("-")}.${type}`;
}

/**
 * The filters of an export, for the audit log: "state=active words". Of typed texts, only their presence is
 * mentioned.
 */
export function narrowedBy(filter: Readonly<Record<string, unknown>>, listed: readonly string[]): string {
  return Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== "" && value !== false)
    .map(([name, value]) => (listed.includes(name) ? `${name}=${String(value)}` : name))
    .join(" ");
}

/** How an endpoint that exports a CSV file describes its answer. */
export function csvResponse(description: string, example: string) {
  return { status: 200, description, example: {}, file: { type: "text/csv", example } } as const;
}

/** The answer of an endpoint that exports a CSV file, written piece by piece. */
export function csvFile(pieces: AsyncIterable<string>, name: Named) {
  const file = { pieces, type: "text/csv; charset=utf-8", saveAs: exportName(name) };
  return { status: 200, body: {}, file } as const;
}
