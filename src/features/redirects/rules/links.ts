/** Rules for adding redirects: every old address needs only one hop. */

/** Targets of old addresses: `path` if the target is on this site, `text` as shown. */
export type Links = ReadonlyMap<string, { path: string | undefined; text: string }>;

export type LinkFault =
  | { kind: "self" }
  | { kind: "loop" }
  /** The target redirects again; `end` is the final address. */
  | { kind: "chain"; end: string }
  /** Others redirect to this address; they would have to be updated. */
  | { kind: "inUse"; from: readonly string[] };

/**
 * Why a redirect can't be added, if there is a reason. A target that redirects again would make two hops, and
 * eventually a loop. With `retarget` the caller updates redirects that lead to `from`.
 * @param links without the redirect that is being changed.
 */
export function linkFault(
  links: Links,
  { from, to, retarget }: { from: string; to: string | undefined; retarget: boolean },
): LinkFault | undefined {
  if (to === from) return { kind: "self" };
  const seen = new Set<string>();
  let at = to;
  let end: string | undefined;
  while (at !== undefined) {
    if (at === from || seen.has(at)) return { kind: "loop" };
    seen.add(at);
    const next = links.get(at);
    if (next === undefined) break;
    end = next.text;
    at = next.path;
  }
  if (end !== undefined) return { kind: "chain", end };
  const others = leadingTo(links, from);
  return others.length > 0 && !retarget ? { kind: "inUse", from: others } : undefined;
}

/** The old addresses that lead to a path. */
export function leadingTo(links: Links, path: string): readonly string[] {
  return [...links].filter(([, target]) => target.path === path).map(([from]) => from);
}
