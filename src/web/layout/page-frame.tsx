import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import type { MenuGroup, MenuItem } from "#content/schema.ts";
import { CrisisCard } from "#ui/crisis-card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "#ui/logo.tsx";
import { Scenery } from "#ui/scenery.tsx";
import { Toaster } from "#ui/toast/toaster.tsx";
import { TooltipLayer } from "#ui/tooltip/tooltip-layer.tsx";
import { Header } from "./header.tsx";
import { MenuLink } from "./menu-link.tsx";
import { useFrame } from "./use-frame.ts";
import { useLinkNavigation } from "./use-link-navigation.ts";
import { useReportHydrated } from "./use-report-hydrated.ts";
import { SlowNavigation, useRouteChange, useSlowNavigation } from "./use-route-change.ts";

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

type PageFrameProps = {
  /** Whether the page brings its own, as the admin does. */
  own?: boolean;
  /** Whether the page begins with a night sky, by day too: then its header is dark (tokens.css). */
  isOverNight?: boolean;
  children: ReactNode;
};

/** The frame around every page. */
export function PageFrame({ own = false, isOverNight = false, children }: PageFrameProps) {
  const { skipLink, loading, toasts } = useFrame();
  const slow = useSlowNavigation();
  useLinkNavigation();
  useRouteChange();
  useReportHydrated(!own);

  return (
    <>
      <a
        className="skip-link fixed top-2 left-2 z-50 -translate-y-[200%] rounded-pill bg-primary px-6 py-3 font-semibold text-on-primary focus-ring focus:translate-y-0"
        href="#main"
      >
        {skipLink}
      </a>
      {own ? (
        <SlowNavigation value={slow}>{children}</SlowNavigation>
      ) : (
        <>
          <Spotlight />
          <Header isOverNight={isOverNight} />
          <main aria-busy={slow || undefined} id="main" tabIndex={-1}>
            {slow ? (
              <div className="skeleton" role="status">
                <span className="sr-only">{loading}</span>
              </div>
            ) : null}
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

const linkClass =
  "inline-flex min-h-8 items-center gap-1.5 rounded-xs text-small text-on-footer focus-ring hover:text-accent hover:underline hover:underline-offset-4";

function CrisisBox() {
  const { crisis, footer } = useFrame();
  return (
    <section
      aria-label={footer.crisis}
      id="help-lines"
      tabIndex={-1}
      className="mt-5 rounded-lg border border-on-footer-soft/40 px-4.5 pt-3 pb-2 text-small text-on-footer sm:max-w-74"
    >
      <p>
        {crisis.box.map(({ text, href }) =>
          href === undefined ? (
            text
          ) : (
            <a
              className="rounded-xs font-bold underline decoration-1 underline-offset-3 focus-ring hover:text-accent"
              href={href}
              key={text}
            >
              {text}
            </a>
          ),
        )}
      </p>
      <CrisisCard className="mt-2 [&_:is(a,summary):hover]:text-accent" id="footer-help" copy={crisis.card} />
    </section>
  );
}

/** A menu of the footer: folded on phones, a list with a heading on wider screens (layout.css). */
function FooterGroup({ group }: { group: MenuGroup }) {
  const titleClass = "font-sans text-small font-semibold text-accent";
  return (
    <section aria-labelledby={`footer-${group.id}`}>
      <h2 className={`max-sm:hidden ${titleClass}`} id={`footer-${group.id}`}>
        {group.title}
      </h2>
      <details className="folds-on-phones group/menu">
        <summary className={`flex min-h-11 items-center justify-between rounded-xs focus-ring ${titleClass}`}>
          {group.title}
          <Icon className="size-5 group-open/menu:rotate-180" name="chevron" />
        </summary>
        <ul className="pb-3 sm:mt-2.5 sm:pb-0">
          {group.items.map((item) => (
            <li key={item.href}>
              <MenuLink className={linkClass} item={item} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function BottomList({ items, label }: { items: readonly MenuItem[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6">
      {items.map((item) => (
        <li key={item.href}>
          <MenuLink className={linkClass} item={item} />
        </li>
      ))}
    </ul>
  );
}

function Footer() {
  const { name, promise, notMedical, copyright, menus, footer } = useFrame();
  return (
    <footer className="site-footer">
      <Scenery
        className="-mb-px block h-[clamp(5.5rem,11vw,13.5rem)] w-full"
        height={220}
        name="footer-hills"
        width={1600}
      />
      <div className="bg-footer text-on-footer [--kw-focus-gap:var(--kw-footer)] [--kw-focus:var(--kw-accent)] [--kw-ring:0_0_0_2px_var(--kw-footer),0_0_0_5px_var(--kw-accent)]">
        <div className="mx-auto max-w-page px-gutter pt-6 pb-6 lg:pt-10">
          <div className="grid gap-x-8 gap-y-6 sm:gap-y-10 lg:grid-cols-[18.75rem_1fr]">
            <div>
              <Logo className="min-[84rem]:[font-size:2.75rem]" name={name} />
              <p className="mt-3 text-small sm:max-w-76 leading-[1.75] text-on-footer-soft">{promise}</p>
              <CrisisBox />
            </div>
            <nav
              aria-label={footer.navigation}
              className="grid wrap-anywhere divide-y divide-on-footer-soft/30 border-y border-on-footer-soft/30 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-9 sm:divide-y-0 sm:border-y-0 lg:grid-cols-5"
              id="site-links"
              tabIndex={-1}
            >
              {menus.footer.map((group) => (
                <FooterGroup group={group} key={group.id} />
              ))}
            </nav>
          </div>
          <div className="mt-5 flex flex-wrap wrap-anywhere items-center justify-between gap-x-8 gap-y-3 border-on-footer-soft/30 sm:mt-10 sm:border-t sm:pt-5 text-legal text-on-footer-soft">
            <div>
              <p>{copyright}</p>
              <p className="mt-1">{notMedical}</p>
            </div>
            <div className="flex flex-wrap gap-x-10">
              <BottomList items={menus.bottom} label={footer.notices} />
              <BottomList items={menus.social} label={footer.social} />
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}
