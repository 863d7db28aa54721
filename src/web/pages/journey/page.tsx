import { type ComponentProps, useState } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from "react-router";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Breadcrumbs, type Crumb } from "#web/layout/trail.tsx";
import { onePath } from "#web/layout/use-path.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { movedWithin } from "#web/pages/not-found/not-found.server.ts";
import { Sources } from "#web/sections/sources.tsx";
import { journeyAndPhase, journeyTrail, phaseView, wholeView } from "./loader.server.ts";
import { PhaseMap } from "./phase-map.tsx";
import { PhasePanel } from "./phase-panel.tsx";
import { journeyStructuredData, phaseStructuredData } from "./structured-data.server.ts";
import { WholeJourney } from "./whole-journey.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const found = journeyAndPhase(onePath(args.url.pathname));
  if (found === undefined) return data(await movedWithin(args), { status: 404 });
  const { siteUrl } = args.context.get(pageRequest);
  const { journey, plan, phase } = found;
  const trail = journeyTrail(journey, phase);
  if (phase === undefined) {
    const structuredData = pack(journeyStructuredData(journey, plan, trail, siteUrl));
    return { ...wholeView(journey, plan), structuredData, siteUrl };
  }
  const structuredData = pack(phaseStructuredData(journey, phase, trail, siteUrl));
  return { ...phaseView(journey, plan, phase), structuredData, siteUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  return pageMeta("moved" in loaderData ? loaderData.moved : loaderData);
};

/** A changed anchor needs no request. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * A guided journey, or one of its phases. A phase that was opened on the journey's own page opens there, at its own
 * address; loaded by its address, it is a page of its own.
 */
export default function JourneyPage() {
  const loaded = useLoaderData<typeof loader>();
  const within: unknown = useLocation().state;
  const [hub, setHub] = useState<ComponentProps<typeof WholeJourney>["whole"]>();
  if ("moved" in loaded) return <Moved near={loaded.moved.near} page={loaded.moved.page} />;
  if ("whole" in loaded) {
    if (loaded.whole !== hub) setHub(loaded.whole);
    return <WholeJourney whole={loaded.whole} />;
  }
  const { one } = loaded;
  if (hub !== undefined && hub.frame === within && one.frame === `${hub.frame}/`)
    return <WholeJourney open={one} whole={hub} />;
  return <PhasePage one={one} trail={loaded.trail} />;
}

type One = ReturnType<typeof phaseView>["one"];

function Onward({ one }: { one: One }) {
  const { plan, endings, sources, reviewed } = one;
  return (
    <div className="mt-[calc(var(--spacing-stack)*1.6)]">
      <p className="max-w-text text-ink-soft print:hidden">{plan.text}</p>
      <p className="mt-2 flex flex-wrap gap-x-8 gap-y-2 print:hidden">
        {plan.link === undefined ? null : (
          <ButtonLink href={plan.link.href} variant="text">
            {plan.link.title}
          </ButtonLink>
        )}
        <ButtonLink href={endings.href} variant="text">
          {endings.title}
        </ButtonLink>
      </p>
      {sources.length > 0 ? null : <p className="mt-4 text-small text-ink-soft">{reviewed}</p>}
    </div>
  );
}

function PhasePage({ one, trail }: { one: One; trail: readonly Crumb[] }) {
  const { phase, steps, copy, sources } = one;
  const at = steps.findIndex(({ id }) => id === phase.id);
  return (
    // Pages in the same frame replace each other without a jump (layout/use-route-change.ts).
    <div data-frame={one.frame}>
      <div className="mx-auto max-w-page px-gutter pt-8 pb-section-tight lg:pt-12">
        <div className="mb-6">
          <Breadcrumbs trail={trail} />
        </div>
        <p className="text-small font-semibold text-link">{one.place}</p>
        <h1 className="mt-1 mb-stack font-display text-h1 text-balance">{phase.title}</h1>
        <PhaseMap brief chosen={at} copy={copy} numbered={one.numbered} steps={steps}>
          <PhasePanel
            copy={copy}
            earlier={steps[at - 1]}
            key={phase.id}
            later={steps[at + 1]}
            phase={phase}
          />
        </PhaseMap>
        <Onward one={one} />
      </div>
      {sources.length === 0 ? null : (
        <Sources heading={copy.sources} newTab={copy.newTab} reviewed={one.reviewed} sources={sources} />
      )}
    </div>
  );
}
