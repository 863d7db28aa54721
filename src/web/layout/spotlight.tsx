import { useEffect, useRef } from "react";

/** A soft purple light that follows the mouse, behind text and surfaces; its motion comes with the first move. */
export function Spotlight() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const wanted = matchMedia(
      "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)",
    );
    const gone = new AbortController();
    const begin = () => {
      import("./follow-pointer.ts").then(
        ({ followPointer }) => {
          if (ref.current === null || gone.signal.aborted) return;
          gone.signal.addEventListener("abort", followPointer(ref.current, wanted));
        },
        // It is only a light: without it the page is whole.
        () => undefined,
      );
    };
    if (wanted.matches) addEventListener("pointermove", begin, { once: true, signal: gone.signal });
    return () => gone.abort();
  }, []);

  return <div aria-hidden="true" className="spotlight" ref={ref} />;
}
