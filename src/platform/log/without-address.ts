/**
 * A text for the log without the address it speaks of: addresses of ours may hold a token or a code, and whoever reads
 * the log must not be able to use it. What stood in a named place becomes that name.
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
  // The longest first, so that no part of one is left by a shorter one.
  const all = [...values, [pathname, "(its address)"] as const, [search, ""] as const]
    .filter(([written]) => written.length > 1)
    .toSorted(([one], [other]) => other.length - one.length);
  return all.reduce((plain, [written, name]) => plain.replaceAll(written, name), text);
}

/** Parts of a path that may be a token or a code. Words such as "contact" are in our files' names too, and stay. */
function codesIn(pathname: string): (readonly [name: string, value: string])[] {
  return pathname
    .split("/")
    .filter((part, at, all) => (part.length > 5 && /[A-Z\d%]/.test(part)) || (at === 2 && all[1] === "c"))
    .map((part) => ["part", part] as const);
}
