import { type KeyboardEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { useHydrated } from "#ui/field-hydrated.ts";
import { tabAfterKey } from "./phase-address.ts";
import { PhaseStep, placeOf, type Step } from "./phase-step.tsx";
import { useSteadyView } from "./use-steady-view.ts";
import "./phases.css";
import { onePath } from "#web/layout/use-path.ts";

type PhaseMapProps = {
  steps: readonly Step[];
  numbered: boolean;
  /** The index of the phase that the address names; -1 for none: then the first is open where there's room beside the list. */
  chosen: number;
  /** On phones, only the names of the phases, so that the open one starts on the first screen. */
  brief?: boolean;
  copy: { phases: string; loading: string };
  /** The open phase. */
  children: ReactNode;
};

const tabListRole = { role: "tablist", "aria-orientation": "vertical" } as const;

/** A panel belongs to its tab, or to the step above it; it's focusable only as a tab's panel. */
function panelRole(id: string, asTabs: boolean) {
  return asTabs
    ? { role: "tabpanel", "aria-labelledby": `${id}-tab`, tabIndex: 0 }
    : { role: "group", "aria-labelledby": `${id}-step`, tabIndex: -1 };
}

/**
 * The phases of a journey with one of them open. Tabs if there is room for two columns, a disclosure list on small
 * screens. Each step is a link to its phase's page, so everything can be reached without JavaScript.
 */
export function PhaseMap({ steps, numbered, chosen, brief = false, copy, children }: PhaseMapProps) {
  const live = useHydrated();
  const wide = useWide();
  const slow = useSlowPhase(steps, chosen);
  const { key } = useLocation();
  const [shutAt, setShutAt] = useState<string>();

  const waiting = slow !== undefined;
  const at = slow ?? chosen;
  // The first phase stands in for one that the reader has yet to choose, beside the list only.
  const beside = Math.max(at, 0);
  // On small screens the open phase can be closed; a new history entry starts open.
  const shut = shutAt === key && !wide && !waiting;
  const { root, keepInPlace } = useSteadyView(`${at} ${waiting} ${shut}`, steps[chosen]?.id ?? "", waiting);

  function onTabKey(event: KeyboardEvent<HTMLAnchorElement>, from: number): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = event.key === " " ? from : tabAfterKey(event.key, from, steps.length);
    const tab =
      next === undefined ? undefined : root.current?.querySelectorAll<HTMLElement>("[role=tab]")[next];
    if (tab === undefined) return;
    event.preventDefault();
    tab.focus();
    tab.click();
  }

  const asTabs = live && wide;
  return (
    <div
      className="phase-map lg:grid lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:items-start lg:gap-x-[clamp(2rem,5vw,5rem)] print:block!"
      data-brief={brief ? "" : undefined}
      data-live={live ? "" : undefined}
      ref={root}
    >
      <ol
        {...(live ? tabListRole : {})}
        aria-label={copy.phases}
        className="phase-tabs max-lg:hidden lg:sticky lg:top-[calc(var(--header-h)+1rem)] print:hidden"
      >
        {steps.map((step, place) => (
          <li
            className="phase-step"
            data-place={placeOf(place, beside)}
            key={step.id}
            role={live ? "presentation" : undefined}
          >
            <PhaseStep
              aria-controls={live && place === beside ? `${step.id}-panel` : undefined}
              aria-current={!live && place === at ? "page" : undefined}
              aria-selected={live ? place === beside : undefined}
              id={`${step.id}-tab`}
              number={numbered ? place + 1 : undefined}
              onClick={(event) => keepInPlace(event.currentTarget)}
              onKeyDown={(event) => onTabKey(event, place)}
              role={live ? "tab" : undefined}
              step={step}
              tabIndex={live && place !== beside ? -1 : undefined}
            />
          </li>
        ))}
      </ol>
      <ol
        aria-label={asTabs ? undefined : copy.phases}
        className="min-w-0"
        role={asTabs ? "presentation" : undefined}
      >
        {steps.map((step, place) => {
          const open = place === at;
          return (
            <li
              className="phase"
              data-open={open && !shut ? "" : undefined}
              id={step.id}
              key={step.id}
              role={asTabs ? "presentation" : undefined}
            >
              <div
                className={`phase-step lg:hidden ${at < 0 ? "print:block" : "print:hidden"}`}
                data-place={placeOf(place, at)}
              >
                <PhaseStep
                  aria-controls={live && open ? `${step.id}-panel` : undefined}
                  aria-current={!live && open ? "page" : undefined}
                  aria-expanded={live ? open && !shut : undefined}
                  id={`${step.id}-step`}
                  number={numbered ? place + 1 : undefined}
                  onClick={(event) => {
                    keepInPlace(event.currentTarget);
                    if (!open) return;
                    event.preventDefault();
                    setShutAt(shut ? undefined : key);
                  }}
                  onKeyDown={(event) => {
                    if (event.key !== " ") return;
                    event.preventDefault();
                    event.currentTarget.click();
                  }}
                  role={live ? "button" : undefined}
                  step={step}
                />
              </div>
              {place === beside ? (
                <div
                  {...panelRole(step.id, asTabs)}
                  aria-busy={waiting || undefined}
                  className={`phase-panel rounded-xl border border-line bg-surface shadow-card focus-ring max-lg:mt-1.5 max-lg:mb-5 ${open ? "" : "phase-unchosen max-lg:hidden print:hidden"}`}
                  hidden={shut}
                  id={`${step.id}-panel`}
                >
                  {waiting ? <PhaseSkeleton label={copy.loading} /> : children}
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const bar = "rounded-pill bg-tint";

function PhaseSkeleton({ label }: { label: string }) {
  return (
    <div className="min-h-[70vh]" role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="motion-safe:animate-pulse">
        <div className="aspect-5/2 rounded-t-[calc(var(--radius-xl)-1px)] bg-tint sm:aspect-3/1" />
        <div className="px-card pt-card lg:px-11 lg:pt-11">
          <div className={`${bar} h-6 w-4/5`} />
          <div className={`${bar} mt-4 h-6 w-3/5`} />
          <div className={`${bar} mt-10 h-5 w-full`} />
          <div className={`${bar} mt-3 h-5 w-4/5`} />
        </div>
      </div>
    </div>
  );
}

/** A phase that takes longer than this gets a skeleton. */
const skeletonDelay = 150;

/** The index of the phase that is loading slowly; undefined if none is. */
function useSlowPhase(steps: readonly { href: string }[], chosen: number): number | undefined {
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

// The width from which CSS shows the phases side by side (`lg`).
const twoColumns = "(width >= 64rem)";

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(twoColumns);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether there is room for two columns; unknown on the server. */
function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(twoColumns).matches,
    () => false,
  );
}
