import type { MatrixLine } from "../schema/campaign.ts";

/** The lines of a pasted text, without bullets or numbers in front; empty lines are left out. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, "").trim())
    .filter((line) => line !== "");
}

type Paste<Line extends MatrixLine> = {
  options: readonly Line[];
  at: number;
  lines: readonly string[];
  most: number;
  longest: number;
};

/** The options with the pasted lines from one place on: an empty option takes the first line, the others are added. */
export function withPasted<Line extends MatrixLine>(
  { options, at, lines, most, longest }: Paste<Line>,
  fresh: () => Line,
): Line[] {
  const here = options[at];
  const taken = here !== undefined && here.label.trim() === "" ? 1 : 0;
  const added = lines.map((line, index) => {
    const base = index === 0 && taken === 1 && here ? here : fresh();
    return { ...base, label: line.slice(0, longest) };
  });
  const after = options.slice(at + 1);
  // Empty options below give way, since new choices begin with two.
  const rest = after.filter(({ label }) => label.trim() !== "");
  return [...options.slice(0, at + 1 - taken), ...added, ...rest].slice(0, most);
}

type Bounds = { min: number; max: number; optional: boolean; whole: boolean };

/** The typed number: null for an empty optional field, undefined if it's invalid. */
export function numberTyped(typed: string, { min, max, optional, whole }: Bounds): number | null | undefined {
  if (typed.trim() === "") return optional ? null : undefined;
  const number = Number(typed);
  const fits = Number.isFinite(number) && number >= min && number <= max;
  return fits && (!whole || Number.isInteger(number)) ? number : undefined;
}
