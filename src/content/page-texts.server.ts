import { withName } from "./current.ts";
import { isRecord } from "./documents/record.ts";
import type { Page } from "./schema.ts";

/**
 * Texts that lie over those of a page, in the page's own shape; undefined leaves the page as it is shipped. `name` is the
 * part that is being read.
 */
type Over = (name: string) => unknown;

const overs = new WeakMap<object, readonly Over[]>();

/**
 * A page whose texts the team can change. Each part is read anew each time; without a change it is the shipped part
 * itself. Its schema in `documents/` says which of its texts the form has, and everything else stays as it is in code.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withTexts<Shipped extends Page>(shipped: Shipped): Shipped;
export function withTexts<Shipped extends object>(shipped: Shipped): Shipped;
export function withTexts<Shipped extends object>(shipped: Shipped): Shipped {
  const page: Shipped = Object.create(Object.prototype);
  for (const name of Object.keys(shipped))
    Object.defineProperty(page, name, {
      enumerable: true,
      get: () => {
        const part: unknown = Reflect.get(shipped, name);
        const values = (overs.get(page) ?? []).map((over) => over(name));
        return withName(
          values.reduce((each, over) => (isRecord(over) ? laidOver(each, over[name]) : each), part),
        );
      },
    });
  return page;
}

/** Says where changed texts of a page come from; the server does, once for each document that has some of them. */
export function addTexts(page: object, over: Over): void {
  overs.set(page, [...(overs.get(page) ?? []), over]);
}

/**
 * A value with texts over it. In a list that can grow, items are known by their id, so that what isn't text (a picture,
 * an icon) moves with them. In one that can't, texts are named by their item's id or number.
 */
function laidOver(value: unknown, over: unknown): unknown {
  if (over === undefined) return value;
  if (Array.isArray(over))
    return over.map((item) => (isRecord(item) ? laidOver(withId(item.id, value), item) : item));
  if (!isRecord(over)) return over;
  if (Array.isArray(value))
    return value.map((item, index) => laidOver(item, over[nameIn(over, item, index)]));
  if (!isRecord(value)) return over;
  const changed = Object.entries(over).map(([name, each]) => [name, laidOver(value[name], each)] as const);
  return { ...value, ...Object.fromEntries(changed) };
}

/** Whether a name is an item's number. Items whose id is a number (a length in minutes) are known by their number. */
export function isNumber(name: string): boolean {
  return /^\d+$/.test(name);
}

function nameIn(over: Readonly<Record<string, unknown>>, item: unknown, index: number): string {
  return isRecord(item) && typeof item.id === "string" && !isNumber(item.id) && Object.hasOwn(over, item.id)
    ? item.id
    : String(index);
}

function withId(id: unknown, items: unknown): unknown {
  return typeof id === "string" && Array.isArray(items)
    ? items.find((item) => isRecord(item) && item.id === id)
    : undefined;
}
