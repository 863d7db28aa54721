/** What was typed and not yet given back to the editor as its value, oldest first, behind the last that was. */
export type TypedValues = readonly [string, ...string[]];

/** With what was just typed. */
export function withTyped(values: TypedValues, typed: string): TypedValues {
  return values.at(-1) === typed ? values : [...values, typed];
}

/**
 * What is left once a value was given to the editor. While the page is busy, letters come faster than they are given
 * back, so an earlier one of them is no change; `isOther` says whether it's somebody else's.
 */
export function whenGiven(values: TypedValues, value: string): { values: TypedValues; isOther: boolean } {
  const at = values.lastIndexOf(value);
  return at < 0
    ? { values: [value], isOther: true }
    : { values: [value, ...values.slice(at + 1)], isOther: false };
}
