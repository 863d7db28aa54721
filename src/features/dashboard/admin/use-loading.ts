import { use, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { onePath } from "#web/layout/use-path.ts";
import { SlowNavigation, skeletonDelay } from "#web/layout/use-slow-navigation.ts";

type Loading = {
  /** Where a press leads, from the press on: the menu marks it before the screen is there. */
  next: string | undefined;
  /** Another screen is loading and takes long. */
  screen: boolean;
  /** The same screen with another filter or page is loading and takes long. */
  list: boolean;
};

/** What of the admin is on its way, for the menu, the bar at the top and the skeletons. */
export function useLoading(): Loading {
  const { pathname, search } = useLocation();
  const { location: going } = useNavigation();
  const filters = going !== undefined && going.pathname === pathname && going.search !== search;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!filters) return;
    const timer = setTimeout(() => setSlow(true), skeletonDelay);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [filters]);
  return {
    next: going === undefined ? undefined : onePath(going.pathname),
    screen: use(SlowNavigation),
    list: filters && slow,
  };
}
