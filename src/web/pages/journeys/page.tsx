import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import type { JourneysPage } from "#content/pages/journeys.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Hero } from "../journey/hero.tsx";
import { Chooser } from "./chooser.tsx";
import { Paths } from "./paths.tsx";
import { overviewStructuredData } from "./structured-data.server.ts";
import { overviewView } from "./view.server.ts";

// The thread changes its color from step to step, like the five threads of the pictures.
const threads = [
  "from-(--art-thread-1) to-(--art-thread-2)",
  "from-(--art-thread-2) to-(--art-thread-5)",
  "from-(--art-thread-5) to-(--art-thread-3)",
  "from-(--art-thread-3) to-(--art-thread-3)",
];

/** How Our Guided Journeys Work: four steps on one thread, horizontal on wide screens and vertical on small ones. */
function How({ how }: { how: JourneysPage["how"] }) {
  return (
    <Section labelledBy="how-heading">
      <Heading level={2} id="how-heading">
        {how.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-[37rem] text-lead text-ink-soft">{how.lead}</p>
      <ol className="mt-[calc(var(--spacing-stack)*1.75)] grid lg:grid-cols-4">
        {how.steps.map(({ title, text }, at) => (
          <li className="relative pl-18 not-last:pb-8 lg:pt-18 lg:pr-10 lg:pb-0 lg:pl-0" key={title}>
            <span
              aria-hidden="true"
              className={`absolute top-0 left-[calc(1.625rem-1.5px)] h-full w-[3px] bg-linear-to-b lg:top-[calc(1.625rem-1.5px)] lg:left-0 lg:h-[3px] lg:w-full lg:bg-linear-to-r ${threads[at]} ${at === how.steps.length - 1 ? "max-lg:hidden lg:w-2/5!" : ""}`}
            />
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-13 place-items-center rounded-full border-2 border-primary bg-surface font-display text-[1.25rem] text-link"
            >
              {at + 1}
            </span>
            <Heading level={3}>{title}</Heading>
            <p className="mt-1 text-ink-soft lg:max-w-64">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The overview's copy and the first steps its chooser can suggest. */
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
