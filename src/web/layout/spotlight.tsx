import { useEffect, useRef } from "react";

/**
 * A soft purple light that follows the mouse, over backgrounds and scenery and under text and surfaces. Its script is
 * loaded with the first move.
 */
export function Spotlight() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const wanted = matchMedia(
      "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)",
    );
    const gone = new AbortController();
    const begin = (first: PointerEvent) => {
      import("./follow-pointer.ts").then(
        ({ followPointer }) => {
          if (ref.current === null || gone.signal.aborted) return;
          gone.signal.addEventListener("abort", followPointer(ref.current, wanted, first));
        },
        // It's only decoration: the page is complete without it.
        () => undefined,
      );
    };
    if (wanted.matches) addEventListener("pointermove", begin, { once: true, signal: gone.signal });
    return () => gone.abort();
  }, []);

  return <div aria-hidden="true" className="spotlight" ref={ref} />;
}
