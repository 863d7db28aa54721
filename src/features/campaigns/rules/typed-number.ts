type Bounds = { min: number; max: number; optional: boolean; whole: boolean };

/** The typed number: null for an empty optional field, undefined if it's invalid. */
export function numberTyped(typed: string, { min, max, optional, whole }: Bounds): number | null | undefined {
  if (typed.trim() === "") return optional ? null : undefined;
  const number = Number(typed);
  const fits = Number.isFinite(number) && number >= min && number <= max;
  return fits && (!whole || Number.isInteger(number)) ? number : undefined;
}
