import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageRequest } from "#platform/http/page-request.ts";
import { onePath } from "#web/layout/use-path.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { movedOrMissing } from "#web/pages/not-found/not-found.server.ts";
import { PhasePage } from "./phase-page.tsx";
import { journeyStructuredData, phaseStructuredData } from "./structured-data.server.ts";
import { journeyAndPhase, journeyTrail, phaseView, wholeView } from "./view.server.ts";
import { WholeJourney } from "./whole-journey.tsx";

/** The journey at this address, or the one phase that the address names. */
export async function loader(args: LoaderFunctionArgs) {
  const found = journeyAndPhase(onePath(args.url.pathname));
  if (found === undefined) return data({ moved: await movedOrMissing(args) }, { status: 404 });
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

/** A guided journey, or one of its phases. */
export default function JourneyPage() {
  const loaded = useLoaderData<typeof loader>();
  if ("moved" in loaded) return <Moved near={loaded.moved.near} page={loaded.moved.page} />;
  if ("whole" in loaded) return <WholeJourney trail={loaded.trail} whole={loaded.whole} />;
  return <PhasePage one={loaded.one} trail={loaded.trail} />;
}
