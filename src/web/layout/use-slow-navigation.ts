import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { usePath } from "./use-path.ts";

/** A page that takes longer than this gets a stand-in. */
export const skeletonDelay = 150;

/** Whether another page is on its way and takes its time; a change of query or anchor is no other page. */
export function useSlowNavigation(): boolean {
  const pathname = usePath();
  const next = useNavigation().location?.pathname;
  const underWay = next !== undefined && next !== pathname;
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => setSlow(true), skeletonDelay);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [underWay]);

  return underWay && slow;
}
