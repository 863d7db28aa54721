import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { onePath } from "#web/layout/use-path.ts";

/** A phase that takes longer than this gets a skeleton. */
const skeletonDelay = 150;

/** The index of the phase that is loading slowly; undefined if none is. */
export function useSlowPhase(steps: readonly { href: string }[], chosen: number): number | undefined {
  const path = useNavigation().location?.pathname;
  const at = path === undefined ? -1 : steps.findIndex(({ href }) => href === onePath(path));
  const next = at < 0 || at === chosen ? undefined : at;
  const [slow, setSlow] = useState<number>();

  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => setSlow(next), skeletonDelay);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [next]);

  return next === slow ? slow : undefined;
}
