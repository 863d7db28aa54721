import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import type { Journey } from "#content/journeys/journey.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CardLink } from "#ui/card-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { onePath } from "#web/layout/use-path.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Hero } from "./hero.tsx";
import { OtherEndings } from "./other-endings.tsx";
import { PhaseMap } from "./phase-map.tsx";
import { PlanPart } from "./plan-part.tsx";
import { Reading } from "./reading.tsx";
import { Sources } from "./sources.tsx";
import { journeyStructuredData } from "./structured-data.server.ts";
import { journeyView } from "./view.server.ts";

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

/** The journey at this address with its plan, and the copy shared by all journeys. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const view = journeyView(onePath(url.pathname));
  if (view === undefined) throw new Response(null, { status: 404 });
  const { siteUrl } = context.get(pageRequest);
  const { page, plan, trail } = view;
  return { ...view, structuredData: pack(journeyStructuredData(page, plan, trail, siteUrl)), siteUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Everything is loaded already; the hash decides what is shown. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

const phasesId = "phases";
const planId = "plan";

/** A guided journey: its phases, longer reading, how it can end, its plan and its sources. */
export default function JourneyPage() {
  const { page, trail, places, plan, opens, reviewed, copy } = useLoaderData<typeof loader>();
  const endingsId = page.otherEndings.id ?? "another-way";
  return (
    <>
      <Hero heading={page.heading} introduction={page.introduction} picture={page.picture} trail={trail}>
        <ButtonLink className="max-sm:px-5" href={`#${phasesId}`} variant="primary">
          {copy.findPhase}
        </ButtonLink>
        <ButtonLink className="max-sm:px-5" href="/membership" variant="outline">
          {copy.seePlans}
        </ButtonLink>
      </Hero>
      <PhaseMap id={phasesId} key={page.id} map={page.map} phases={page.phases} places={places} copy={copy} />
      <Reading heading={copy.parts} parts={page.parts} skipTo={endingsId} />
      <OtherEndings endings={page.otherEndings} id={endingsId} skipTo={planId} />
      <PlanPart id={planId} intro={page.plan} opens={opens} plan={plan} copy={copy} />
      <Company company={page.company} more={copy.lookInside} />
      <Sources heading={copy.sources} newTab={copy.newTab} reviewed={reviewed} sources={page.sources} />
    </>
  );
}
