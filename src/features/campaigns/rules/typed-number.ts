type Bounds = { min: number; max: number; optional: boolean; whole: boolean };

/** The number somebody typed: null for none where it is optional, undefined when it does not fit. */
export function numberTyped(typed: string, { min, max, optional, whole }: Bounds): number | null | undefined {
  if (typed.trim() === "") return optional ? null : undefined;
  const number = Number(typed);
  const fits = Number.isFinite(number) && number >= min && number <= max;
  return fits && (!whole || Number.isInteger(number)) ? number : undefined;
}
