import type { ReactNode } from "react";
import { Toaster } from "#ui/toast/toaster.tsx";
import { TooltipLayer } from "#ui/tooltip/tooltip-layer.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Spotlight } from "./spotlight.tsx";
import { useFrame } from "./use-frame.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";
import { useReportHydrated } from "./use-report-hydrated.ts";
import { useRouteChange } from "./use-route-change.ts";
import { useSlowNavigation } from "./use-slow-navigation.ts";

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
        children
      ) : (
        <>
          <Spotlight />
          <Header />
          <main aria-busy={slow || undefined} id="main" tabIndex={-1}>
            {slow ? <Skeleton label={loading} /> : null}
            {/* Kept, not taken down: a navigation that is called off must not cost a half-written message. */}
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
