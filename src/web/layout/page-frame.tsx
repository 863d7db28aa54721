import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { Toaster } from "#ui/toast/toaster.tsx";
import { TooltipLayer } from "#ui/tooltip/tooltip-layer.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useFrame } from "./use-frame.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";
import { useReportHydrated } from "./use-report-hydrated.ts";
import { useRouteChange } from "./use-route-change.ts";
import { SlowNavigation, useSlowNavigation } from "./use-slow-navigation.ts";

/**
 * A soft purple light that follows the mouse, over backgrounds and scenery and under text and surfaces. Its script is
 * loaded with the first move.
 */
function Spotlight() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const wanted = matchMedia(
      "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)",
    );
    const controller = new AbortController();
    const start = (first: PointerEvent) => {
      import("./follow-pointer.ts").then(
        ({ followPointer }) => {
          if (ref.current === null || controller.signal.aborted) return;
          controller.signal.addEventListener("abort", followPointer(ref.current, wanted, first));
        },
        // It's only decoration: the page is complete without it.
        () => undefined,
      );
    };
    if (wanted.matches) addEventListener("pointermove", start, { once: true, signal: controller.signal });
    return () => controller.abort();
  }, []);

  return <div aria-hidden="true" className="spotlight" ref={ref} />;
}

const bar = "rounded-pill bg-tint";

/** Placeholder for the next page while it is loading. */
function Skeleton({ label }: { label: string }) {
  return (
    <div className="mx-auto min-h-[80vh] max-w-page px-gutter py-section-tight" role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="motion-safe:animate-pulse">
        <div className={`${bar} h-12 w-3/5 max-w-120`} />
        <div className={`${bar} mt-6 h-5 w-4/5 max-w-150`} />
        <div className={`${bar} mt-3 h-5 w-3/5 max-w-110`} />
        <div className="mt-14 grid gap-grid md:grid-cols-3">
          {["a", "b", "c"].map((key) => (
            <div className="h-56 rounded-xl bg-tint" key={key} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The frame around every page. The admin has its own frame (`own`). */
export function PageFrame({ own = false, children }: { own?: boolean; children: ReactNode }) {
  const { skipLink, loading, toasts } = useFrame();
  const slow = useSlowNavigation();
  useLinkNavigation();
  useRouteChange();
  useReportHydrated(!own);

  return (
    <>
      <a
        className="skip-link fixed top-2 left-2 z-50 -translate-y-20 rounded-pill bg-primary px-6 py-3 font-semibold text-on-primary focus-ring focus:translate-y-0"
        href="#main"
      >
        {skipLink}
      </a>
      {own ? (
        <SlowNavigation value={slow}>{children}</SlowNavigation>
      ) : (
        <>
          <Spotlight />
          <Header />
          <main aria-busy={slow || undefined} id="main" tabIndex={-1}>
            {slow ? <Skeleton label={loading} /> : null}
            {/* Hidden, not unmounted: a canceled navigation must not lose a half-written message. */}
            <div data-page="" hidden={slow}>
              {children}
            </div>
          </main>
          <Footer />
        </>
      )}
      <Toaster copy={toasts} />
      <TooltipLayer />
    </>
  );
}
