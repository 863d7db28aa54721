import { type RefObject, useEffect, useState } from "react";

/** Turns true, for good, when the element comes near the view or when it is woken by hand. */
export function useNearView(element: RefObject<HTMLElement | null>): [awake: boolean, wake: () => void] {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (awake || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setAwake(true);
      },
      { rootMargin: "600px 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [awake, element]);
  return [awake, () => setAwake(true)];
}
