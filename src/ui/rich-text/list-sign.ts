/** What a word processor draws before an item: a bullet, or a number with every way it can be read ("i." is 1 or 9). */
export type ListSign = { kind: "bullet" } | { kind: "number"; numbers: readonly number[] };

/** What an item's drawn sign means; undefined for words such as "Step 1:", which belong to the text. */
export function readSign(drawn: string): ListSign | undefined {
  const sign = drawn.replace(/[\s\u00a0]+/g, "");
  // Symbol fonts draw bullets with letters: "o", "v", "Ø", "§".
  if (/^\D?$/u.test(sign)) return { kind: "bullet" };
  const isMarked = /[.):\]]$/.test(sign);
  // The last part of "2.1.3." counts its own level.
  const parts = sign
    .replace(/^[([]/, "")
    .replace(/[.):\]]{1,2}$/, "")
    .split(/[.)]/);
  const counted = parts.pop() ?? "";
  const isCount = /^\d{1,4}$/.test(counted) || (isMarked && /^[a-z]{1,15}$/i.test(counted));
  if (!isCount || !parts.every((part) => /^\d{1,4}$/.test(part)))
    return /[\p{L}\p{N}]/u.test(sign) ? undefined : { kind: "bullet" };
  if (/^\d+$/.test(counted)) return { kind: "number", numbers: [Number(counted)] };
  const readings = [romanNumber(counted), letterNumber(counted)];
  // A list that begins with "c." is lettered, one that begins with "i.", "v." or "x." has Roman numbers.
  if (/^[cdlm]$/i.test(counted)) readings.reverse();
  const numbers = readings.filter((number) => number !== undefined);
  return numbers.length === 0 ? undefined : { kind: "number", numbers };
}

/** The number that a list begins with. The sign after it tells which reading is meant. */
export function firstNumber(sign: ListSign | undefined, next: ListSign | undefined): number {
  if (sign?.kind !== "number") return 1;
  const goesOn = (number: number) => next?.kind === "number" && next.numbers.includes(number + 1);
  return sign.numbers.find(goesOn) ?? sign.numbers[0] ?? 1;
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1_000 };

function romanNumber(sign: string): number | undefined {
  const digits = sign.toLowerCase();
  if (!/^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(digits)) return undefined;
  const values = Array.from(digits, (digit) => romanDigits[digit] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** "a" is 1, "z" 26, and then "aa" 27. */
function letterNumber(sign: string): number | undefined {
  const letters = sign.toLowerCase();
  const first = letters.charAt(0);
  if (letters !== first.repeat(letters.length)) return undefined;
  return (letters.length - 1) * 26 + first.charCodeAt(0) - "a".charCodeAt(0) + 1;
}
