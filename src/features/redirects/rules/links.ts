/** One hop for every old address: what may be added to the redirects there are. */

/** What old addresses lead to: `path` where the target is one of ours, `text` as it is shown. */
export type Links = ReadonlyMap<string, { path: string | undefined; text: string }>;

export type LinkFault =
  | { kind: "self" }
  | { kind: "loop" }
  /** The target leads on itself; `end` is where it ends. */
  | { kind: "chain"; end: string }
  /** Others lead here; they would have to be led on. */
  | { kind: "inUse"; from: readonly string[] };

/**
 * Why a redirect may not be made, if there is a reason. A target that leads on would make two hops of one, and in the
 * end a loop. With `leadOn` those that lead to `from` are led on to the new target by whoever asks.
 * @param links without the redirect that is being changed.
 */
export function linkFault(
  links: Links,
  { from, to, leadOn }: { from: string; to: string | undefined; leadOn: boolean },
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
  return others.length > 0 && !leadOn ? { kind: "inUse", from: others } : undefined;
}

/** The old addresses that lead to a path. */
export function leadingTo(links: Links, path: string): readonly string[] {
  return [...links].filter(([, target]) => target.path === path).map(([from]) => from);
}
