import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageRequest } from "#platform/http/page-request.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Hero } from "../journey/hero.tsx";
import { Chooser } from "./chooser.tsx";
import { How } from "./how.tsx";
import { Paths } from "./paths.tsx";
import { overviewStructuredData } from "./structured-data.server.ts";
import { overviewView } from "./view.server.ts";

/** The overview's words and the first steps its chooser can suggest. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return { ...overviewView(), structuredData: pack(overviewStructuredData(siteUrl)), siteUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

const chooserId = "today";

/** Your Family-Building Journey: how the journeys work, the five paths, and three questions for the undecided. */
export default function Journeys() {
  const { page, comingSoon, steps } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero heading={page.heading} introduction={page.introduction} picture={page.picture} />
      <How how={page.how} />
      <Paths chooserId={chooserId} comingSoon={comingSoon} paths={page.paths} />
      <Chooser id={chooserId} steps={steps} copy={page.chooser} />
    </>
  );
}
