import { day } from "#platform/clock/clock.ts";
import type { KeyedRows } from "#platform/crypto/keyed-table.ts";
import type { Tables } from "#platform/database/tables.ts";

/**
 * How long one kind of data is kept. `most` is what the public pages promise and the default until an owner shortens
 * it: nothing is kept longer than people were told when they sent it.
 */
export type RetentionRule = {
  /** The setting's name, as feature and kind. */
  name: `${string}.${string}`;
  unit: "days" | "months";
  least: number;
  most: number;
};

/** Which rows of a table are of a kind, and the column their age is counted from. */
export type RetainedRows = {
  table: keyof Tables;
  since: string;
  /** Only those with this value in a column. */
  only?: KeyedRows["only"];
  state?: { is: string } | { isNot: string };
  /** Rows with an emptied address only record an opt-out, and stay. */
  withAddress?: true;
};

/** Data deleted by age: by a rule that owners can shorten, or (`name` alone) by a date in each row. */
export type RetentionKind = { rows: RetainedRows } & (
  | { rule: RetentionRule; name?: never }
  | { name: string; rule?: never }
);

/** The kind's name in settings, counts and texts. */
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

/** The value of a stored text; the promised one if it is missing or out of bounds. */
export function keptFigure({ least, most }: RetentionRule, stored: string | undefined): number {
  const figure = Number(stored || Number.NaN);
  return Number.isInteger(figure) && figure >= least && figure <= most ? figure : most;
}

/** Data of a kind from before this moment has expired. */
export function oldestKept(now: Date, { unit }: Pick<RetentionRule, "unit">, figure: number): string {
  if (unit === "days") return new Date(now.getTime() - figure * day).toISOString();
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - figure);
  return moment.toISOString();
}
