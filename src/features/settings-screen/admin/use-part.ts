import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { type Part, parts } from "../rules.ts";

/**
 * Which part is shown: the one with the panel that the anchor names, else the one in the query, else the one with a form
 * that was rejected.
 */
export function usePart(root: RefObject<HTMLElement | null>, rejected: Part | undefined): Part {
  const here = useLocation();
  const next = useNavigation().location;
  const { search, hash } = next?.pathname === here.pathname ? next : here;
  const [named, setNamed] = useState<{ hash: string; part: Part }>();

  useLayoutEffect(() => {
    const panel = panelNamed(hash);
    const within = root.current?.contains(panel) ? panel?.closest<HTMLElement>("[data-part]") : null;
    const part = parts.find((each) => each === within?.dataset.part);
    setNamed(part === undefined ? undefined : { hash, part });
  }, [hash, root]);

  const fromAnchor = named?.hash === hash ? named.part : undefined;
  useEffect(() => {
    // Whoever looked for the anchor found its panel still hidden.
    const panel = fromAnchor === undefined ? null : panelNamed(hash);
    panel?.setAttribute("tabindex", "-1");
    panel?.focus({ preventScroll: true });
    panel?.scrollIntoView();
  }, [fromAnchor, hash]);

  const fromQuery = new URLSearchParams(search).get("part");
  return fromAnchor ?? parts.find((each) => each === fromQuery) ?? rejected ?? "team";
}

/** The panel's heading, or what else an anchor names: links say "#sender" or "#sender-heading". */
function panelNamed(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  const id = hash.slice(1);
  return document.getElementById(`${id}-heading`) ?? document.getElementById(id);
}
