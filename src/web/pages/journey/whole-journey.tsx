import type { Journey } from "#content/journeys/journey.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CardLink } from "#ui/card-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import type { Crumb } from "#web/layout/breadcrumbs.tsx";
import { Hero } from "./hero.tsx";
import { OldAnchors } from "./old-anchors.tsx";
import { OtherEndings } from "./other-endings.tsx";
import { PhaseStep } from "./phase-step.tsx";
import { PlanPart } from "./plan-part.tsx";
import { Reading } from "./reading.tsx";
import { Sources } from "./sources.tsx";
import type { wholeView } from "./view.server.ts";
import "./phases.css";

type Whole = ReturnType<typeof wholeView>["whole"];

/** The phases in order, each a link to its page. */
function Steps({ id, whole }: { id: string; whole: Whole }) {
  const { map, steps, numbered, copy } = whole;
  return (
    <Section id={id} labelledBy={`${id}-heading`}>
      <div className="lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-x-[clamp(3rem,9vw,9rem)]">
        <div>
          <Heading level={2} id={`${id}-heading`}>
            {map.heading}
          </Heading>
          <p className="mt-[1.1rem] max-w-[37rem] text-lead text-ink-soft">{map.lead}</p>
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
    <Section labelledBy="company-heading">
      <Heading level={2} id="company-heading">
        {company.heading}
      </Heading>
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
    </Section>
  );
}

const phasesId = "phases";
const planId = "plan";

/** A journey's own page: its phases by name, longer reading, how it can end, its plan and its sources. */
export function WholeJourney({ whole, trail }: { whole: Whole; trail: readonly Crumb[] }) {
  const { copy, plan, otherEndings } = whole;
  const endingsId = otherEndings.id ?? "another-way";
  return (
    <>
      <OldAnchors anchors={whole.anchors} steps={whole.steps} />
      <Hero heading={whole.heading} introduction={whole.introduction} picture={whole.picture} trail={trail}>
        <ButtonLink className="max-sm:px-5" href={`#${phasesId}`} variant="primary">
          {copy.findPhase}
        </ButtonLink>
        <ButtonLink className="max-sm:px-5" href="/membership" variant="outline">
          {copy.seePlans}
        </ButtonLink>
      </Hero>
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
