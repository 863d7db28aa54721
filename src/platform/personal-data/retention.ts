import { day } from "#platform/clock/clock.ts";
import type { Tables } from "#platform/database/tables.ts";

/**
 * How long one kind of thing is kept. `most` is what the pages promise and what applies until an owner shortens it:
 * nobody may keep anything longer than people were told when they sent it.
 */
export type RetentionRule = {
  /** The setting's name, as feature and kind. */
  name: `${string}.${string}`;
  unit: "days" | "months";
  least: number;
  most: number;
};

/** Which rows of a table are of a kind, and from which moment their time runs. */
export type RetainedRows = {
  table: keyof Tables;
  /** The column with that moment. */
  since: string;
  state?: { is: string } | { isNot: string };
  /** Rows whose address has been emptied only remember a refusal, and stay. */
  withAddress?: true;
};

/** Something that is removed by its age: by a rule that owners may tighten, or (`name` alone) by a date in each row. */
export type RetentionKind = { rows: RetainedRows } & (
  | { rule: RetentionRule; name?: never }
  | { name: string; rule?: never }
);

/** What a kind is called in settings, counts and texts. */
export function retentionKindName(kind: RetentionKind): string {
  return kind.rule ? kind.rule.name : kind.name;
}

declare module "#platform/services.ts" {
  interface Contributions {
    retentionKinds: readonly RetentionKind[];
  }
}

/** The name a rule is stored under. */
export function retentionName({ name }: Pick<RetentionRule, "name">): string {
  return `retention ${name}`;
}

/** The figure of a stored text; the promised one if there is none, or none within the bounds. */
export function keptFigure({ least, most }: RetentionRule, stored: string | undefined): number {
  const figure = Number(stored || Number.NaN);
  return Number.isInteger(figure) && figure >= least && figure <= most ? figure : most;
}

/** The moment before which things of a kind are past their time. */
export function oldestKept(now: Date, { unit }: Pick<RetentionRule, "unit">, figure: number): string {
  if (unit === "days") return new Date(now.getTime() - figure * day).toISOString();
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - figure);
  return moment.toISOString();
}
