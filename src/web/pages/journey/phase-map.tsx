import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import type { Journey } from "#content/journeys/journey.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { firstPhaseScript } from "./first-phase-script.ts";
import { phaseAt, tabAfterKey } from "./phase-address.ts";
import { type PanelCopy, PhasePanel } from "./phase-panel.tsx";
import { PhaseStep, placeOf } from "./phase-step.tsx";
import { isPlainPress, useInnerLinks } from "./use-inner-links.ts";
import { usePhase } from "./use-phase.ts";
import { useWide } from "./use-wide.ts";
import "./phases.css";

type PhaseMapProps = {
  id: string;
  map: Journey["map"];
  phases: Journey["phases"];
  /** "Phase 5 of 7" for each phase, if the number of phases is final. */
  places: readonly string[] | undefined;
  copy: PanelCopy & { phases: string; nothingSaved: string };
};

const tabListRole = { role: "tablist", "aria-orientation": "vertical" } as const;

/** A panel belongs to its tab, or to the step above it; it's focusable only as a tab's panel. */
function panelRole(id: string, asTabs: boolean) {
  return asTabs
    ? { role: "tabpanel", "aria-labelledby": `${id}-tab`, tabIndex: 0 }
    : { role: "group", "aria-labelledby": `${id}-heading`, tabIndex: -1 };
}

/**
 * The phases of a journey. Tabs if there is room for two columns, a disclosure list on small screens. Every phase is in
 * the page, and each step is a link to it, so everything can be reached without JavaScript.
 */
export function PhaseMap({ id, map, phases, places, copy }: PhaseMapProps) {
  const { live, chosen, shut, choose, goTo, toggle } = usePhase(phases);
  const wide = useWide();
  const root = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLOListElement>(null);
  /** A pressed step and its position in the viewport, so that it can be kept there. */
  const held = useRef<{ step: Element; top: number }>(null);
  /** Set if a link led to another phase: the focus follows. */
  const led = useRef(false);

  useInnerLinks(
    (hash) => {
      const at = phaseAt(phases, hash);
      return at !== undefined && (at !== chosen || (shut && !wide));
    },
    (hash) => {
      led.current = true;
      goTo(hash);
    },
  );

  // Opening or closing a phase above a pressed step must not move it away from the finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what is open moves anything.
  useLayoutEffect(() => {
    if (held.current === null) return;
    const { step, top } = held.current;
    held.current = null;
    scrollBy({ top: step.getBoundingClientRect().top - top, behavior: "instant" });
    // Deep in a long phase, the start of the next one would be far above; scroll it into view.
    const panel = root.current?.querySelector(".phase[data-open] > .phase-panel");
    if (wide && panel && panel.getBoundingClientRect().top < 0) panel.parentElement?.scrollIntoView();
  }, [chosen, shut]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (!led.current) return;
    led.current = false;
    root.current
      ?.querySelector<HTMLElement>(".phase[data-open] > .phase-panel")
      ?.focus({ preventScroll: true });
  }, [chosen, shut]);

  function keepInPlace(step: Element): void {
    held.current = { step, top: step.getBoundingClientRect().top };
  }

  function onPress(event: MouseEvent<HTMLAnchorElement>, act: () => void): void {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    keepInPlace(event.currentTarget);
    act();
  }

  function onTabKey(event: KeyboardEvent<HTMLAnchorElement>, at: number): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = event.key === " " ? at : tabAfterKey(event.key, at, phases.length);
    const tab = next === undefined ? undefined : tabs.current?.querySelectorAll("a")[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    keepInPlace(tab);
    tab.focus();
    choose(next);
  }

  const asTabs = live && wide;
  return (
    <Section id={id} labelledBy={`${id}-heading`}>
      <Heading level={2} id={`${id}-heading`}>
        {map.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-[37rem] text-lead text-ink-soft">
        {map.lead} {copy.nothingSaved}
      </p>
      <div
        className="phase-map mt-[calc(var(--spacing-stack)*2)] lg:grid print:block! lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:items-start lg:gap-x-[clamp(2rem,5vw,5rem)]"
        data-live={live ? "" : undefined}
        ref={root}
        suppressHydrationWarning
      >
        {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: ours, and listed by its hash in the policy */}
        <script
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstPhaseScript(phases) : "" }}
          suppressHydrationWarning
        />
        {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: up to here */}
        <ol
          {...(live ? tabListRole : {})}
          aria-label={copy.phases}
          className="phase-tabs max-lg:hidden lg:sticky lg:top-[calc(var(--header-h)+1rem)] print:hidden"
          ref={tabs}
        >
          {phases.map((phase, at) => (
            <li
              className="phase-step"
              data-place={placeOf(at, chosen)}
              key={phase.id}
              role={live ? "presentation" : undefined}
            >
              <PhaseStep
                aria-controls={live ? `${phase.id}-panel` : undefined}
                aria-selected={live ? at === chosen : undefined}
                id={`${phase.id}-tab`}
                number={places ? at + 1 : undefined}
                onClick={(event) => onPress(event, () => choose(at))}
                onKeyDown={(event) => onTabKey(event, at)}
                phase={phase}
                role={live ? "tab" : undefined}
                tabIndex={live && at !== chosen ? -1 : undefined}
              />
            </li>
          ))}
        </ol>
        <ol className="min-w-0" role={asTabs ? "presentation" : undefined}>
          {phases.map((phase, at) => {
            const open = at === chosen && (wide || !shut);
            return (
              <li
                className="phase"
                data-open={open ? "" : undefined}
                id={phase.id}
                key={phase.id}
                role={asTabs ? "presentation" : undefined}
              >
                <div className="phase-step lg:hidden print:hidden" data-place={placeOf(at, chosen)}>
                  <PhaseStep
                    aria-controls={live ? `${phase.id}-panel` : undefined}
                    aria-expanded={live ? open : undefined}
                    number={places ? at + 1 : undefined}
                    onClick={(event) => onPress(event, () => toggle(at))}
                    onKeyDown={(event) => {
                      if (event.key !== " ") return;
                      event.preventDefault();
                      event.currentTarget.click();
                    }}
                    phase={phase}
                    role={live ? "button" : undefined}
                  />
                </div>
                <div
                  {...panelRole(phase.id, asTabs)}
                  className="phase-panel rounded-xl border border-line bg-surface shadow-card focus-ring max-lg:mt-1.5 max-lg:mb-5"
                  id={`${phase.id}-panel`}
                >
                  <PhasePanel
                    earlier={phases[at - 1]}
                    later={phases[at + 1]}
                    phase={phase}
                    place={places?.[at]}
                    copy={copy}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}
