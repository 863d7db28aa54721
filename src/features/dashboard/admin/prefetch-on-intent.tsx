import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { linkedPage } from "#web/layout/use-link-navigation.ts";

/** A pointer that only passes over a list means none of its rows. */
const dwellMs = 80;

/**
 * Prefetches the screen whose link is pointed at, focused or touched, before it's pressed. `data-no-prefetch` marks links
 * to screens whose opening is recorded.
 */
export function PrefetchOnIntent() {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ target, type }: Event) => {
      clearTimeout(timer);
      const intended =
        target instanceof Element && !target.closest("[data-no-prefetch]") ? linkedPage(target) : undefined;
      if (intended !== undefined)
        timer = setTimeout(() => setAddress(intended), type === "touchstart" ? 0 : dwellMs);
    };
    const kinds = ["pointerover", "focusin", "touchstart"] as const;
    for (const kind of kinds) addEventListener(kind, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, onIntent);
    };
  }, []);
  return address === undefined ? null : <PrefetchPageLinks page={address} />;
}
