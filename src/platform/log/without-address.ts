/**
 * A text for the log without the address it speaks of: addresses of ours may hold a token or a code, and whoever reads
 * the log must not be able to use it. What stood in a named place becomes that name.
 */
export function withoutAddress(
  text: string,
  { url, params }: { url: string; params: Readonly<Record<string, string | undefined>> },
): string {
  const { pathname, search } = new URL(url);
  const values = Object.entries(params).flatMap(([name, value = ""]) =>
    [value, encodeURIComponent(value)].map((written) => [written, `:${name}`] as const),
  );
  // The longest first, so that no part of one is left by a shorter one.
  const all = [...values, [pathname, "(its address)"] as const, [search, ""] as const]
    .filter(([written]) => written.length > 1)
    .toSorted(([one], [other]) => other.length - one.length);
  return all.reduce((plain, [written, name]) => plain.replaceAll(written, name), text);
}
