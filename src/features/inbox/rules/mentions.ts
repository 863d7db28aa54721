/** The members whose name stands after an @ in a text; the longest name first, so that "@Robin Reyes" isn't "Robin". */
export function mentionedIn<Member extends { name: string }>(
  text: string,
  members: readonly Member[],
): Member[] {
  let rest = text.toLowerCase();
  return members
    .filter(({ name }) => name.trim() !== "")
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter(({ name }) => {
      const mention = `@${name.trim().toLowerCase()}`;
      if (!rest.includes(mention)) return false;
      rest = rest.replaceAll(mention, " ");
      return true;
    });
}

/** The longest name that is looked for while it is typed. */
const longestTyped = 60;

/** The mention that ends where someone types: where its @ stands, and what follows it. */
export function mentionBefore(text: string, caret: number): { at: number; typed: string } | undefined {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf("@");
  if (at === -1 || caret - at > longestTyped) return undefined;
  // An address has letters before its @.
  if (/[\p{L}\p{N}.]$/u.test(before.slice(0, at))) return undefined;
  const typed = before.slice(at + 1);
  return /[\n@]/.test(typed) ? undefined : { at, typed };
}

/** The members whose name, or one of its words, begins as typed; nobody once a whole name stands there. */
export function mentionChoices<Member extends { name: string }>(
  typed: string,
  members: readonly Member[],
): Member[] {
  const wanted = typed.toLowerCase();
  const isWhole = members.some(({ name }) => wanted.startsWith(name.toLowerCase()));
  if (isWhole) return [];
  return members.filter(({ name }) => {
    const lower = name.toLowerCase();
    return lower.startsWith(wanted) || lower.includes(` ${wanted}`);
  });
}
