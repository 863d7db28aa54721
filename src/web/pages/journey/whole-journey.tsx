import type { CountryRules, Journey, JourneyPart } from "#content/journeys/journey.ts";
import { CardLink } from "#ui/card-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { Buttons } from "#web/sections/buttons.tsx";
import { Headed, SectionHeading } from "#web/sections/headed.tsx";
import { journeyScene, Landscape } from "#web/sections/landscape.tsx";
import { Sources } from "#web/sections/sources.tsx";
import { PhaseStep } from "./phase-step.tsx";
import { PlanPart } from "./plan-part.tsx";
import type { wholeView } from "./view.server.ts";
import "./phases.css";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { Noted } from "#ui/gentle-part.tsx";
import { PartText } from "./part-text.tsx";
import { addressOfAnchor } from "./phase-address.ts";

type Whole = ReturnType<typeof wholeView>["whole"];

/** The phases in order, each a link to its page. */
function Steps({ id, whole }: { id: string; whole: Whole }) {
  const { map, steps, numbered, copy } = whole;
  return (
    <Section id={id} labelledBy={`${id}-heading`}>
      <div className="lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-x-[clamp(3rem,9vw,9rem)]">
        <div>
          <SectionHeading heading={map.heading} id={`${id}-heading`} lead={map.lead} look="journey" />
        </div>
        <ol aria-label={copy.phases} className="phase-steps max-lg:mt-stack">
          {steps.map((step, at) => (
            <li className="phase-step" key={step.id}>
              <PhaseStep number={numbered ? at + 1 : undefined} step={step} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** Three kinds of support along the way. */
function Company({ company, more }: { company: Journey["company"]; more: string }) {
  return (
    <Headed copy={company} look="journey" name="company">
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-3">
        {company.cards.map(({ title, text, href, picture }) => (
          <li key={title}>
            <CardLink
              href={href}
              more={more}
              picture={
                <div className="relative h-48 shrink-0 bg-(--art-sky-1)">
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

/** A journey's own page: its phases by name, longer reading, how it can end, its plan and its sources. */
export function WholeJourney({ whole }: { whole: Whole }) {
  const { copy, plan, otherEndings } = whole;
  const endingsId = otherEndings.id ?? "another-way";
  return (
    <>
      <OldAnchors anchors={whole.anchors} steps={whole.steps} />
      <Landscape page={whole} picture={whole.picture} scene={journeyScene}>
        <Buttons
          className="mt-stack gap-3 sm:gap-4 print:hidden"
          each="max-sm:px-5"
          links={[
            { text: copy.findPhase, href: `#${phasesId}` },
            { text: copy.seePlans, href: "/membership" },
          ]}
        />
      </Landscape>
      <Steps id={phasesId} whole={whole} />
      <Reading heading={copy.parts} parts={whole.parts} skipTo={endingsId} />
      <OtherEndings endings={otherEndings} id={endingsId} skipTo={planId} />
      <PlanPart id={planId} intro={plan.intro} opens={plan.opens} plan={plan.plan} copy={copy} />
      <Company company={whole.company} more={copy.lookInside} />
      <Sources
        heading={copy.sources}
        newTab={copy.newTab}
        reviewed={whole.reviewed}
        sources={whole.sources}
      />
    </>
  );
}

/** The rules of two countries, side by side or stacked on small screens. */
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
                className="border-t border-line py-3 text-small text-ink-soft first:border-0 lg:text-base"
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

/** Longer reading about the whole path: rules by country first, then the rest. */
function Reading({ heading, parts, skipTo }: ReadingProps) {
  return (
    <Section ground="tint" labelledBy="reading-heading">
      <Heading level={2} id="reading-heading">
        {heading}
      </Heading>
      {parts.map((part, at) => (
        <div
          className="mt-[calc(var(--spacing-stack)*1.5)] border-t border-line-strong/50 pt-[calc(var(--spacing-stack)*1.5)]"
          key={part.id}
        >
          <PartText
            after={part.countries ? <Countries countries={part.countries} /> : null}
            beside={part.countries === undefined}
            id={part.id}
            level="h3"
            on="tint"
            part={part}
            skipTo={parts[at + 1]?.id ?? skipTo}
          />
        </div>
      ))}
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
  const { heading, lead, note, parts } = endings;
  const idOf = (at: number) => parts[at]?.id ?? `${id}-${at + 1}`;
  return (
    <Headed copy={{ id, heading, lead }} look="journey">
      <div className="mt-stack">
        <Noted note={note} skipTo={skipTo} space="mt-stack">
          <div className="grid gap-x-16 md:grid-cols-2">
            {parts.map((part, at) => (
              <div className="border-t border-line py-[calc(var(--spacing-stack)*1.25)]" key={idOf(at)}>
                <PartText
                  id={idOf(at)}
                  level="h3"
                  part={part}
                  skipTo={at + 1 < parts.length ? idOf(at + 1) : skipTo}
                />
              </div>
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
