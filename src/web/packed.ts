import { useMemo } from "react";

/**
 * Loader data packed as one string. React Router decodes loader data value by value in one task before React can
 * start; a string is a single value (docs/decisions/007-hydration.md).
 */
export type Packed<T> = {
  readonly json: string;
  /** Doesn't exist at run time; it carries the type of the content. */
  readonly holds?: T;
};

/** Packs a plain JSON value into a string: no dates, no `undefined` in lists. */
export function pack<T>(value: T): Packed<T> {
  return { json: JSON.stringify(value) };
}

/** Unpacks the value; a new copy each time, so keep the result. */
export function unpack<T>({ json }: Packed<T>): T {
  return JSON.parse(json);
}

/** Unpacks the value once for as long as a page shows it. */
export function useUnpacked<T>(packed: Packed<T>): T {
  return useMemo(() => unpack(packed), [packed]);
}
