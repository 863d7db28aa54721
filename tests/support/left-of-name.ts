/** Addresses of the shipped samples, and names that only programs read, stay as they are. */
const notTheName =
  /[\w@.-]*kinward\.(?:example|test)[\w/.-]*|kinward:[a-z-]+|["`]kinward-[a-z-]*["`]|kinward-(?:session|encrypted-backup|site-\w+)|\/kinward-\w+|[\w-]+@(?:groups\.)?kinward\b/g;

/** What a text says of the shipped name, or of a place that nothing was put into. */
export function leftOfName(text: string): readonly string[] {
  const rest = text.replace(notTheName, "");
  // What stands before it is looked for only where it is: that takes fifty times as long.
  if (!/kinward|\{name\}/i.test(rest)) return [];
  const left = [...rest.matchAll(/.{0,50}(?:kinward|\{name\}).{0,30}/gi)];
  return [...new Set(left.map(([found]) => found))];
}
