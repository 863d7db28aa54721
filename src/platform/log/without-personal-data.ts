/**
 * Replaces email addresses in a line of the log. Our own lines contain ids, codes and counts only; messages of
 * databases, mail servers and packages can repeat what they were given.
 */
export function withoutPersonalData(line: string): string {
  if (!line.includes("@")) return line;
  return line
    .split(separators)
    .map((part) => (isAddress(part) ? "(address)" : part))
    .join("");
}

// With the parentheses, the separators stay in the list. An escape of JSON is one of them and stays whole.
const separators = /(\\u[0-9a-f]{4}|\\.|[\s"'<>(),;:=])/;

function isAddress(part: string): boolean {
  const at = part.indexOf("@");
  // A package's folder, such as node_modules/@hono, isn't an address.
  return at > 0 && part[at - 1] !== "/";
}
