import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import type { JourneyId } from "#content/journeys/journey.ts";
import { phasePath } from "#content/journeys/phase-pages.ts";
import { journeys as allJourneys } from "#content/journeys/register.ts";
import { type JourneysPage, journeys, type PathCard } from "#content/pages/journeys.ts";
import { chooserId } from "#content/pages/journeys-chooser.ts";
import { planCopy, plans } from "#content/plans.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Headed } from "#web/sections/headed.tsx";
import { Landscape } from "#web/sections/landscape.tsx";
import { described } from "#web/structured-data/pages.server.ts";
import { Chooser } from "./chooser.tsx";
import type { Step, Steps } from "./suggest.ts";

// The thread changes its color from step to step, like the five threads of the pictures.
const threads = [
  "from-(--art-thread-1) to-(--art-thread-2)",
  "from-(--art-thread-2) to-(--art-thread-5)",
  "from-(--art-thread-5) to-(--art-thread-3)",
  "from-(--art-thread-3) to-(--art-thread-3)",
];

function How({ how }: { how: JourneysPage["how"] }) {
  return (
    <Headed copy={how} look="journey" name="how">
      <ol className="mt-[calc(var(--spacing-stack)*1.75)] grid lg:grid-cols-4">
        {how.steps.map(({ title, text }, at) => (
          <li className="relative pl-18 not-last:pb-8 lg:pt-18 lg:pr-10 lg:pb-0 lg:pl-0" key={title}>
            <span
              aria-hidden="true"
              className={`absolute top-0 left-[calc(1.625rem-1.5px)] h-full w-[3px] bg-linear-to-b lg:top-[calc(1.625rem-1.5px)] lg:left-0 lg:h-[3px] lg:w-full lg:bg-linear-to-r ${threads[at]} ${at === how.steps.length - 1 ? "max-lg:hidden lg:w-2/5!" : ""}`}
            />
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-13 place-items-center rounded-full border-2 border-primary bg-surface font-display text-h4 text-link"
            >
              {at + 1}
            </span>
            <Heading level={3}>{title}</Heading>
            <p className="text-ink-soft lg:max-w-64">{text}</p>
          </li>
        ))}
      </ol>
    </Headed>
  );
}

export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return { ...overviewView(), structuredData: pack(overviewStructuredData(siteUrl)), siteUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function Journeys() {
  const { page, comingSoon, steps } = useLoaderData<typeof loader>();
  return (
    <>
      <Landscape page={page} picture={page.picture} />
      <How how={page.how} />
      <Paths chooserId={chooserId} comingSoon={comingSoon} paths={page.paths} />
      <Chooser id={chooserId} steps={steps} copy={page.chooser} />
    </>
  );
}

type PathsProps = {
  paths: JourneysPage["paths"];
  /** The plans that aren't open yet, and their tag. */
  comingSoon: { ids: readonly string[]; tag: string };
  chooserId: string;
};

// Three cards above two on wide screens; the two, and the last one on tablets, have their emblem at the side.
const shapes = {
  upright: { item: "lg:col-span-2", card: "sm:flex-col", more: "mt-auto" },
  beside: {
    item: "lg:col-span-3",
    card: "md:flex-col lg:flex-row",
    more: "md:max-lg:mt-auto",
  },
  last: { item: "md:col-span-2 lg:col-span-3", card: "", more: "" },
} as const;

type Shape = keyof typeof shapes;

function shapeOf(at: number, count: number): Shape {
  if (at === count - 1) return "last";
  return at < 3 ? "upright" : "beside";
}

type CardProps = { card: PathCard; more: string; tag: string | undefined; shape: Shape };

function Card({ card, more, tag, shape }: CardProps) {
  const { title, text, href, emblem } = card;
  return (
    <a
      className={`group flex h-full gap-x-5 gap-y-4 rounded-xl border border-line bg-surface p-card text-ink shadow-card transition max-[20rem]:flex-col sm:gap-x-8 duration-(--dur-base) focus-ring hover:-translate-y-0.5 hover:shadow-lift motion-reduce:hover:translate-y-0 ${shapes[shape].card}`}
      href={href}
    >
      <Illustration
        {...emblem}
        alt=""
        className="-ml-1.5 h-auto w-20 shrink-0 origin-top self-start motion-safe:group-hover:animate-[sway_900ms] lg:w-39"
      />
      <div className="flex grow flex-col items-start justify-center">
        <Heading level={3}>{title}</Heading>
        <p className="text-ink-soft">{text}</p>
        {tag === undefined ? null : (
          <p className="mt-3">
            <Tag kind="quiet" state>
              {tag}
            </Tag>
          </p>
        )}
        <span className={`flex items-center gap-2 pt-5 font-semibold text-link ${shapes[shape].more}`}>
          {more}
          <Icon
            className="size-[1.1em] transition-transform duration-(--dur-quick) group-hover:translate-x-0.5"
            name="arrow"
          />
        </span>
      </div>
    </a>
  );
}

function Paths({ paths, comingSoon, chooserId }: PathsProps) {
  return (
    <Headed copy={paths} ground="tint" look="journey" name="paths">
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2 lg:grid-cols-6">
        {paths.cards.map((card, at) => {
          const shape = shapeOf(at, paths.cards.length);
          return (
            <li className={shapes[shape].item} key={card.id}>
              <Card
                card={card}
                more={paths.more}
                shape={shape}
                tag={comingSoon.ids.includes(card.id) ? comingSoon.tag : undefined}
              />
            </li>
          );
        })}
      </ul>
      <p className="mt-stack">
        <ButtonLink className="text-left" href={`#${chooserId}`} variant="text">
          {paths.unsure}
        </ButtonLink>
      </p>
      <p>
        <ButtonLink href={paths.loss.href} variant="text">
          {paths.loss.text}
        </ButtonLink>
      </p>
    </Headed>
  );
}

function overviewStructuredData(siteUrl: string) {
  return {
    ...described("CollectionPage", journeys, siteUrl),
    "@id": `${siteUrl}${journeys.path}`,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: journeys.paths.cards.map(({ title, href }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: title,
        url: `${siteUrl}${href}`,
      })),
    },
  };
}

/** The overview with data from other content: which plans aren't open, and which phases exist. */
function overviewView() {
  const waiting: readonly string[] = plans()
    .filter(({ state }) => state === "comingSoon")
    .map(({ id }) => id);
  const steps: Steps = {
    infertility: stepsOf("infertility"),
    "donor-conception": stepsOf("donor-conception"),
    surrogacy: stepsOf("surrogacy"),
    "gestational-surrogates": stepsOf("gestational-surrogates"),
    adoption: stepsOf("adoption"),
  };
  return { page: journeys, comingSoon: { ids: waiting, tag: planCopy.comingSoon }, steps };
}

function stepsOf(id: JourneyId): Step[] {
  const journeyContent = allJourneys.find((journey) => journey.id === id);
  if (journeyContent !== undefined)
    return journeyContent.phases.map((phase) => ({
      title: phase.title,
      href: phasePath(journeyContent, phase),
    }));
  return journeys.paths.cards.filter((card) => card.id === id).map(({ title, href }) => ({ title, href }));
}
