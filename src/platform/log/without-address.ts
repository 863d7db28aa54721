/**
 * Removes addresses from a text for the log: an address can contain a token or a code, which must not be usable from
 * the log. Each one is replaced by the name of its parameter.
 */
export function withoutAddress(
  text: string,
  { url, params }: { url: string; params: Readonly<Record<string, string | undefined>> },
): string {
  const { pathname, search, searchParams } = new URL(url);
  const named = [...Object.entries(params), ...searchParams, ...codesIn(pathname)];
  const values = named.flatMap(([name, value = ""]) =>
    [value, encodeURIComponent(value)].map((written) => [written, `:${name}`] as const),
  );
  // Longest first, so that no part of one remains after replacing a shorter one.
  const all = [...values, [pathname, "(its address)"] as const, [search, ""] as const]
    .filter(([written]) => written.length > 1)
    .toSorted(([one], [other]) => other.length - one.length);
  return all.reduce((plain, [written, name]) => plain.replaceAll(written, name), text);
}

/**
 * Parts of a path that could be a token or a code. Words such as "contact" also occur in our file names, so they
 * stay.
 */
function codesIn(pathname: string): (readonly [name: string, value: string])[] {
  return pathname
    .split("/")
    .filter((part, at, all) => (part.length > 5 && /[A-Z\d%]/.test(part)) || (at === 2 && all[1] === "c"))
    .map((part) => ["part", part] as const);
}
