import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CountryRules, Journey, JourneyPart } from "#content/journeys/journey.ts";
import { CardLink } from "#ui/card-link.tsx";
import { Noted } from "#ui/gentle-part.tsx";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { Headed } from "#web/sections/headed.tsx";
import { Landscape } from "#web/sections/landscape.tsx";
import { Buttons } from "#web/sections/opening.tsx";
import { Sources } from "#web/sections/sources.tsx";
import type { phaseView, wholeView } from "./loader.server.ts";
import { Paragraphs, PartText } from "./part-text.tsx";
import { addressOfAnchor } from "./phase-address.ts";
import { PhaseMap } from "./phase-map.tsx";
import { PhasePanel } from "./phase-panel.tsx";
import { PlanPart } from "./plan-part.tsx";

type Whole = ReturnType<typeof wholeView>["whole"];
type Open = ReturnType<typeof phaseView>["one"];

type StepsProps = { id: string; whole: Whole; open: Open | undefined };

/** A press opens one in place; each is a link to its own page. */
function Steps({ id, whole, open }: StepsProps) {
  const { map, steps, numbered, copy, frame } = whole;
  const shown = open ?? whole.first;
  const at = steps.findIndex((step) => step.id === shown?.phase.id);
  return (
    <Headed copy={{ ...map, id }} look="journey">
      {/* Links in here keep the journey's page around the phase that they open (layout/use-link-navigation.ts). */}
      <div className="mt-stack" data-within={frame}>
        <PhaseMap chosen={open === undefined ? -1 : at} copy={copy} numbered={numbered} steps={steps}>
          {shown === undefined ? null : (
            <PhasePanel
              copy={shown.copy}
              earlier={steps[at - 1]}
              key={shown.phase.id}
              later={steps[at + 1]}
              level="h3"
              phase={shown.phase}
            />
          )}
        </PhaseMap>
      </div>
    </Headed>
  );
}

function Company({ company, more }: { company: Journey["company"]; more: string }) {
  return (
    <Headed copy={{ ...company, id: companyId }} look="journey">
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-3">
        {company.cards.map(({ title, text, href, picture }) => (
          <li key={title}>
            <CardLink
              href={href}
              more={more}
              picture={
                <div className="relative h-48 shrink-0 bg-(--art-sky-1) max-md:hidden">
                  <Illustration {...picture} alt="" className="absolute inset-0 size-full object-cover" />
                </div>
              }
              text={text}
              title={title}
            />
          </li>
        ))}
      </ul>
    </Headed>
  );
}

const phasesId = "phases";
const planId = "plan";
const companyId = "company";

type WholeJourneyProps = {
  whole: Whole;
  /** The phase that the reader has opened here. */
  open?: Open;
};

export function WholeJourney({ whole, open }: WholeJourneyProps) {
  const { copy, plan, otherEndings } = whole;
  const endingsId = otherEndings.id ?? "another-way";
  return (
    // A phase that opens or closes in here moves nothing else (layout/use-route-change.ts).
    <div data-frame={whole.frame}>
      {open === undefined ? <OldAnchors anchors={whole.anchors} steps={whole.steps} /> : null}
      <Landscape page={whole} picture={whole.picture}>
        <Buttons
          className="mt-stack gap-3 sm:gap-4 print:hidden"
          each="max-sm:px-5"
          links={[
            { text: copy.findPhase, href: `#${phasesId}` },
            { text: copy.seePlans, href: "/membership" },
          ]}
        />
      </Landscape>
      <Steps id={phasesId} open={open} whole={whole} />
      <Reading heading={copy.parts} parts={whole.parts} skipTo={endingsId} />
      <OtherEndings endings={otherEndings} id={endingsId} skipTo={companyId} />
      {/* Company comes before the plan, so that no price follows a section on grief. */}
      <Company company={whole.company} more={copy.lookInside} />
      <PlanPart id={planId} intro={plan.intro} opens={plan.opens} plan={plan.plan} copy={copy} />
      <Sources
        heading={copy.sources}
        newTab={copy.newTab}
        reviewed={whole.reviewed}
        sources={whole.sources}
      />
    </div>
  );
}

function Countries({ countries }: { countries: readonly CountryRules[] }) {
  return (
    <div className="mt-stack grid gap-grid md:grid-cols-2">
      {countries.map(({ country, lines }) => (
        <div
          className="rounded-xl border border-line bg-surface px-card py-[calc(var(--spacing-card)*0.8)]"
          key={country}
        >
          <Heading level={4}>{country}</Heading>
          <ul className="mt-2">
            {lines.map((line) => (
              <li
                className="border-t border-line py-3 text-small text-ink-soft first:border-0 lg:text-body"
                key={line}
              >
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type ReadingProps = {
  heading: string;
  parts: readonly JourneyPart[];
  /** The id of the next section. */
  skipTo: string;
};

function Reading({ heading, parts, skipTo }: ReadingProps) {
  return (
    <Section ground="tint" labelledBy="reading-heading">
      <Heading level={2} id="reading-heading">
        {heading}
      </Heading>
      <div className="mt-stack divide-y divide-line-strong/50 border-y border-line-strong/50">
        {parts.map((part, at) => (
          <PartText
            after={part.countries ? <Countries countries={part.countries} /> : null}
            folded
            id={part.id}
            key={part.id}
            level="h3"
            on="tint"
            part={part}
            skipTo={parts[at + 1]?.id ?? skipTo}
          />
        ))}
      </div>
    </Section>
  );
}

type OtherEndingsProps = {
  id: string;
  endings: Journey["otherEndings"];
  /** The id of the next section. */
  skipTo: string;
};

/** Other ways a path can end, given as much room as the path itself. */
function OtherEndings({ id, endings, skipTo }: OtherEndingsProps) {
  const { heading, lead, note, urgent, parts } = endings;
  const idOf = (at: number) => parts[at]?.id ?? `${id}-${at + 1}`;
  return (
    <Headed copy={{ id, heading, lead }} look="journey">
      <div className="mt-stack">
        <Noted
          note={note}
          skipTo={skipTo}
          space="mt-stack"
          urgent={urgent ? <Paragraphs texts={urgent} /> : undefined}
        >
          <div className="divide-y divide-line border-y border-line">
            {parts.map((part, at) => (
              <PartText
                folded
                id={idOf(at)}
                key={idOf(at)}
                level="h3"
                part={part}
                skipTo={at + 1 < parts.length ? idOf(at + 1) : skipTo}
              />
            ))}
          </div>
        </Noted>
      </div>
    </Headed>
  );
}

type OldAnchorsProps = { steps: readonly { href: string }[]; anchors: readonly (readonly string[])[] };

/**
 * Phases were once on the journey's page, and links with their anchors are still in people's bookmarks and mails: leads
 * them to the phase's page. On a first load a script does it before anything is painted.
 */
function OldAnchors({ steps, anchors }: OldAnchorsProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Links past a hard part of the first phase lead on inside its panel.
    const panel = document.getElementById(hash.slice(1))?.closest(".phase-panel");
    if (panel && panel.getClientRects().length > 0) return;
    const address = addressOfAnchor(steps, anchors, hash);
    if (address !== undefined) navigate(address, { replace: true });
  }, [hash, steps, anchors, navigate]);
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, and listed by its hash in the policy
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? oldAnchorScript(anchors) : "" }}
      suppressHydrationWarning
    />
  );
}

/**
 * Leaves for the page of the phase that the address's anchor was for, before the journey's page is painted. The first
 * anchor of each phase is its own id, the last part of its page's address.
 */
function oldAnchorScript(anchors: readonly (readonly string[])[]): string {
  return `(() => {
const id = location.hash.slice(1), [phase] = ${JSON.stringify(anchors)}.find((ids) => ids.includes(id)) ?? [];
if (phase) location.replace(location.pathname.replace(/\\/?$/, "/") + phase + location.search + (phase === id ? "" : "#" + id));
})()`;
}
