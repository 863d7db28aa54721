import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { type OurFamilyPage, ourFamily } from "#content/pages/our-family.ts";
import type { StatSign as StatSignName } from "#content/pages/our-family-story.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { SkyPanel } from "#ui/sky-panel.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { Story } from "./story.tsx";

/** Our Winding Road: the closing words, and links. */
function WindingRoad({ road }: { road: OurFamilyPage["road"] }) {
  const headingId = `${road.id}-heading`;
  const { picture, journeys, community } = road;
  return (
    <Section id={road.id} labelledBy={headingId}>
      <SkyPanel
        picture={picture}
        room="pb-[min(78vw,26rem)] lg:min-h-168 lg:pb-0"
        scene={{ place: "h-[62%]" }}
      >
        <Heading level={2} id={headingId}>
          {road.heading}
        </Heading>
        <p className="mt-[1.1rem] max-w-[31rem] text-lead">{road.text}</p>
        <p className="mt-stack flex flex-wrap gap-x-4 gap-y-3">
          <ButtonLink href={journeys.href} variant="primary">
            {journeys.text}
          </ButtonLink>
          <ButtonLink href={community.href} variant="outline">
            {community.text}
          </ButtonLink>
        </p>
      </SkyPanel>
    </Section>
  );
}

/** The Reality of Our Journey: heading on one side, text on the other. */
function Reality({ reality }: { reality: OurFamilyPage["reality"] }) {
  const headingId = `${reality.id}-heading`;
  return (
    <Section id={reality.id} labelledBy={headingId}>
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1.12fr_1fr]">
        <Heading level={2} id={headingId}>
          {reality.heading}
        </Heading>
        <div>
          <p className="text-lead text-ink-soft">{reality.lead}</p>
          <p className="mt-4 text-ink-soft">{reality.text}</p>
        </div>
      </div>
    </Section>
  );
}

/** Gaining Family Along the Way: biological families and the medical team. */
function GainingFamily({ gaining }: { gaining: OurFamilyPage["gaining"] }) {
  const headingId = `${gaining.id}-heading`;
  return (
    <Section ground="warm" id={gaining.id} labelledBy={headingId}>
      <Heading level={2} id={headingId}>
        {gaining.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{gaining.lead}</p>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2">
        {gaining.cards.map(({ title, text, picture }) => (
          <li
            className="overflow-hidden rounded-xl border border-line bg-surface shadow-card"
            key={picture.name}
          >
            <div className="relative h-56 bg-(--art-sky-1) lg:h-72">
              <Illustration
                alt={picture.alt}
                className="absolute inset-0 size-full"
                height={picture.height}
                name={picture.name}
                width={picture.width}
              />
            </div>
            <div className="p-card">
              <Heading level={3}>{title}</Heading>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Our Family: the heading above the winding road, tall enough to show the whole sun. */
function Banner({ page }: { page: OurFamilyPage }) {
  const { heading, introduction, picture } = page;
  return (
    <section className="relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      {/* Shifted to the left on phones, to keep the two people in the picture. */}
      <div className="absolute inset-x-0 bottom-0 -z-10 h-[62%] max-sm:-right-[14%] lg:h-full">
        <Illustration
          alt={picture.alt}
          className="size-full"
          height={picture.height}
          name={picture.name}
          priority
          width={picture.width}
        />
      </div>
      {/* The space above grows with the picture, to keep its cloud clear of the text. */}
      <div className="mx-auto max-w-page px-gutter pt-12 pb-[min(78vw,24rem)] lg:min-h-[clamp(36rem,40.5vw,50rem)] lg:pt-[clamp(3.5rem,12.9vw-8.6rem,8rem)] lg:pb-0">
        <h1 className="max-w-[37rem] font-display text-display text-balance">{heading}</h1>
        <p className="mt-[1.1rem] max-w-[34rem] text-lead lg:max-xl:max-w-[26rem]">{introduction}</p>
      </div>
    </section>
  );
}

/** The page's copy, and its structured data: only what the founders have made public. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const about = {
    "@context": "https://schema.org",
    "@type": "AboutPage",
    name: ourFamily.heading,
    description: ourFamily.meta.description,
    url: `${siteUrl}${ourFamily.path}`,
    inLanguage: site.language,
    isPartOf: { "@type": "WebSite", name: site.productName, url: `${siteUrl}/` },
  };
  const { path, meta } = ourFamily;
  return { page: { path, meta }, copy: pack(ourFamily), siteUrl, structuredData: pack(about) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Our Family: the founders' numbers, their story in five chapters, and their closing words. */
export default function OurFamily() {
  const page = useUnpacked(useLoaderData<typeof loader>().copy);
  return (
    <>
      <Banner page={page} />
      <Numbers numbers={page.numbers} skipTo={page.story.id} />
      <Story skipTo={page.reality.id} story={page.story} />
      <Reality reality={page.reality} />
      <GainingFamily gaining={page.gaining} />
      <WindingRoad road={page.road} />
    </>
  );
}

// Objects of the landscape in the same style, so that no icon stands out.
const shapes: Readonly<Record<StatSignName, string>> = {
  road: "M7 20c0-3.2 9-3.2 9-6.6S8 11 8 8s3-3.4 5.5-4",
  door: "M4 20h16M7 20V5.5A1.5 1.5 0 0 1 8.5 4h7A1.5 1.5 0 0 1 17 5.500V20M13.8 12.200v.1",
  rings: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  water:
    "M3.5 8.500c2-1.5 3.7-1.5 5.7 0s3.7 1.5 5.6 0 3.7-1.5 5.7 0M3.5 13c2-1.5 3.7-1.5 5.7 0s3.7 1.5 5.6 0 3.7-1.5 5.7 0M3.5 17.500c2-1.5 3.7-1.5 5.7 0s3.7 1.5 5.6 0 3.7-1.5 5.7 0",
  circles:
    "M8 4.500a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.400ZM16.5 8.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM9.5 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  window: "M6 20V11a6 6 0 0 1 12 0v9zM12 5v15M6 12.500h12",
  people:
    "M9 5.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3.5 19a5.5 5.5 0 0 1 11 0M15.5 6a2.8 2.8 0 0 1 0 5.300M17 14.200a5 5 0 0 1 3.5 4.8",
  loop: "M19.5 12a7.5 7.5 0 1 1-2.2-5.300L19.5 9M19.5 4.500V9H15",
  drop: "M12 4c3.5 4.4 5.5 7.2 5.5 10a5.5 5.5 0 0 1-11 0c0-2.8 2-5.6 5.5-10Z",
  turns: "M4.5 10A7.8 7.8 0 0 1 18.5 8M18.5 4v4h-4M19.5 14a7.8 7.8 0 0 1-14 2M5.5 20v-4h4",
  coin: "M12 4.500c4.1 0 7.5 1.6 7.5 3.500s-3.4 3.5-7.5 3.500S4.5 9.9 4.5 8s3.4-3.5 7.5-3.500ZM4.5 8v8c0 1.9 3.4 3.5 7.5 3.500s7.5-1.6 7.5-3.500V8M4.5 12c0 1.9 3.4 3.5 7.5 3.500s7.5-1.6 7.5-3.5",
  fork: "M12 20v-5c0-3.5-6-4-6-10M12 15c0-3.5 6-4 6-10M3.5 7.5 6 5l2.5 2.500M15.5 7.5 18 5l2.5 2.5",
};

/** The small drawing in the corner of a number's card. */
function StatSign({ name }: { name: StatSignName }) {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-6 right-4 size-6 text-line-strong sm:right-7 lg:top-9"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox="0 0 24 24"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

/** The figures that the founders have told; while there are none, what they will be about. */
function Figures({ stats }: Pick<OurFamilyPage["numbers"], "stats">) {
  const told = stats.flatMap(({ number, ...stat }) => (number === null ? [] : [{ ...stat, number }]));
  if (told.length === 0)
    return (
      <ul className="mt-stack flex flex-wrap gap-x-3 gap-y-1 text-lead">
        {stats.map(({ label }) => (
          <li
            className="not-last:after:ml-3 not-last:after:text-ink-soft not-last:after:content-['·'/'']"
            key={label}
          >
            {label}
          </li>
        ))}
      </ul>
    );
  return (
    <dl className="mt-stack grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-surface sm:grid-cols-3 lg:grid-cols-4">
      {told.map(({ icon, number, label, description }) => (
        <StatCard
          description={description}
          key={label}
          label={label}
          number={number}
          sign={<StatSign name={icon} />}
        />
      ))}
    </dl>
  );
}

type NumbersProps = Pick<OurFamilyPage, "numbers"> & { skipTo: string };

/** The founders' numbers, after a content note. */
function Numbers({ numbers, skipTo }: NumbersProps) {
  const headingId = `${numbers.id}-heading`;
  return (
    <Section id={numbers.id} labelledBy={headingId}>
      <h2 className="mb-[1.1rem] font-display text-h2" id={headingId}>
        {numbers.heading}
      </h2>
      <GentlePart note={numbers.note} skipTo={skipTo}>
        <Figures stats={numbers.stats} />
      </GentlePart>
    </Section>
  );
}
