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
