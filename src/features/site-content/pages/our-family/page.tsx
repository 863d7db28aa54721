import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { type OurFamilyPage, ourFamily } from "#content/pages/our-family.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { SkyPanel } from "#ui/sky-panel.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { Numbers } from "./numbers.tsx";
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
