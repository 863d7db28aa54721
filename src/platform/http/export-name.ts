import type { Clock } from "#platform/clock/clock.ts";

type Named = {
  /** What the file holds: "subscribers". */
  what: string;
  clock: Clock;
  /** What the export was narrowed by. Texts somebody typed can be personal and are only named as there. */
  filter?: Readonly<Record<string, unknown>>;
  /** Names in the filter whose values come from a list of ours, and so may stand in the name. */
  listed?: readonly string[];
  type?: "csv" | "json";
};

/** The name of an exported file: "kinward-subscribers-state-active-2026-11-22.csv". */
export function exportName({ what, clock, filter = {}, listed = [], type = "csv" }: Named): string {
  const day = clock.now().toISOString().slice(0, 10);
  const parts = ["kinward", what, narrowedBy(filter, listed), day].map((part) =>
    part
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
  );
  return `${parts.filter(Boolean).join("-")}.${type}`;
}

/** What an export was narrowed by, for the audit: "state=active words". Typed texts are only named as there. */
export function narrowedBy(filter: Readonly<Record<string, unknown>>, listed: readonly string[]): string {
  return Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== "" && value !== false)
    .map(([name, value]) => (listed.includes(name) ? `${name}=${String(value)}` : name))
    .join(" ");
}
