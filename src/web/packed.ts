import { useMemo } from "react";

/**
 * A loader's answer that travels as one string. React Router reads what a page brings value by value, in one piece of
 * work, before React may begin; a string is one value (docs/decisions/037-loader-data-packed-as-json.md).
 */
export type Packed<T> = {
  readonly json: string;
  /** Never there; it lets the type say what is inside. */
  readonly holds?: T;
};

/** Makes one string of a value of plain JSON: no dates, no `undefined` in lists. */
export function pack<T>(value: T): Packed<T> {
  return { json: JSON.stringify(value) };
}

/** The value that was packed; a new copy each time, so keep it where it is asked for often. */
export function unpack<T>({ json }: Packed<T>): T {
  return JSON.parse(json);
}

/** The value that was packed, read once for as long as a page shows it. */
export function useUnpacked<T>(packed: Packed<T>): T {
  return useMemo(() => unpack(packed), [packed]);
}
